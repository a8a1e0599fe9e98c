import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import {
  accommodationGuests,
  accommodations,
  bookings,
  hourPurchases,
} from '#gateway/store/schema/bookings.ts';
import { doorCodeShowings } from '#gateway/store/schema/check-ins.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import type { Database } from '#gateway/store/store.ts';
import type { FreshHotel } from './fresh-hotel.ts';

type Hotel = Pick<FreshHotel, 'gateway'>;
const dbOf = ({ gateway }: Hotel) => gateway.app.store.db;

/**
 * What `petRoom` costs in a long stay, and what canceling it late keeps and returns: 1,711.65 and 59.92 tax. With their tax the nights are
 * 351.90, 466.27 and 476.88, arriving at 13:00 is 51.96, leaving at 14:00 is 62.31, and the pet 362.25.
 */
export const petRoomCost = { total: 1771.57, retainedLate: 466.17, creditedLate: 1305.4 };

export const MINUTE = 60_000;

export function shifted(instant: string, milliseconds: number): Date {
  return new Date(Date.parse(instant) + milliseconds);
}

export async function bookingOf(hotel: Hotel, bookingId: string) {
  const [booking] = await dbOf(hotel).select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Error('there is no such booking');
  return booking;
}

export async function roomsOf(hotel: Hotel, bookingId: string) {
  const isOfBooking = eq(accommodations.bookingId, bookingId);
  return dbOf(hotel).select().from(accommodations).where(isOfBooking).orderBy(asc(accommodations.id));
}

export async function firstRoomOf(hotel: Hotel, bookingId: string) {
  const [room] = await roomsOf(hotel, bookingId);
  if (!room) throw new Error('the booking has no room');
  return room;
}

export async function openHoursPurchase(hotel: FreshHotel, bookingId: string): Promise<string> {
  const { id: accommodationId } = await firstRoomOf(hotel, bookingId);
  const now = hotel.gateway.clock.now();
  const id = randomUUID();
  const hours = { type: 'CHECKOUT', fromHour: 14, toHour: 15 } as const;
  const money = { priceCents: 30_10, taxCents: 1_05, creditsCents: 0, chargedCents: 31_15 };
  await dbOf(hotel)
    .insert(hourPurchases)
    .values({
      id,
      accommodationId,
      bookingId,
      guestId: hotel.guest.id,
      key: `new_hours_${randomUUID()}`,
      payloadHash: 'hash',
      ...hours,
      ...money,
      outcome: 'PROCESSING',
      createdAt: now,
      updatedAt: now,
    });
  return id;
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export async function checkIn(hotel: Hotel, bookingId: string, rooms?: number[]): Promise<void> {
  const now = hotel.gateway.clock.now();
  await dbOf(hotel)
    .update(bookings)
    .set({ status: 'IN_PROGRESS', updatedAt: now })
    .where(eq(bookings.id, bookingId));
  for (const room of await roomsOf(hotel, bookingId)) {
    if (rooms && !rooms.includes(room.id)) continue;
    const arrived = { checkedInAt: now, doorCode: newCode() };
    await dbOf(hotel).update(accommodations).set(arrived).where(eq(accommodations.id, room.id));
    const showing = { accommodationId: room.id, reason: 'SHOWN', place: 'WEB', shownAt: now } as const;
    await dbOf(hotel).insert(doorCodeShowings).values(showing);
    await dbOf(hotel)
      .update(accommodationGuests)
      .set({ checkedInAt: now })
      .where(eq(accommodationGuests.accommodationId, room.id));
  }
}

/** Deposits that a booking returned, in cents. */
export async function depositsOf(hotel: Hotel, bookingId: string) {
  const isDeposit = and(eq(creditEntries.bookingId, bookingId), eq(creditEntries.type, 'DEPOSIT'));
  return dbOf(hotel).select().from(creditEntries).where(isDeposit).orderBy(asc(creditEntries.id));
}

/** E-mails about a booking after its confirmation. */
export async function mailsAbout(hotel: Hotel, bookingId: string) {
  const isLater = notInArray(emails.kind, ['BOOKING_CONFIRMED', 'BOOKING_PENDING']);
  const isAbout = and(eq(emails.bookingId, bookingId), isLater);
  return dbOf(hotel).select().from(emails).where(isAbout).orderBy(asc(emails.id));
}

export async function mailKinds(hotel: Hotel, bookingId: string) {
  const about = eq(emails.bookingId, bookingId);
  const found = await dbOf(hotel).select({ kind: emails.kind }).from(emails).where(about);
  return found.map(({ kind }) => kind).toSorted();
}

export async function storedRoom(hotel: Hotel, accommodationId: number) {
  const isIt = eq(accommodations.id, accommodationId);
  const [room] = await dbOf(hotel).select().from(accommodations).where(isIt);
  if (!room) throw new Error('there is no such room');
  return room;
}

/** The row of a guest with an account among a booking's room guests. */
export async function roomGuestOf(hotel: Hotel, bookingId: string, guestId: string) {
  const isOwn = and(eq(accommodationGuests.bookingId, bookingId), eq(accommodationGuests.guestId, guestId));
  const [row] = await dbOf(hotel).select().from(accommodationGuests).where(isOwn);
  if (!row) throw new Error('the guest is in no room of the booking');
  return row;
}

export const reservedRooms = (db: Database, bookingId: string): Promise<number> =>
  db.$count(accommodations, and(eq(accommodations.bookingId, bookingId), eq(accommodations.holdsRoom, true)));
