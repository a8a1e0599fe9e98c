import { implement } from '@orpc/server';
import { printRegistrationCards } from '#gateway/domain/desk/registration-cards.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const registrationCardCalls = {
  print: os.registrationCards.print.handler(({ input: { bookingId }, context }) =>
    printRegistrationCards(context.app, actorOf(context), { hotelId: requireHotel(context), bookingId }),
  ),
};
