import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { buy, endAt, hoursOf, hoursOnSale, hoursOrder, type StayEnd, savedCard, slotAt } from './hours.ts';
import { scenario } from './scenario.ts';
import { codeOf, HOTEL, ZONE } from './small-hotel.ts';

const hotel = openFreshHotel();
const card = async () => ({ paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id) });
const at = (time: string, end: StayEnd) => endAt(hotel, time, end);

const detailsAndValues = ({ client, bookingId }: Pick<StayEnd, 'client' | 'bookingId'>) =>
  Promise.all([client.bookings.details({ bookingId }), client.bookings.values({ bookingId })]);

describe('the sale of hours', () => {
  const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };

  test('begins five days before arrival, at midnight of the hotel (HRS-06, PD-61)', async () => {
    const { departure } = await scenario(hotel).paidStay({ rooms: [{ typeId: 'family' }], dates: stay });
    const early = await at('2026-12-04T23:58:00-03:00', departure);
    expect(await hoursOnSale(early)).toEqual([]);
    const slot = { time: '2026-12-11T11:00:00-03:00', price: 0, taxValue: 0, amountOfHours: 1 };
    expect(await codeOf(buy(early, hoursOrder(early, slot)))).toBe('HOURS_NOT_ON_SALE');
    const now = await at('2026-12-05T00:00:00-03:00', departure);
    expect(await hoursOf(now)).toMatchObject({ isRefundable: true });
    expect(await hoursOnSale(now)).toHaveLength(9);
    await hotel.db.update(hotels).set({ timeZone: 'America/Manaus' }).where(eq(hotels.id, HOTEL));
    const elsewhere = await hoursOnSale(now);
    await hotel.db.update(hotels).set({ timeZone: ZONE }).where(eq(hotels.id, HOTEL));
    expect(elsewhere).toEqual([]);
  });

  test('says until when canceling is free, now and with each hour: 48 hours before the stay begins (PD-55, LIM-04, LIM-05, BEY-17)', async () => {
    const { arrival, departure } = await scenario(hotel).paidStay();
    const threshold = Date.parse('2026-12-01T15:00:00-03:00');
    const seen = async (time: number, end: StayEnd) => {
      const hours = await hoursOf(await at(new Date(time).toISOString(), end));
      const each = hours.availability.map(slot => slot.freeCancellationUntil);
      return { ...hours, each };
    };
    const isFree = (iso: string | null) => iso !== null;
    const before = await seen(threshold - 120_000, departure);
    expect(before).toMatchObject({ isRefundable: true, freeCancellationUntil: '2026-12-01T18:00:00.000Z' });
    expect(new Set(before.each)).toEqual(new Set(['2026-12-01T18:00:00.000Z']));
    const after = await seen(threshold, departure);
    expect(after).toMatchObject({ isRefundable: false, freeCancellationUntil: null });
    expect(after.each.some(isFree)).toBe(false);
    // Whoever arrives at 10 has a stay that begins at 10.
    const early = await seen(threshold - 5 * 3_600_000 - 120_000, arrival);
    expect(early).toMatchObject({ isRefundable: true, freeCancellationUntil: '2026-12-01T18:00:00.000Z' });
    expect(early.each[0]).toBe('2026-12-01T17:00:00.000Z');
    expect(early.each.at(-1)).toBe('2026-12-01T13:00:00.000Z');
    const later = await seen(threshold - 5 * 3_600_000, arrival);
    expect(later).toMatchObject({ isRefundable: false, freeCancellationUntil: '2026-12-01T18:00:00.000Z' });
    expect(later.each.map(isFree)).toEqual([true, true, true, true, false]);
  });

  test.each<BookingStatus>(['CANCELED', 'NO_SHOW', 'CONCLUDED', 'PENDING'])(
    'ends with a booking that is %s (PD-61)',
    async status => {
      const { departure, bookingId } = await scenario(hotel).paidStay();
      const order = hoursOrder(departure, await slotAt(departure, 13), await card());
      await hotel.db.update(bookings).set({ status }).where(eq(bookings.id, bookingId));
      const before = await detailsAndValues(departure);
      expect(await hoursOnSale(departure)).toEqual([]);
      expect(await codeOf(buy(departure, order))).toBe('HOURS_NOT_ON_SALE');
      expect(await detailsAndValues(departure)).toEqual(before);
    },
  );

  test('waits while the booking itself is being paid (PD-58)', async () => {
    const { departure, bookingId } = await scenario(hotel).paidStay();
    const order = hoursOrder(departure, await slotAt(departure, 13), await card());
    await hotel.db.update(bookings).set({ status: 'PROCESSING' }).where(eq(bookings.id, bookingId));
    expect(await codeOf(buy(departure, order))).toBe('ATTEMPT_IN_PROGRESS');
  });
});
