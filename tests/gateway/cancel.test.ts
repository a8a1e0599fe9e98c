import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations, stayLines } from '#gateway/store/schema/bookings.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { familyRoom, petRoom, scenario } from './scenario.ts';
import { codeOf, newGuest, seedCredits, session } from './small-hotel.ts';
import {
  bookingOf,
  depositsOf,
  MINUTE,
  mailsAbout,
  petRoomCost,
  roomsOf,
  shifted,
} from './stored-booking.ts';

const hotel = openFreshHotel();

const { total: TOTAL, retainedLate: RETAINED_LATE, creditedLate: CREDITED_LATE } = petRoomCost;
/** 48 hours before 13:00 on the tenth. */
const THRESHOLD = '2026-12-08T13:00:00-03:00';
const NO_SHOW_STEP = {
  at: '2026-12-11T15:00:00.000Z',
  creditValue: CREDITED_LATE,
  creditDueDate: '2027-06-11T15:00:00.000Z',
};

describe('what canceling returns (API-14, PD-55)', () => {
  test('is everything until 48 hours before the start, good for 18 months, and says what comes after (LIM-03, LIM-04, BEY-17)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const now = hotel.gateway.clock.now();
    const estimate = await hotel.guest.client.bookings.estimateCancellation({ bookingId });
    expect(estimate).toMatchObject({
      type: 'FULL_CANCELLATION',
      bookingValue: TOTAL,
      cancellationFeeValue: 0,
      creditValue: TOTAL,
      nextStep: {
        at: new Date(THRESHOLD).toISOString(),
        creditValue: CREDITED_LATE,
        creditDueDate: '2028-06-08T16:00:00.000Z',
      },
    });
    expect(estimate.creditDueDate?.slice(0, 10)).toBe('2028-06-01');
    const oldest = now.getTime() + 547 * 24 * 3_600_000;
    expect(Date.parse(estimate.creditDueDate ?? '')).toBeGreaterThanOrEqual(oldest);
  });

  test.each([
    ['a minute before the threshold', 'LIM-04', -MINUTE, 'FULL_CANCELLATION', 0, TOTAL],
    ['at the threshold', 'LIM-05', 0, 'PARTIAL_CANCELLATION', RETAINED_LATE, CREDITED_LATE],
    ['on the day itself', 'LIM-05', 50 * 60 * MINUTE, 'PARTIAL_CANCELLATION', RETAINED_LATE, CREDITED_LATE],
  ] as const)(
    '%s is what then comes back, to the cent, and names the next worse step (%s, BKG-41, BEY-17)',
    async (_, _id, shift, type, retained, credited) => {
      const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
      const client = await clientAt(hotel, hotel.guest, shifted(THRESHOLD, shift));
      const shown = { creditValue: credited, cancellationFeeValue: retained };
      expect(await client.bookings.estimateCancellation({ bookingId })).toMatchObject({
        ...shown,
        type,
        bookingValue: TOTAL,
        nextStep: shift < 0 ? { at: new Date(THRESHOLD).toISOString() } : NO_SHOW_STEP,
      });
      const canceled = await client.bookings.cancel({ bookingId, ...shown });
      expect(canceled).toMatchObject({ status: 'CANCELED', ...shown });
      expect((await client.personalInfo.creditBalance()).value).toBe(credited);
      const [line] = (await client.personalInfo.statement()).transactions;
      const deposit = { type: 'DEPOSIT', origin: type, value: credited };
      expect(line).toMatchObject({ ...deposit, booking: { id: bookingId } });
    },
  );
});

test('one night and its hours are retained whole when they are all there is, and nothing is returned (LIM-05)', async () => {
  const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
  const { bookingId } = await scenario(hotel).longStay({ rooms: [{ typeId: 'queen' }], dates: stay });
  const client = await clientAt(hotel, hotel.guest, '2026-12-10T10:00:00-03:00');
  const nothing = { creditValue: 0, cancellationFeeValue: 351.9, creditDueDate: null };
  expect(await client.bookings.cancel({ bookingId })).toEqual({ status: 'CANCELED', ...nothing });
  expect(await depositsOf(hotel, bookingId)).toEqual([]);
});

test('the first night of each room is retained, whatever the rooms cost (LIM-05)', async () => {
  const { bookingId } = await scenario(hotel).longStay({ rooms: [{ typeId: 'queen' }, { typeId: 'suite' }] });
  const client = await clientAt(hotel, hotel.guest, '2026-12-10T10:00:00-03:00');
  expect(await client.bookings.estimateCancellation({ bookingId })).toMatchObject({
    // Two nights in the queen room, two of twice the tariff in the suite, with 3.5 % tax on each.
    bookingValue: 3885.14,
    cancellationFeeValue: 1055.7,
    creditValue: 2829.44,
  });
});

test('credits and card alike come back as one deposit, and what the booking took from older ones stays taken (PD-55)', async () => {
  await seedCredits(hotel.gateway, hotel.guest.id, 500_00, '2027-01-01T00:00:00-03:00');
  const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom], useCredits: true });
  expect((await hotel.guest.client.personalInfo.creditBalance()).value).toBe(0);
  await hotel.guest.client.bookings.cancel({ bookingId });
  expect((await hotel.guest.client.personalInfo.creditBalance()).value).toBe(TOTAL);
  const deposits = await depositsOf(hotel, bookingId);
  const amounts = { amountCents: 1771_57, remainingCents: 1771_57 };
  expect(deposits).toMatchObject([{ origin: 'FULL_CANCELLATION', ...amounts }]);
  expect(deposits[0]?.dueDate?.toISOString().slice(0, 7)).toBe('2028-06');
});

