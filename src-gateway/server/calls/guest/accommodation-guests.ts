import { implement } from '@orpc/server';
import {
  type Actor,
  addGuest,
  changeGuest,
  inviteGuests,
  removeGuest,
} from '#gateway/domain/booking/room-guests/change-guests.ts';
import {
  acceptInvitation,
  declineInvitation,
  findInvitation,
  resendInvitation,
} from '#gateway/domain/booking/room-guests/invitations.ts';
import { type RequestContext, requireGuest, toLimitKey } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

const actorOf = (context: RequestContext): Actor => ({
  guestId: requireGuest(context),
  clientKey: toLimitKey(context),
});

export const accommodationGuestCalls = {
  add: os.accommodationGuests.add.handler(({ input: { params, body }, context }) =>
    addGuest(context.app, { ...actorOf(context), ...params }, body),
  ),

  change: os.accommodationGuests.change.handler(({ input: { params, body }, context }) => {
    const { guestUserId, ...room } = params;
    return changeGuest(context.app, { ...actorOf(context), ...room }, { guestUserId, ...body });
  }),

  remove: os.accommodationGuests.remove.handler(({ input: { params, query }, context }) => {
    const { guestUserId, ...room } = params;
    return removeGuest(context.app, { ...actorOf(context), ...room }, { guestUserId, ...query });
  }),

  invite: os.accommodationGuests.invite.handler(({ input, context }) =>
    inviteGuests(context.app, actorOf(context), input),
  ),

  accept: os.accommodationGuests.accept.handler(async ({ input, context }) => {
    await acceptInvitation(context.app, { guestId: requireGuest(context), ...input });
    return {};
  }),

  decline: os.accommodationGuests.decline.handler(async ({ input, context }) => {
    await declineInvitation(context.app, { guestId: requireGuest(context), ...input });
    return {};
  }),

  resendInvitation: os.accommodationGuests.resendInvitation.handler(async ({ input, context }) => {
    await resendInvitation(context.app, { ...actorOf(context), ...input });
    return {};
  }),

  findInvitation: os.accommodationGuests.findInvitation.handler(({ input, context }) =>
    findInvitation(context.app, input.code, toLimitKey(context)),
  ),
};
