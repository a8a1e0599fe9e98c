import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { isBookingId, lockBooking } from '#gateway/store/booking-store.ts';
import { findResidentRooms, type ResidentRoom, shownNumber } from '#gateway/store/resident-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import {
  findVisitorOfDay,
  insertVisitor,
  isGuestBooking,
  type StoredVisitor,
} from '#gateway/store/visitor-store.ts';
import type { NewVisitor, Visitor } from '#shared/contract/guest/visitors.ts';
import { AppError } from '#shared/errors.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { toMinutes } from '#shared/rules/time-of-day.ts';
import { isVisitAllowed } from '#shared/rules/visit-slots.ts';
import { isVisitorDocument, normalizeDocument } from '#shared/rules/visitor-details.ts';
import { newInvitationCode } from './invitation-code.ts';
import { toVisitor } from './visitor-view.ts';

/** The same visitor at the same time returns the first invitation. Throws the codes that the contract lists. */
export async function inviteVisitor(app: AppContext, guestId: string, wanted: NewVisitor): Promise<Visitor> {
  await app.rateLimits.visitorsPerGuest(guestId);
  if (!isBookingId(wanted.bookingId)) throw noBooking();
  if (!isVisitorDocument(wanted))
    throw new AppError('DOCUMENT_INVALID', 'the document is not one of its type');
  const bookingId = wanted.bookingId.toLowerCase();
  return retryTransaction(app.store.db, async tx => {
    // The room must not be left while its visitor is stored.
    await lockBooking(tx, bookingId);
    const now = app.clock.now();
    const host = await findHost(tx, { guestId, bookingId, room: wanted.room ?? null, now });
    const row = toRow(wanted, { host, guestId, now });
    const stay = { arrival: host.arrival, departure: host.departure, timeZone: host.hotel.timeZone };
    const before = await findVisitorOfDay(tx, row);
    // Also once the visit has begun: it is the stored one.
    if (before !== null && isSameVisit(before, row)) return toVisitor(app, before, host);
    if (!isVisitAllowed(stay, wanted, now))
      throw new AppError('VISIT_TIME_NOT_ALLOWED', 'visitors cannot come at these times');
    if (await insertVisitor(tx, row)) return toVisitor(app, row, host);
    const first = await findVisitorOfDay(tx, row);
    if (first !== null && isSameVisit(first, row)) return toVisitor(app, first, host);
    throw new AppError('VISIT_DAY_TAKEN', 'the room has its visitor that day');
  });
}

type Wanted = { guestId: string; bookingId: string; room: string | null; now: Date };

async function findHost(tx: Transaction, { guestId, bookingId, room, now }: Wanted): Promise<ResidentRoom> {
  const ofBooking = (await findResidentRooms(tx, guestId)).filter(one => one.bookingId === bookingId);
  const [only] = ofBooking;
  // Before its number is shown, any number means the only room: guesses cannot find the number out.
  if (only && ofBooking.length === 1 && (room === null || shownNumber(only, now) === null)) return only;
  const host = ofBooking.find(one => room !== null && shownNumber(one, now) === room);
  if (host) return host;
  if (ofBooking.length === 0 && (await isGuestBooking(tx, bookingId, guestId)))
    throw new AppError('STAY_NOT_IN_PROGRESS', 'the guest does not live in this room now');
  throw noBooking();
}

function toRow(
  wanted: NewVisitor,
  { host, guestId, now }: { host: ResidentRoom; guestId: string; now: Date },
): StoredVisitor {
  const at = (time: string) => instantAt(wanted.visitDate, toMinutes(time) / 60, host.hotel.timeZone);
  return {
    code: newInvitationCode(),
    id: randomUUID(),
    hotelId: host.hotel.id,
    bookingId: host.bookingId,
    accommodationId: host.accommodationId,
    guestId,
    fullName: normalizeName(wanted.fullName),
    nickname: normalizeName(wanted.nickname),
    documentType: wanted.documentType,
    document: normalizeDocument(wanted),
    visitorType: wanted.visitorType,
    visitDate: wanted.visitDate,
    startsAt: at(wanted.startTime),
    endsAt: at(wanted.endTime),
    isHidden: false,
    arrivedAt: null,
    leftAt: null,
    createdAt: now,
  };
}

/** The same document at the same time is the same visit. */
const isSameVisit = (one: StoredVisitor, other: StoredVisitor) =>
  one.documentType === other.documentType &&
  one.document === other.document &&
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.endsAt.getTime() === other.endsAt.getTime();

const noBooking = () => new AppError('BOOKING_NOT_FOUND', 'the guest has no such room');
