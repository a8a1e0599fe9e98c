import { implement } from '@orpc/server';
import { enterPartnerBooking, findPartnerChoices } from '#gateway/domain/desk/exchange/entered-booking.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const partnerBookingCalls = {
  choices: os.partnerBookings.choices.handler(({ context }) =>
    findPartnerChoices(context.app, requireHotel(context), context.language),
  ),

  enter: os.partnerBookings.enter.handler(({ input: { hotelId: _, channel, reference, ...body }, context }) =>
    enterPartnerBooking(context.app, actorOf(context), {
      hotelId: requireHotel(context),
      channel,
      reference,
      body,
      enteredBy: 'DESK',
    }),
  ),
};
