import { implement } from '@orpc/server';
import { type RequestContext, requireGuest, toLimitKey } from '#gateway/domain/request-context.ts';
import { inviteVisitor } from '#gateway/domain/stay/visitors/invite-visitor.ts';
import {
  hide,
  listGuestVisitors,
  openInvitation,
  remove,
  visitableRooms,
  visitorByCode,
} from '#gateway/domain/stay/visitors/visitors.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const visitorCalls = {
  list: os.visitors.list.handler(({ context }) => listGuestVisitors(context.app, requireGuest(context))),

  availability: os.visitors.availability.handler(({ context }) =>
    visitableRooms(context.app, requireGuest(context)),
  ),

  find: os.visitors.find.handler(({ input, context }) =>
    visitorByCode(context.app, requireGuest(context), input.id),
  ),

  create: os.visitors.create.handler(({ input, context }) =>
    inviteVisitor(context.app, requireGuest(context), input),
  ),

  remove: os.visitors.remove.handler(async ({ input, context }) => {
    await remove(context.app, requireGuest(context), input.id);
    return {};
  }),

  hide: os.visitors.hide.handler(({ input, context }) => hide(context.app, requireGuest(context), input.id)),

  findPublic: os.visitors.findPublic.handler(({ input, context }) =>
    openInvitation(context.app, input.code, toLimitKey(context)),
  ),
};
