import type { AppContext } from '#gateway/context.ts';
import { readIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import {
  findRegistrationStatus,
  lacksRegistration,
  requiresRegistration,
} from '#gateway/domain/guest/registrations/registration-answers.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import {
  findCheckIn,
  findGuarantees,
  type StoredCheckIn,
  type StoredGuarantee,
} from '#gateway/store/check-in-store.ts';
import { findDeposits, type StoredDeposit } from '#gateway/store/desk-payment-store.ts';
import { cardNetwork } from '#shared/card-networks.ts';
import type { CheckInState } from '#shared/contract/guest/check-in.ts';
import type { Viewer } from '../view/booking-viewer.ts';
import {
  checkInFlow,
  hasCheckedIn,
  isCheckInOpen,
  mayCheckIn,
  ownGuestRow,
  requiresGuarantee,
} from '../view/check-in-rooms.ts';
import { bookingNotFound, findViewedBooking } from '../view/find-booking.ts';
import { findClearance } from './clearance.ts';

/** A guest of a booking who may check in to it; an invited guest may not before they accept. */
export async function findCheckingIn(
  app: AppContext,
  guestId: string,
  bookingId: string,
): Promise<{ view: BookingView; viewer: Viewer }> {
  const found = await findViewedBooking(app, guestId, bookingId);
  const { view, viewer } = found;
  const isGuest =
    view.booking.guestId === guestId || view.guests.some(guest => guest.guestId === viewer.guestId);
  if (!isGuest) throw bookingNotFound();
  return found;
}

/** The progress of a guest's check-in (CHK-12), with the identity as it is stored. Throws BOOKING_NOT_FOUND. */
export async function checkInState(
  app: AppContext,
  guestId: string,
  bookingId: string,
): Promise<CheckInState> {
  return checkInStateIn(app, guestId, await findCheckingIn(app, guestId, bookingId));
}

/** The same in a booking as it was read, for a response that shows more of that reading. */
export async function checkInStateIn(
  app: AppContext,
  guestId: string,
  { view, viewer }: { view: BookingView; viewer: Viewer },
): Promise<CheckInState> {
  const now = app.clock.now();
  const { db } = app.store;
  const [stored, guarantees, deposits, identity, known] = await Promise.all([
    findCheckIn(db, { bookingId: view.booking.id, guestId }),
    findGuarantees(db, view.booking.id),
    findDeposits(db, view.booking.id),
    readIdentity(db, guestId),
    findRegistrationStatus(db, view, guestId),
  ]);
  const context = { view, viewer, now };
  const rooms = view.rooms.map(({ room }) => room);
  const isRegistrationAsked = requiresRegistration(app, view, guestId);
  const isRegistrationGiven =
    isRegistrationAsked && stored !== null && !lacksRegistration(app, { view, guestId, known }, stored);
  const done = rooms.find(room => hasCheckedIn(context, room));
  const idsOf = (found: typeof rooms) => found.map(({ id }) => id);
  return {
    bookingId: view.booking.id,
    version: view.booking.version,
    flow: isCovered(view, deposits) ? 'SIMPLE' : checkInFlow(view),
    accommodationIds: idsOf(rooms.filter(room => isCheckInOpen(context, room))),
    step: stored?.step ?? 'instruction',
    draft: stored?.draft ?? null,
    tripMotivation: stored?.trip ?? null,
    identityStatus: identity.status,
    guaranteeCard: toGuaranteeCard(guarantees.find(card => card.guestId === guestId)),
    isRegistrationAsked,
    isRegistrationGiven,
    registration: known,
    checkedInAt: done ? ((ownGuestRow(context, done) ?? done).checkedInAt?.toISOString() ?? null) : null,
    waitsFor: await findWaitsFor(app, view, stored, idsOf(rooms.filter(room => mayCheckIn(context, room)))),
  };
}

/** Cash at the desk guarantees every room that needs a guarantee: no card is asked for. */
const isCovered = (view: BookingView, deposits: readonly StoredDeposit[]): boolean =>
  view.rooms.every(
    ({ room }) =>
      !requiresGuarantee(view, room) || deposits.some(({ accommodationId }) => accommodationId === room.id),
  );

async function findWaitsFor(
  { store }: AppContext,
  { booking }: BookingView,
  stored: StoredCheckIn | null,
  expected: readonly number[],
): Promise<CheckInState['waitsFor']> {
  if (!stored?.submittedAt || !stored.submittedRooms.some(id => expected.includes(id))) return null;
  const clearance = await findClearance(store.db, booking, stored.guestId);
  if (clearance === 'CLEAR') return 'ROOM';
  return clearance === 'RECEPTION' ? 'RECEPTION' : 'IDENTITY';
}

function toGuaranteeCard(guarantee: StoredGuarantee | undefined): CheckInState['guaranteeCard'] {
  if (!guarantee) return null;
  const brand = cardNetwork.safeParse(guarantee.brand).data ?? 'unknown';
  return { brand, display_number: `XXXX XXXX XXXX ${guarantee.lastDigits}` };
}
