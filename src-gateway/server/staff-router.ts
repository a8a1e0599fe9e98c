import { implement } from '@orpc/server';
import type { StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { approvalCalls } from './calls/staff/approvals.ts';
import { assistedCheckInCalls } from './calls/staff/assisted-check-in.ts';
import { boardCalls } from './calls/staff/board.ts';
import { checkInReferenceCalls } from './calls/staff/check-in-reference.ts';
import { dayPrintCalls } from './calls/staff/day-print.ts';
import { dayReportCalls } from './calls/staff/day-report.ts';
import { deskBookingCalls } from './calls/staff/desk-booking.ts';
import { deskPaymentCalls } from './calls/staff/desk-payments.ts';
import { deskRegistrationCalls } from './calls/staff/desk-registrations.ts';
import { deskSpaceCalls } from './calls/staff/desk-spaces.ts';
import { deskVisitorCalls } from './calls/staff/desk-visitors.ts';
import { documentCalls } from './calls/staff/documents.ts';
import { doorCodeCalls } from './calls/staff/door-codes.ts';
import { drawerCalls } from './calls/staff/drawers.ts';
import { endingCalls } from './calls/staff/endings.ts';
import { exchangeKeyCalls } from './calls/staff/exchange-keys.ts';
import { guaranteeChargeCalls } from './calls/staff/guarantee-charges.ts';
import { inboxCalls } from './calls/staff/inbox.ts';
import { lobbyCalls } from './calls/staff/lobby.ts';
import { minorCalls } from './calls/staff/minors.ts';
import { parcelCalls } from './calls/staff/parcels.ts';
import { partnerBookingCalls } from './calls/staff/partner-bookings.ts';
import { passkeyCalls } from './calls/staff/passkeys.ts';
import { preparationCalls } from './calls/staff/preparations.ts';
import { recordCalls } from './calls/staff/record.ts';
import { registrationCardCalls } from './calls/staff/registration-cards.ts';
import { roomMoveCalls } from './calls/staff/room-moves.ts';
import { roomCalls } from './calls/staff/rooms.ts';
import { searchCalls } from './calls/staff/search.ts';
import { setUpCalls } from './calls/staff/set-up.ts';
import { shiftNoteCalls } from './calls/staff/shift-notes.ts';
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
  approvals: approvalCalls,
  drawers: drawerCalls,
  documents: documentCalls,
  doorCodes: doorCodeCalls,
  endings: endingCalls,
  guaranteeCharges: guaranteeChargeCalls,
  minors: minorCalls,
  roomMoves: roomMoveCalls,
  parcels: parcelCalls,
  visitors: deskVisitorCalls,
  spaces: deskSpaceCalls,
  registrations: deskRegistrationCalls,
  inbox: inboxCalls,
  notes: shiftNoteCalls,
  lobby: lobbyCalls,
  rooms: roomCalls,
  preparations: preparationCalls,
  assistedCheckIn: assistedCheckInCalls,
  checkInReference: checkInReferenceCalls,
  dayPrint: dayPrintCalls,
  registrationCards: registrationCardCalls,
  dayReport: dayReportCalls,
  exchangeKeys: exchangeKeyCalls,
  partnerBookings: partnerBookingCalls,
  board: boardCalls,
  search: searchCalls,
  deskBooking: deskBookingCalls,
});
