import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { spaceReservations, spaces } from '#gateway/store/schema/living.ts';
import { SPACE_RESERVATIONS_LISTED } from '#shared/policies.ts';
import { hostileText } from '#tests/hostile-text.ts';
import type { Client } from './harness.ts';
import { residents, scenario } from './scenario.ts';
import { codeOf, HOTEL, NOON, newGuest, ZONE } from './small-hotel.ts';
import {
  everyDay,
  hoursOf,
  listed,
  openSpacesHotel,
  order,
  RESERVATIONS_LIMIT,
  space,
  startsOf,
} from './spaces-hotel.ts';

const hotel = openSpacesHotel();
const own = () => hotel.guest.client;
const NOT_OFFERED = 'SPACE_HOUR_NOT_OFFERED';
const send = (method: string, path: string, body?: unknown) =>
  hotel.gateway.raw(method, `/api/booking-space/${path}`, {
    headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` },
    body,
  });
const neighbour = async () => (await scenario(hotel, await newGuest(hotel.gateway)).residence()).client;

describe('the spaces of the hotel', () => {
  test('are listed in the guest’s language with hours, stay length and the stay’s dates (APS-17, SPC-03)', async () => {
    const portuguese = hotel.gateway.client({ token: hotel.guest.token, language: 'pt' });
    const found = await portuguese.spaces.list();
    const dates = { checkInDate: '2026-11-30T15:00:00-03:00', checkOutDate: '2026-12-04T12:00:00-03:00' };
    const booking = { bookingId: hotel.guest.bookingId, ...dates };
    expect(found).toMatchObject({ buildingId: HOTEL, buildingTimezone: ZONE, booking });
    const [meeting, gym] = found.spaces;
    expect(found.spaces).toHaveLength(2);
    expect(meeting).toMatchObject({
      space_name: 'Sala de reunião',
      instructions: ['Com carinho.'],
      pictureUrl: '/pictures/space-coworking-640.webp',
      maximum_capacity_number: 1,
      usage_rate: 1,
      time_permanence: 2,
      unavailableDates: ['2026-12-03'],
    });
    const monday = { flg_monday: true, time_start_monday: '06:30', time_end_monday: '09:30' };
    const sunday = { flg_sunday: false, time_start_sunday: null };
    const shown = { space_name: 'Academia', usage_rate: 0.5, pictureUrl: null };
    expect(gym).toMatchObject({ ...shown, ...sunday, ...monday });
  });

  test('are for guests who live there now, of all calls (APS-17, APS-18, APS-19)', async () => {
    const { client } = await newGuest(hotel.gateway);
    expect(await codeOf(client.spaces.list())).toBe('STAY_NOT_IN_PROGRESS');
    expect(await codeOf(hoursOf(client))).toBe('STAY_NOT_IN_PROGRESS');
    expect(await codeOf(client.spaces.reserve(order()))).toBe('STAY_NOT_IN_PROGRESS');
    expect(await listed(client, 'active')).toEqual([]);
  });

  test('of another hotel, unknown ones and ones that are gone are not found (APS-18, APS-19)', async () => {
    for (const wrong of [{ spaceId: 'nowhere' }, { spaceId: 'gone' }, { buildingId: 'NILO' }]) {
      const calls = own().spaces;
      expect(await codeOf(calls.reserve({ ...order(), ...wrong }))).toBe('SPACE_NOT_FOUND');
      const request = { spaceId: 'meeting', reserveDate: '2026-12-02', buildingId: HOTEL, ...wrong };
      expect(await codeOf(calls.hours(request))).toBe('SPACE_NOT_FOUND');
    }
  });
});

describe('the hours of a day', () => {
  test('run from the opening to the last that ends by closing (APS-18, SPC-07)', async () => {
    const hours = await hoursOf(own());
    expect(hours).toHaveLength(11);
    expect(hours[0]).toEqual({ start: '08:00', end: '10:00', places: 1 });
    expect(hours.at(-1)).toEqual({ start: '18:00', end: '20:00', places: 1 });
    expect(await startsOf(own(), '2026-12-02', 'gym')).toEqual(['06:30', '07:30', '08:30']);
  });

  test('are those to come today, and those before the departure on the last day (SPC-06)', async () => {
    const fromOne = ['13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
    expect(await startsOf(own(), '2026-12-01')).toEqual(fromOne);
    expect(await startsOf(own(), '2026-12-04')).toEqual(['08:00', '09:00', '10:00']);
  });

  test('begin after the arrival, for who has checked in before it (SPC-06)', async () => {
    const dates = { checkin: '2026-12-02', checkout: '2026-12-04' };
    const early = await scenario(hotel, await newGuest(hotel.gateway)).residence(dates);
    expect(await startsOf(early.client, '2026-12-01')).toEqual([]);
    expect(await startsOf(early.client)).toEqual(['15:00', '16:00', '17:00', '18:00']);
    expect(await codeOf(early.client.spaces.reserve(order('14:00', '16:00')))).toBe(NOT_OFFERED);
  });

  test('are none on closed days, and outside the stay (SPC-06, VIS-12)', async () => {
    for (const day of ['2026-12-03', '2026-11-30', '2026-12-05', '0001-01-01', '9999-12-31']) {
      expect(await hoursOf(own(), day)).toEqual([]);
      const reserved = own().spaces.reserve(order('14:00', '16:00', day));
      expect(await codeOf(reserved)).toBe(NOT_OFFERED);
    }
  });

  test('leave out what is taken, and count the places by capacity and usage rate (APS-18, SPC-03)', async () => {
    await own().spaces.reserve(order('12:00', '14:00'));
    const left = ['08:00', '09:00', '10:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
    expect(await startsOf(own())).toEqual(left);
    const gym = (client: Client) => client.spaces.reserve(order('07:30', '08:30', '2026-12-02', 'gym'));
    await gym(own());
    expect(await hoursOf(own(), '2026-12-02', 'gym')).toMatchObject([
      { start: '06:30', places: 2 },
      { start: '07:30', places: 1 },
      { start: '08:30', places: 2 },
    ]);
    await gym(await neighbour());
    expect(await codeOf(gym(await neighbour()))).toBe('SPACE_HOUR_TAKEN');
  });
});

test('no text as date, hour or id breaks a call (SEC-06)', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostileText,
      fc.constantFrom('buildingId', 'spaceId', 'checkInDate', 'checkInHour', 'checkOutHour'),
      async (value, field) => {
        const query = new URLSearchParams({ reserveDate: value, buildingId: HOTEL });
        const responses = await Promise.all([
          send('POST', 'reservation', { ...order(), [field]: value }),
          send('GET', `meeting/hours?${query}`),
          send('PUT', `reserve/${encodeURIComponent(value.toWellFormed())}`, {}),
        ]);
        for (const { status } of responses) expect([400, 404, 405, 409, 414, 422, 431]).toContain(status);
      },
    ),
    { numRuns: 30 },
  );
  expect(await hotel.db.$count(spaceReservations)).toBe(0);
});

describe('a reservation', () => {
  test('has its time on the hotel’s clock and stands in the list of what is to come (APS-19, APS-20, SPC-04)', async () => {
    const reserved = await own().spaces.reserve(order());
    expect(reserved).toEqual({
      reserveId: expect.any(String),
      spaceId: 'meeting',
      spaceName: 'Meeting room',
      checkInDate: '2026-12-02T14:00:00-03:00',
      checkOutDate: '2026-12-02T16:00:00-03:00',
      buildingTimezone: ZONE,
      status: 'APPROVED',
    });
    expect(await listed(own(), 'active')).toEqual([reserved]);
    expect(await listed(own(), 'inactive')).toEqual([]);
    await own().spaces.reserve(order('06:30', '07:30', '2026-12-02', 'gym'));
    const [earliest] = await listed(own(), 'active');
    expect(earliest).toMatchObject({ checkInDate: '2026-12-02T06:30:00-03:00' });
  });

  test('has the end that follows from its start, and a start that is offered (SPC-05, SPC-07)', async () => {
    for (const hours of ['14:00-15:00', '14:00-17:00', '14:30-16:30', '19:00-21:00', '07:00-09:00']) {
      const [from, until] = hours.split('-');
      expect(await codeOf(own().spaces.reserve(order(from, until))), hours).toBe(NOT_OFFERED);
    }
    for (const field of ['checkInDate', 'checkInHour', 'checkOutHour']) {
      const { status } = await send('POST', 'reservation', { ...order(), [field]: undefined });
      expect(status).toBe(400);
    }
  });

  test('of the same time again is the first one, also once it has begun; another time that day is rejected (APS-19)', async () => {
    const [first, second] = await Promise.all([own().spaces.reserve(order()), own().spaces.reserve(order())]);
    expect(second).toEqual(first);
    const begun = await hotel.at('2026-12-02T14:30:00-03:00');
    expect(await begun.spaces.reserve(order())).toEqual(first);
    expect(await codeOf(begun.spaces.reserve(order('16:00', '18:00')))).toBe('SPACE_ALREADY_RESERVED');
    expect(await hotel.db.$count(spaceReservations)).toBe(1);
  });

  test('of a time that is taken names the nearest that is free, or that there is none (APS-19)', async () => {
    const [other, third] = [await neighbour(), await neighbour()];
    await own().spaces.reserve(order());
    const expectTaken = async (client: Client, nearest: object | null) => {
      const { code, details } = Object(
        await client.spaces.reserve(order()).catch((thrown: unknown) => thrown),
      );
      expect({ code, details }).toEqual({ code: 'SPACE_HOUR_TAKEN', details: { nearest } });
    };
    await expectTaken(other, { start: '12:00', end: '14:00', places: 1 });
    const setWeek = (week: typeof space.week) =>
      hotel.db.update(spaces).set({ week }).where(eq(spaces.id, 'meeting'));
    await setWeek(everyDay('14:00', '16:00'));
    await expectTaken(third, null);
    await setWeek(space.week);
  });

  test('for the last place goes to exactly one of fifty guests, and every other one is shown where else (APS-19)', async () => {
    const everybody = await residents(hotel, 50);
    const outcomes = await Promise.all(everybody.map(({ client }) => codeOf(client.spaces.reserve(order()))));
    expect(outcomes.filter(outcome => typeof outcome === 'object')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === 'SPACE_HOUR_TAKEN')).toHaveLength(49);
    expect(await hotel.db.$count(spaceReservations)).toBe(1);
  });

  test('never takes more than the places, whatever times guests want at once (APS-19)', async () => {
    const everybody = await residents(hotel, 24);
    const starts = ['12:00', '13:00', '14:00', '15:00'];
    await Promise.all(
      everybody.map(({ client }, index) => {
        const start = starts[index % starts.length] ?? '';
        return codeOf(client.spaces.reserve(order(start, `${Number(start.slice(0, 2)) + 2}:00`)));
      }),
    );
    const rows = await hotel.db.select().from(spaceReservations);
    const overlapping = rows.flatMap(one =>
      rows.filter(other => other.id < one.id && other.startsAt < one.endsAt && one.startsAt < other.endsAt),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(overlapping).toEqual([]);
  });
});

describe('canceling', () => {
  test('is possible until the reservation begins, gives the place back and moves it to the other list (APS-21, SPC-09, SPC-10)', async () => {
    const { reserveId } = await own().spaces.reserve(order());
    const canceled = await own().spaces.cancel({ reserveId });
    expect(canceled).toMatchObject({ reserveId, status: 'CANCELED' });
    expect(await own().spaces.cancel({ reserveId })).toEqual(canceled);
    expect(await listed(own(), 'active')).toEqual([]);
    expect(await listed(own(), 'inactive')).toEqual([canceled]);
    expect(await startsOf(own())).toContain('14:00');

    const again = await own().spaces.reserve(order());
    expect(again.reserveId).not.toBe(reserveId);
    const begun = await hotel.at('2026-12-02T14:00:00-03:00');
    expect(await codeOf(begun.spaces.cancel({ reserveId: again.reserveId }))).toBe('SPACE_RESERVATION_OVER');
    expect(await listed(begun, 'active')).toHaveLength(1);
    const over = await hotel.at('2026-12-02T16:00:00-03:00');
    expect(await listed(over, 'active')).toEqual([]);
    const statuses = (await listed(over, 'inactive')).map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['OVER', 'CANCELED']));
  });

  test('another guest’s reservation, or one that does not exist, is not possible (APS-21)', async () => {
    const { reserveId } = await own().spaces.reserve(order());
    const other = await neighbour();
    for (const id of [reserveId, randomUUID(), 'x', '__proto__'])
      expect(await codeOf(other.spaces.cancel({ reserveId: id }))).toBe('SPACE_RESERVATION_NOT_FOUND');
    expect(await listed(other, 'active')).toEqual([]);
    expect(await listed(own(), 'active')).toHaveLength(1);
  });

  test('happens by itself to what is still to come when the guest leaves the room (SPC-09)', async () => {
    const started = await own().spaces.reserve(order('13:00', '15:00', '2026-12-01'));
    const later = await own().spaces.reserve(order());
    const leaving = await hotel.at('2026-12-01T14:00:00-03:00');
    const { bookingId: id, accommodationId } = hotel.guest;
    await leaving.bookings.leaveEarly({ id, accId: String(accommodationId) });
    expect(await listed(leaving, 'active')).toEqual([started]);
    expect(await listed(leaving, 'inactive')).toEqual([{ ...later, status: 'CANCELED' }]);
    expect(await codeOf(leaving.spaces.reserve(order()))).toBe('STAY_NOT_IN_PROGRESS');
  });

  test('leaves no reservation behind when a guest leaves and reserves at one moment (SPC-09)', async () => {
    const stays = await residents(hotel, 8);
    await Promise.all(
      stays.flatMap(({ client, bookingId, accommodationId }, index) => [
        codeOf(client.spaces.reserve(order(`${8 + index}:00`.padStart(5, '0'), `${10 + index}:00`))),
        codeOf(client.bookings.leaveEarly({ id: bookingId, accId: String(accommodationId) })),
      ]),
    );
    const left = await hotel.db
      .select({ canceledAt: spaceReservations.canceledAt })
      .from(spaceReservations)
      .innerJoin(accommodations, eq(accommodations.id, spaceReservations.accommodationId));
    for (const { canceledAt } of left) expect(canceledAt).not.toBeNull();
  });
});

test('of five hundred reservations the next hundred are listed, and the latest of those that are over (APS-20)', async () => {
  const HOUR_MS = 3_600_000;
  const { id: guestId, bookingId, accommodationId } = hotel.guest;
  const row = (_: unknown, index: number) => ({
    id: randomUUID(),
    spaceId: 'gym',
    hotelId: HOTEL,
    bookingId,
    accommodationId,
    guestId,
    startsAt: new Date(NOON.getTime() - (index + 2) * HOUR_MS),
    endsAt: new Date(NOON.getTime() - (index + 1) * HOUR_MS),
    createdAt: NOON,
    canceledAt: index % 3 === 0 ? NOON : null,
  });
  await hotel.db.insert(spaceReservations).values(Array.from({ length: 500 }, row));
  const latest = await listed(own(), 'inactive');
  expect(latest).toHaveLength(SPACE_RESERVATIONS_LISTED);
  const times = latest.map(({ checkInDate }) => Date.parse(checkInDate));
  expect(times[0]).toBe(NOON.getTime() - 2 * HOUR_MS);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('too many reservations of one guest in an hour are rejected, and those of others are not (SEC-04)', async () => {
  const other = await neighbour();
  for (let tries = 0; tries < RESERVATIONS_LIMIT; tries += 1) await own().spaces.reserve(order());
  expect(await codeOf(own().spaces.reserve(order()))).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(other.spaces.reserve(order()))).toBe('SPACE_HOUR_TAKEN');
});
