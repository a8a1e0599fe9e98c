import { implement } from '@orpc/server';
import { closeWithoutReply, listInbox, openAgain, replyToMessage } from '#gateway/domain/desk/inbox.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const inboxCalls = {
  list: os.inbox.list.handler(({ input, context }) =>
    listInbox(context.app, actorOf(context), requireHotel(context), input),
  ),

  reply: os.inbox.reply.handler(({ input, context }) =>
    replyToMessage(context.app, actorOf(context), requireHotel(context), input),
  ),

  close: os.inbox.close.handler(({ input, context }) =>
    closeWithoutReply(context.app, actorOf(context), requireHotel(context), input.id),
  ),

  reopen: os.inbox.reopen.handler(({ input, context }) =>
    openAgain(context.app, actorOf(context), requireHotel(context), input.id),
  ),
};
