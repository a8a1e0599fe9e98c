import { implement } from '@orpc/server';
import { listHotelRegistrations, sendRegistrationAgain } from '#gateway/domain/desk/desk-registrations.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const deskRegistrationCalls = {
  list: os.registrations.list.handler(({ input, context }) =>
    listHotelRegistrations(context.app, actorOf(context), requireHotel(context), input),
  ),

  sendAgain: os.registrations.sendAgain.handler(({ input, context }) =>
    sendRegistrationAgain(context.app, actorOf(context), requireHotel(context), input.id),
  ),
};
