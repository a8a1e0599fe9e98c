import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { listSpaceHours, listSpaces } from '#gateway/domain/stay/spaces/list-spaces.ts';
import { reserveSpace } from '#gateway/domain/stay/spaces/reserve-space.ts';
import { cancelReservation, listReservations } from '#gateway/domain/stay/spaces/space-reservations.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const spaceCalls = {
  list: os.spaces.list.handler(({ context }) =>
    listSpaces(context.app, requireGuest(context), context.language),
  ),

  hours: os.spaces.hours.handler(({ input, context }) =>
    listSpaceHours(context.app, requireGuest(context), input),
  ),

  reserve: os.spaces.reserve.handler(({ input, context }) =>
    reserveSpace(context.app, {
      guestId: requireGuest(context),
      language: context.language,
      wanted: input,
    }),
  ),

  reservations: os.spaces.reservations.handler(async ({ input, context }) => {
    const { app, language } = context;
    const reader = { guestId: requireGuest(context), language };
    return { reservedSpaces: await listReservations(app, reader, input.status) };
  }),

  cancel: os.spaces.cancel.handler(({ input, context }) => {
    const { app, language } = context;
    return cancelReservation(app, { guestId: requireGuest(context), language }, input.reserveId);
  }),
};
