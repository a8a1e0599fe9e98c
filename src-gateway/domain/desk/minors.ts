import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { payloadHash } from '#gateway/platform/idempotency.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import { type BookingView, isActiveView } from '#gateway/store/booking-view-store.ts';
import { findMinor, type StoredMinor, writeMinor } from '#gateway/store/minor-store.ts';
import { incrementBookingVersion } from '#gateway/store/room-guest-store.ts';
import type { MinorRegistration, StoredMinorRegistration } from '#shared/contract/staff/minors.ts';
import { AppError } from '#shared/errors.ts';
import { isMinorOn } from '#shared/rules/birth-date.ts';
import { findDeskStay, type GuestWanted, lockDeskStay, notFound } from './desk-stay.ts';
import { inRecordedAct } from './recorded-act.ts';

/** Throws NOT_FOUND. */
export function openMinor(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, roomGuestId }: GuestWanted,
): Promise<StoredMinorRegistration> {
  return inRecordedAct(app, actor, async tx => {
    await findDeskStay(tx, { hotelId, bookingId });
    const stored = isBookingId(roomGuestId) ? await findMinor(tx, roomGuestId) : null;
    if (stored?.bookingId !== bookingId) throw notFound();
    const { documentKind, documentNumber, birthDate, relation, responsibleId, further } = stored;
    return {
      result: { documentKind, documentNumber, birthDate, relation, responsibleId, further },
      entry: { act: 'MINOR_OPENED', hotelId, bookingId, details: { roomGuestId } },
    };
  });
}

/** Throws NOT_FOUND, also for an adult and once the stay is over; MINOR_NOT_REGISTRABLE. */
export function registerMinor(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: GuestWanted & MinorRegistration,
): Promise<{ registeredAt: string }> {
  return inRecordedAct(app, actor, async tx => {
    const { bookingId, roomGuestId, ...registration } = order;
    const now = app.clock.now();
    const view = await lockDeskStay(tx, { hotelId, bookingId });
    const guest = view.guests.find(({ id, isMinor }) => id === roomGuestId && isMinor);
    if (!guest || !isActiveView(view.booking, now)) throw notFound();
    rejectUnregistrable(view, registration);
    const before = await findMinor(tx, roomGuestId);
    if (before && isSame(before, registration))
      return { result: { registeredAt: before.updatedAt.toISOString() }, entry: null };
    const { accommodationId } = guest;
    const at = { hotelId, bookingId, accommodationId, roomGuestId };
    const minor = { ...toRow(registration), ...at, staffId: actor.staffId };
    await writeMinor(tx, { ...minor, createdAt: now, updatedAt: now });
    await incrementBookingVersion(tx, bookingId, now);
    // Neither the document's number nor what the law asks beside it.
    const details = { roomGuestId, accommodationId, kind: registration.documentKind };
    return {
      result: { registeredAt: now.toISOString() },
      entry: { act: 'MINOR_REGISTERED', hotelId, bookingId, details },
    };
  });
}

function rejectUnregistrable(
  { booking, hotel, guests }: BookingView,
  { birthDate, responsibleId, further }: MinorRegistration,
): void {
  const responsible = guests.find(({ id, isMinor }) => id === responsibleId && !isMinor);
  if (!responsible) throw notFound();
  const given = new Set(further.map(({ field }) => field));
  const missing = hotel.minorFields.filter(field => !given.has(field));
  const isAdult = !isMinorOn(birthDate, booking.checkinDate);
  if (missing.length === 0 && given.size === further.length && !isAdult) return;
  throw new AppError('MINOR_NOT_REGISTRABLE', 'the registration lacks something, or the guest is of age', {
    details: { missing, isAdult },
  });
}

const toRow = ({
  documentKind,
  documentNumber,
  birthDate,
  relation,
  responsibleId,
  further,
}: MinorRegistration): MinorRegistration => ({
  documentKind,
  documentNumber,
  birthDate,
  relation,
  responsibleId,
  further,
});

const isSame = (before: StoredMinor, registration: MinorRegistration): boolean =>
  payloadHash('', toRow({ ...before, responsibleId: before.responsibleId ?? '' })) ===
  payloadHash('', toRow(registration));
