import { describe, expect, test } from 'vitest';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import { codeOf, newGuest, session } from './small-hotel.ts';
import { setStatus } from './stay-state.ts';

const hotel = openFreshHotel();
const mine = () => hotel.guest.client.bookings;

const bookDays = async (checkin = '2026-12-05', checkout = '2026-12-07') =>
  (await scenario(hotel).longStay({ dates: { checkin, checkout } })).bookingId;

const idsOf = (list: { bookingId: string }[]) => list.map(({ bookingId }) => bookingId);

describe('the lists of bookings', () => {
  test('are empty for a guest without bookings, who has none to come and none in progress (API-05, API-15)', async () => {
    expect(await mine().active({})).toEqual([]);
    expect(await mine().previous({})).toEqual([]);
    expect(await mine().hasActive()).toEqual({ hasActiveBooking: false });
    expect(await mine().hasInProgress()).toEqual({ hasInProgressBooking: false });
  });

  test('hold the bookings to come by arrival, the nearest first, and as many as requested (API-05, API-16)', async () => {
    const later = await bookDays('2026-12-12', '2026-12-13');
    const sooner = await bookDays();
    expect(idsOf(await mine().active({}))).toEqual([sooner, later]);
    expect(idsOf(await mine().active({ sort: 'desc' }))).toEqual([later, sooner]);
    expect(await mine().active({ sort: 'asc', limit: '1' })).toEqual([
      await mine().find({ bookingId: sooner }),
    ]);
    expect(await mine().hasActive()).toEqual({ hasActiveBooking: true });
    expect(await mine().hasInProgress()).toEqual({ hasInProgressBooking: false });
  });

  test.each<[BookingStatus, 'active' | 'previous']>([
    ['CONFIRMED', 'active'],
    ['PENDING', 'active'],
    ['PROCESSING', 'active'],
    ['IN_PROGRESS', 'active'],
    ['CONCLUDED', 'previous'],
    ['CANCELED', 'previous'],
    ['NO_SHOW', 'previous'],
  ])('put a booking that is %s among the %s ones (API-05, API-15)', async (status, list) => {
    const id = await bookDays();
    await setStatus(hotel.db, id, status);
    expect(idsOf(await mine().active({}))).toEqual(list === 'active' ? [id] : []);
    expect(idsOf(await mine().previous({ sort: 'desc' }))).toEqual(list === 'previous' ? [id] : []);
    expect(await mine().hasActive()).toEqual({ hasActiveBooking: list === 'active' });
    expect(await mine().hasInProgress()).toEqual({ hasInProgressBooking: status === 'IN_PROGRESS' });
  });

  test('count a booking whose nights have passed unused as over, and a guest who stays too long as staying (API-05, API-15)', async () => {
    const id = await bookDays();
    hotel.gateway.clock.moveTo(new Date('2026-12-07T11:00:00-03:00'));
    const later = (await session(hotel.gateway, hotel.guest.id)).client.bookings;
    expect(idsOf(await later.previous({}))).toEqual([id]);
    expect(await later.hasActive()).toEqual({ hasActiveBooking: false });
    await setStatus(hotel.db, id, 'IN_PROGRESS');
    expect(idsOf(await later.active({}))).toEqual([id]);
  });

  test('say which room it is only while its guests stay in it (BKG-07, BKG-14, BKG-17)', async () => {
    const id = await bookDays();
    const roomsAt = async (time: string) => {
      const client = await clientAt(hotel, hotel.guest, time);
      return (await client.bookings.active({}))[0]?.accommodations.map(({ room }) => room);
    };
    expect(await roomsAt('2026-12-05T19:00:00-03:00')).toEqual([null]);
    await setStatus(hotel.db, id, 'IN_PROGRESS');
    // Checked in the day before: until the stay begins the room may still be another.
    expect(await roomsAt('2026-12-05T18:59:00-03:00')).toEqual([null]);
    const [room] = (await roomsAt('2026-12-05T19:00:00-03:00')) ?? [];
    expect(room).toEqual({
      id: room?.suiteNumber,
      suiteNumber: expect.stringMatching(/^10[123]$/),
      isDoorOpeningAllowed: true,
    });
  });

  test('hold nothing of another guest (API-05, API-15)', async () => {
    const id = await bookDays();
    await setStatus(hotel.db, id, 'IN_PROGRESS');
    const { client } = await newGuest(hotel.gateway);
    expect(await client.bookings.active({})).toEqual([]);
    expect(await client.bookings.hasActive()).toEqual({ hasActiveBooking: false });
    expect(await client.bookings.hasInProgress()).toEqual({ hasInProgressBooking: false });
  });

  test('name the rooms in the language of the call (API-02)', async () => {
    await bookDays();
    const client = hotel.gateway.client({ token: hotel.guest.token, language: 'pt' });
    expect((await client.bookings.active({}))[0]?.accommodations[0]?.type).toBe('quarto queen');
  });

  test('reject limits and orders that there are not (API-05)', async () => {
    const headers = { 'x-guest-access-token': `Bearer ${hotel.guest.token}` };
    const queries = 'limit=0 limit=101 limit=1e1 limit=-1 limit= sort=up sort=ASC sort=asc&sort=desc'.split(
      ' ',
    );
    for (const query of queries) {
      const response = await hotel.gateway.raw('GET', `/api/bookings/active?${query}`, { headers });
      expect(response, query).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
  });

  test('are no booking’s id: a status that does not exist is a booking that is not found (API-05, API-06)', async () => {
    expect(await codeOf(mine().find({ bookingId: 'canceled' }))).toBe('BOOKING_NOT_FOUND');
  });
});
