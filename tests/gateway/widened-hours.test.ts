import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { accommodations, hourPurchases } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import { holdRoom } from './small-hotel.ts';
import { bookingOf, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();

/** Free cancellation of a stay from 19:00 on 3 December ends at 19:00 on 1 December. */
const AFTER_FREE_CANCELLATION = '2026-12-01T19:00:01-03:00';

async function staySoldBefore(): Promise<{ bookingId: string; accommodationId: number }> {
  const stay = await scenario(hotel).paidStay({ rooms: [{ typeId: 'family' }] });
  const own = eq(accommodations.id, stay.accommodationId);
  await hotel.db.update(accommodations).set({ areHoursFinal: null }).where(own);
  return stay;
}

async function settleAt(time: string): Promise<void> {
  hotel.gateway.clock.moveTo(new Date(time));
  await settleDue(hotel.gateway.app);
}

const hoursOf = async (accommodationId: number) => {
  const { checkinHour, checkoutHour, occupied } = await storedRoom(hotel, accommodationId);
  return { checkinHour, checkoutHour, occupied };
};

const mails = () =>
  hotel.db.$count(emails, and(eq(emails.recipient, hotel.guest.email), eq(emails.kind, 'HOURS_BOUGHT')));

test('a booking that stands gets the earliest arrival and latest departure that cost nothing, told by e-mail, once free cancellation has ended (SRC-23)', async () => {
  const { bookingId, accommodationId } = await staySoldBefore();
  const before = await bookingOf(hotel, bookingId);
  await settleAt('2026-12-01T18:59:59-03:00');
  expect(await hoursOf(accommodationId)).toMatchObject({ checkinHour: 19, checkoutHour: 10 });
  await settleAt(AFTER_FREE_CANCELLATION);
  expect(await hoursOf(accommodationId)).toEqual({
    checkinHour: 15,
    checkoutHour: 12,
    occupied: expect.stringMatching(/2026-12-03 18:00:00\+00.*2026-12-04 16:00:00\+00/),
  });
  const { startsAt, endsAt, valueCents, chargedCents } = await bookingOf(hotel, bookingId);
  expect({ startsAt, endsAt }).toEqual({
    startsAt: new Date('2026-12-03T15:00:00-03:00'),
    endsAt: new Date('2026-12-04T12:00:00-03:00'),
  });
  expect({ valueCents, chargedCents }).toEqual({
    valueCents: before.valueCents,
    chargedCents: before.chargedCents,
  });
  expect(await mails()).toBe(2);
  await settleDue(hotel.gateway.app);
  const own = eq(hourPurchases.bookingId, bookingId);
  expect(await hotel.db.$count(hourPurchases, own)).toBe(2);
});

test('a booking that stands is widened as far as its own room is free, cleaning included (SRC-23)', async () => {
  const { accommodationId } = await staySoldBefore();
  const { roomId } = await storedRoom(hotel, accommodationId);
  const number = roomId.split('-').at(-1) ?? roomId;
  await holdRoom(hotel.gateway, number, ['2026-12-02', 19], ['2026-12-03', 16]);
  await settleAt(AFTER_FREE_CANCELLATION);
  expect(await hoursOf(accommodationId)).toMatchObject({ checkinHour: 17, checkoutHour: 12 });
});

test('the hours of a booking that the app of today made stay as its guest set them (SRC-23)', async () => {
  const { accommodationId } = await scenario(hotel).paidStay({ rooms: [{ typeId: 'family' }] });
  await settleAt(AFTER_FREE_CANCELLATION);
  expect(await hoursOf(accommodationId)).toMatchObject({ checkinHour: 19, checkoutHour: 10 });
  expect(await mails()).toBe(0);
});
