import { randomInt, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import {
  accommodationGuests,
  accommodations,
  bookings,
  hourPurchases,
} from '#gateway/store/schema/bookings.ts';
import { doorCodeShowings } from '#gateway/store/schema/check-ins.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import {
  book,
  cardPayment,
  cardToken,
  orderFor,
  type RoomWish,
  session,
  type TestGuest,
} from './small-hotel.ts';

/** Three nights from a Thursday: 340.00, 450.50 and 460.75, each with 3.5 % tax. */
export const LONG_STAY = { checkin: '2026-12-10', checkout: '2026-12-13' };

/** A room of that stay with a pet, from 13:00 on the first day to 14:00 on the last. */
export const petRoom = { typeId: 'queen', checkinHour: 13, checkoutHour: 14, hasPet: true };

/**
 * What it costs, and what canceling it late keeps and returns: 1,711.65 and 59.92 tax. With their tax the nights are
 * 351.90, 466.27 and 476.88, arriving at 13:00 is 51.96, leaving at 14:00 is 62.31, and the pet 362.25.
 */
export const petRoomCost = { total: 1771.57, keptLate: 466.17, creditedLate: 1305.4 };

export const MINUTE = 60_000;

type Stay = { checkin: string; checkout: string };

/** A booking that was paid by card; returns its id. */
export async function bookPaid(
  hotel: FreshHotel,
  guest: TestGuest,
  wishes: RoomWish[] = [{ typeId: 'queen' }],
  { stay = LONG_STAY, useCredits = false }: { stay?: Stay; useCredits?: boolean } = {},
): Promise<string> {
  const payment = cardPayment(await cardToken(hotel.gateway));
  const order = await orderFor(guest.client, stay, wishes, { payment, useCredits });
  return (await book(guest.client, order)).bookingId;
}

/** Moves the clock, and signs the guest in again: a token lives for an hour. */
export async function clientAt(hotel: FreshHotel, guest: TestGuest, at: string | Date): Promise<Client> {
  hotel.gateway.clock.moveTo(new Date(at));
  return (await session(hotel.gateway, guest.id)).client;
}

/** Some time before or after an instant. */
export function shifted(instant: string, milliseconds: number): Date {
  return new Date(Date.parse(instant) + milliseconds);
}

export async function bookingOf(hotel: FreshHotel, bookingId: string) {
  const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Error('there is no such booking');
  return booking;
}

export async function roomsOf(hotel: FreshHotel, bookingId: string) {
  return hotel.db
    .select()
    .from(accommodations)
    .where(eq(accommodations.bookingId, bookingId))
    .orderBy(asc(accommodations.id));
}

/** The only room of a booking, or its first one. */
export async function firstRoomOf(hotel: FreshHotel, bookingId: string) {
  const [room] = await roomsOf(hotel, bookingId);
  if (!room) throw new Error('the booking has no room');
  return room;
}

/** The guest's purchase of hours for a booking's first room whose payment is open; returns its id. */
export async function openHoursPurchase(hotel: FreshHotel, bookingId: string): Promise<string> {
  const { id: accommodationId } = await firstRoomOf(hotel, bookingId);
  const now = hotel.gateway.clock.now();
  const id = randomUUID();
  await hotel.db.insert(hourPurchases).values({
    id,
    accommodationId,
    bookingId,
    guestId: hotel.guest.id,
    key: `new_hours_${randomUUID()}`,
    payloadHash: 'hash',
    type: 'CHECKOUT',
    fromHour: 14,
    toHour: 15,
    priceCents: 30_10,
    taxCents: 1_05,
    creditsCents: 0,
    chargedCents: 31_15,
    outcome: 'PROCESSING',
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** The guests of these rooms have come: what check-in writes down, and that they saw the code of their door. */
export async function checkIn(hotel: FreshHotel, bookingId: string, rooms?: number[]): Promise<void> {
  const now = hotel.gateway.clock.now();
  await hotel.db
    .update(bookings)
    .set({ status: 'IN_PROGRESS', updatedAt: now })
    .where(eq(bookings.id, bookingId));
  for (const room of await roomsOf(hotel, bookingId)) {
    if (rooms && !rooms.includes(room.id)) continue;
    await hotel.db
      .update(accommodations)
      .set({ checkedInAt: now, doorCode: newCode() })
      .where(eq(accommodations.id, room.id));
    await hotel.db
      .insert(doorCodeShowings)
      .values({ accommodationId: room.id, guestId: null, reason: 'SHOWN', place: 'WEB', shownAt: now });
    await hotel.db
      .update(accommodationGuests)
      .set({ checkedInAt: now })
      .where(eq(accommodationGuests.accommodationId, room.id));
  }
}

/** Deposits that a booking returned, in cents. */
export async function depositsOf(hotel: FreshHotel, bookingId: string) {
  const entries = await hotel.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.bookingId, bookingId))
    .orderBy(asc(creditEntries.id));
  return entries.filter(({ type }) => type === 'DEPOSIT');
}

/** E-mails about a booking after its confirmation. */
export async function mailsAbout(hotel: FreshHotel, bookingId: string) {
  const found = await hotel.db
    .select()
    .from(emails)
    .where(eq(emails.bookingId, bookingId))
    .orderBy(asc(emails.id));
  return found.filter(({ kind }) => kind !== 'BOOKING_CONFIRMED' && kind !== 'BOOKING_PENDING');
}
