import type { AppContext } from '#gateway/context.ts';
import { refreshRegistrations } from '#gateway/domain/guest/registrations/queue-registrations.ts';
import {
  findRegistrationStatus,
  isRegistered,
  rejectBadTrip,
  requiresRegistration,
} from '#gateway/domain/guest/registrations/registration-answers.ts';
import { lockBooking } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findCheckIn, writeCheckIn } from '#gateway/store/check-in-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import type { TransactionStep } from '#gateway/store/store.ts';
import type {
  CheckInState,
  CheckInStep,
  GuestsDraft,
  RegistrationAnswers,
  TripMotivation,
} from '#shared/contract/guest/check-in.ts';
import { AppError } from '#shared/errors.ts';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import { isMainGuestOf, type Viewer } from '../view/booking-viewer.ts';
import { isCheckInOpen } from '../view/check-in-rooms.ts';
import { bookingNotFound } from '../view/find-booking.ts';
import { findCheckingIn } from './check-in-state.ts';

type OwnCheckIn = { guestId: string; bookingId: string };

export const checkInNotAvailable = () =>
  new AppError('CHECKIN_NOT_AVAILABLE', 'this guest cannot check in to the booking now');

/** Throws BOOKING_NOT_FOUND, CHECKIN_NOT_AVAILABLE. */
export async function saveProgress(
  app: AppContext,
  own: OwnCheckIn,
  { step, draft }: { step: CheckInStep; draft?: GuestsDraft | null | undefined },
): Promise<void> {
  const rooms = draft?.accommodations.map(({ accommodationId }) => accommodationId) ?? [];
  await write(app, own, { step, ...(draft !== undefined && { draft }) }, rooms);
}

/** `afterwards` is a part of the same transaction. Throws BOOKING_NOT_FOUND, CHECKIN_NOT_AVAILABLE, BAD_REQUEST, CHECKIN_INCOMPLETE. */
export async function saveTrip(
  app: AppContext,
  own: OwnCheckIn,
  { trip, registration }: { trip: TripMotivation; registration?: RegistrationAnswers | undefined },
  afterwards?: TransactionStep,
): Promise<void> {
  const { guestId } = own;
  const { view, viewer } = await findCheckingIn(app, guestId, own.bookingId);
  const { db } = app.store;
  const key = { bookingId: view.booking.id, guestId };
  const now = app.clock.now();
  const known = await findRegistrationStatus(db, view, guestId);
  const isOpen = view.rooms.some(({ room }) => isCheckInOpen({ view, viewer, now }, room));
  if (!isOpen && !isCorrectable({ view, viewer }, known)) throw checkInNotAvailable();
  const isRequired = requiresRegistration(app, view, guestId);
  const answers = isRequired ? (registration ?? (await findCheckIn(db, key))?.registration ?? null) : null;
  rejectBadTrip(trip, answers);
  if (isRequired && !answers && !isRegistered(known))
    throw new AppError('CHECKIN_INCOMPLETE', 'the law asks for more than the trip', {
      details: { missing: ['registration'] },
    });
  await retryTransaction(db, async tx => {
    if (!(await lockBooking(tx, key.bookingId))) throw bookingNotFound();
    // Nothing more is stored of a guest whose registration was accepted (BEY-19): nobody would erase it again.
    const isStored = answers !== null && known?.state !== 'ACCEPTED';
    await writeCheckIn(tx, key, { trip, ...(isStored && { registration: answers }) }, now);
    await refreshRegistrations(tx, guestId, now);
    await afterwards?.(tx);
  });
}

const CORRECTABLE: readonly RegistrationState[] = ['INCOMPLETE', 'REFUSED', 'READY'];

/** True while a registration that the ministry has not taken can be corrected: until the departure. */
export function isCorrectable(
  { view, viewer }: { view: BookingView; viewer: Viewer },
  known: CheckInState['registration'],
): boolean {
  const ownRow = view.guests.find(guest => guest.guestId === viewer.guestId);
  const room = view.rooms.find(each => each.room.id === ownRow?.accommodationId)?.room;
  const isStaying = room !== undefined && room.leftAt === null && ownRow?.checkedInAt !== null;
  // One that waits to be sent is still the guest's to change: its data may be corrected in two steps.
  return isStaying && CORRECTABLE.some(state => state === known?.state);
}

async function write(
  app: AppContext,
  { guestId, bookingId }: OwnCheckIn,
  change: Parameters<typeof writeCheckIn>[2],
  rooms: readonly number[] = [],
): Promise<void> {
  const { view: seen, viewer } = await findCheckingIn(app, guestId, bookingId);
  const now = app.clock.now();
  await retryTransaction(app.store.db, async tx => {
    const view = await lockStay(tx, seen.booking.id);
    if (!view) throw bookingNotFound();
    for (const id of rooms) {
      const room = view.rooms.find(one => one.room.id === id)?.room;
      if (!room || !isMainGuestOf(view, room, viewer)) throw bookingNotFound();
    }
    if (!view.rooms.some(({ room }) => isCheckInOpen({ view, viewer, now }, room)))
      throw checkInNotAvailable();
    await writeCheckIn(tx, { bookingId: view.booking.id, guestId }, change, now);
  });
}
