import { implement } from '@orpc/server';
import type { StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { assistedCheckInCalls } from './calls/staff/assisted-check-in.ts';
import { boardCalls } from './calls/staff/board.ts';
import { checkInReferenceCalls } from './calls/staff/check-in-reference.ts';
import { dayPrintCalls } from './calls/staff/day-print.ts';
import { deskBookingCalls } from './calls/staff/desk-booking.ts';
import { deskPaymentCalls } from './calls/staff/desk-payments.ts';
import { documentCalls } from './calls/staff/documents.ts';
import { doorCodeCalls } from './calls/staff/door-codes.ts';
import { parcelCalls } from './calls/staff/parcels.ts';
import { passkeyCalls } from './calls/staff/passkeys.ts';
import { recordCalls } from './calls/staff/record.ts';
import { roomCalls } from './calls/staff/rooms.ts';
import { searchCalls } from './calls/staff/search.ts';
import { setUpCalls } from './calls/staff/set-up.ts';
import { staffAccountCalls } from './calls/staff/staff-accounts.ts';
import { staffSessionCalls } from './calls/staff/staff-session.ts';

export type StaffRouter = typeof staffRouter;

/** Every call of the staff's contract and its handler; a missing one does not compile. */
export const staffRouter = implement(staffContract).$context<StaffRequestContext>().router({
  session: staffSessionCalls,
  passkeys: passkeyCalls,
  setUp: setUpCalls,
  staff: staffAccountCalls,
  record: recordCalls,
  deskPayments: deskPaymentCalls,
  documents: documentCalls,
  doorCodes: doorCodeCalls,
  parcels: parcelCalls,
  rooms: roomCalls,
  assistedCheckIn: assistedCheckInCalls,
  checkInReference: checkInReferenceCalls,
  dayPrint: dayPrintCalls,
  board: boardCalls,
  search: searchCalls,
  deskBooking: deskBookingCalls,
});
