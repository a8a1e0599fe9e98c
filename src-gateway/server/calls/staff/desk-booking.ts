import { implement } from '@orpc/server';
import { openDeskBooking } from '#gateway/domain/desk/booking-page.ts';
import { allowDeskImport, undoDeskImport } from '#gateway/domain/desk/import-decision.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const deskBookingCalls = {
  find: os.deskBooking.find.handler(({ input, context }) =>
    openDeskBooking(context.app, actorOf(context), requireHotel(context), {
      bookingId: input.bookingId,
      language: context.language,
    }),
  ),

  allowImport: os.deskBooking.allowImport.handler(async ({ input, context }) => {
    await allowDeskImport(context.app, actorOf(context), requireHotel(context), input);
    return {};
  }),

  undoImport: os.deskBooking.undoImport.handler(async ({ input, context }) => {
    await undoDeskImport(context.app, actorOf(context), requireHotel(context), input);
    return {};
  }),
};
