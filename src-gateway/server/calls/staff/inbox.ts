import { implement } from '@orpc/server';
import { answerMessage, closeWithoutAnswer, listInbox, openAgain } from '#gateway/domain/desk/inbox.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const inboxCalls = {
  list: os.inbox.list.handler(({ input, context }) =>
    listInbox(context.app, actorOf(context), requireHotel(context), input),
  ),

  answer: os.inbox.answer.handler(({ input, context }) =>
    answerMessage(context.app, actorOf(context), requireHotel(context), input),
  ),

  close: os.inbox.close.handler(({ input, context }) =>
    closeWithoutAnswer(context.app, actorOf(context), requireHotel(context), input.id),
  ),

  reopen: os.inbox.reopen.handler(({ input, context }) =>
    openAgain(context.app, actorOf(context), requireHotel(context), input.id),
  ),
};