test('a booking from before its lines were stored is divided evenly, and its lines are there afterwards (PD-09)', async () => {
  const { bookingId, accommodationId: id } = await scenario(hotel).longStay();
  await hotel.db.delete(stayLines).where(eq(stayLines.accommodationId, id));
  const client = await clientAt(hotel, hotel.guest, '2026-12-10T10:00:00-03:00');
  // 1,251.25 over three nights, its two cents on the first; 43.80 tax.
  const expected = { cancellationFeeValue: 431.69, creditValue: 863.36 };
  expect(await client.bookings.estimateCancellation({ bookingId })).toMatchObject(expected);
  expect(await client.bookings.cancel({ bookingId, ...expected })).toMatchObject(expected);
  const lines = await hotel.db.select().from(stayLines).where(eq(stayLines.accommodationId, id));
  expect(lines.map(line => line.returnedAt !== null).sort()).toEqual([false, true, true]);
});

test('a canceled booking is canceled everywhere at once: status, version, rooms and lines (API-13, PD-18)', async () => {
  const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom, { typeId: 'suite' }] });
  const client = await clientAt(hotel, hotel.guest, THRESHOLD);
  await client.bookings.cancel({ bookingId });
  expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'CANCELED', version: 3 });
  const rooms = await roomsOf(hotel, bookingId);
  expect(rooms.map(({ holdsRoom }) => holdsRoom)).toEqual([false, false]);
  const ofFirst = eq(stayLines.accommodationId, rooms[0]?.id ?? 0);
  const lines = await hotel.db.select().from(stayLines).where(ofFirst).orderBy(stayLines.id);
  const returned = lines.filter(line => line.returnedAt !== null);
  expect(returned.map(line => [line.kind, line.night])).toEqual([
    ['NIGHT', '2026-12-11'],
    ['NIGHT', '2026-12-12'],
    ['PET', null],
  ]);
  const [previous] = await client.bookings.previous({});
  expect(previous).toMatchObject({ bookingId, status: 'CANCELED', isBookingCancelAvailable: false });
  expect(await client.bookings.active({})).toEqual([]);
});

test('the room of a canceled booking is sold to another guest in the same minute (API-13)', async () => {
  const rooms = [familyRoom];
  const { bookingId } = await scenario(hotel).longStay({ rooms });
  const other = scenario(hotel, await newGuest(hotel.gateway));
  expect(await codeOf(other.longStay({ rooms }))).toBe('PRICE_CHANGED');
  await hotel.guest.client.bookings.cancel({ bookingId });
  expect((await other.longStay({ rooms })).bookingId).not.toBe(bookingId);
});

describe('canceling twice', () => {
  test('gets the same response again, also after the threshold, and one deposit and e-mail (API-13)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const first = await hotel.guest.client.bookings.cancel({ bookingId });
    const client = await clientAt(hotel, hotel.guest, shifted(THRESHOLD, MINUTE));
    expect(await client.bookings.cancel({ bookingId })).toEqual(first);
    expect(await client.bookings.cancel({ bookingId, creditValue: 1 })).toEqual(first);
    expect(await depositsOf(hotel, bookingId)).toHaveLength(1);
    expect(await mailsAbout(hotel, bookingId)).toHaveLength(1);
    expect((await bookingOf(hotel, bookingId)).version).toBe(3);
  });

  test('after a part was retained says again what was retained (BKG-41)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const client = await clientAt(hotel, hotel.guest, THRESHOLD);
    const first = await client.bookings.cancel({ bookingId });
    expect(first).toMatchObject({ cancellationFeeValue: RETAINED_LATE, creditValue: CREDITED_LATE });
    expect(await client.bookings.cancel({ bookingId })).toEqual(first);
  });

  test('from ten devices at once frees the room once and returns the money once (API-13, PD-58)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const device = async () => (await session(hotel.gateway, hotel.guest.id)).client.bookings;
    const devices = await Promise.all(Array.from({ length: 10 }, device));
    const responses = await Promise.all(devices.map(one => one.cancel({ bookingId })));
    expect(new Set(responses.map(response => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 'CANCELED', creditValue: TOTAL });
    expect(await depositsOf(hotel, bookingId)).toHaveLength(1);
    expect((await hotel.guest.client.personalInfo.creditBalance()).value).toBe(TOTAL);
    expect(await mailsAbout(hotel, bookingId)).toHaveLength(1);
  });
});

test.each([
  ['en', 'canceled', 'Kept by the hotel', 'Returned to you as credits', 'June 8, 2028'],
  ['pt', 'cancelada', 'Retido pelo hotel', 'Devolvido a você em créditos', '8 de junho de 2028'],
] as const)(
  'the e-mail says in %s what was retained, what came back and until when it is good (BEY-17)',
  async (language, word, retained, credited, until) => {
    const guest = await newGuest(hotel.gateway, language);
    const { bookingId } = await scenario(hotel, guest).longStay({ rooms: [petRoom] });
    const ofBooking = eq(accommodations.bookingId, bookingId);
    await hotel.db.update(accommodations).set({ doorCode: '482913' }).where(ofBooking);
    const client = await clientAt(hotel, guest, THRESHOLD);
    await client.bookings.cancel({ bookingId });
    const [mail, ...others] = await mailsAbout(hotel, bookingId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'BOOKING_CANCELED', recipient: guest.email, language });
    const text = mail?.text.replaceAll('\u00a0', ' ');
    expect(mail?.subject).toContain(word);
    for (const part of [`${retained}: R$ 466,17`, `${credited}: R$ 1.305,40`, until])
      expect(text).toContain(part);
    expect(`${mail?.text}${mail?.html}`).not.toContain('482913');
  },
);
