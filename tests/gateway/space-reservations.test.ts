import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { spaceReservations, spaces } from '#gateway/store/schema/living.ts';
import { SPACE_RESERVATIONS_LISTED } from '#shared/policies.ts';
import type { Client } from './harness.ts';
import { residents } from './residents.ts';
import { codeOf, HOTEL, NOON, ZONE } from './small-hotel.ts';
import {
  everyDay,
  listed,
  openSpacesHotel,
  order,
  RESERVATIONS_LIMIT,
  space,
  startsOf,
} from './spaces-hotel.ts';

const hotel = openSpacesHotel();

describe('a reservation', () => {
  test('has its time on the hotel’s clock and stands in the list of what is to come (APS-19, APS-20, SPC-04)', async () => {
    const reserved = await hotel.guest.client.spaces.reserve(order());
    expect(reserved).toEqual({
      reserveId: expect.any(String),
      spaceId: 'meeting',
      spaceName: 'Meeting room',
      checkInDate: '2026-12-02T14:00:00-03:00',
      checkOutDate: '2026-12-02T16:00:00-03:00',
      buildingTimezone: ZONE,
      status: 'APPROVED',
    });
    expect(await listed(hotel.guest.client, 'active')).toEqual([reserved]);
    expect(await listed(hotel.guest.client, 'inactive')).toEqual([]);
    await hotel.guest.client.spaces.reserve(order('06:30', '07:30', '2026-12-02', 'gym'));
    expect((await listed(hotel.guest.client, 'active'))[0]).toMatchObject({
      checkInDate: '2026-12-02T06:30:00-03:00',
    });
  });

  test('has the end that follows from its start, and a start that is offered (SPC-05, SPC-07)', async () => {
    for (const [from, until] of [
      ['14:00', '15:00'],
      ['14:00', '17:00'],
      ['14:30', '16:30'],
      ['19:00', '21:00'],
      ['07:00', '09:00'],
    ])
      expect(await codeOf(hotel.guest.client.spaces.reserve(order(from, until)))).toBe(
        'SPACE_HOUR_NOT_OFFERED',
      );
    for (const field of ['checkInDate', 'checkInHour', 'checkOutHour']) {
      const { status } = await hotel.gateway.raw('POST', '/api/booking-space/reservation', {
        body: { ...order(), [field]: undefined },
        headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` },
      });
      expect(status).toBe(400);
    }
  });

  test('of the same time again is the first one, also once it has begun; another time that day is rejected (APS-19)', async () => {
    const [first, second] = await Promise.all([
      hotel.guest.client.spaces.reserve(order()),
      hotel.guest.client.spaces.reserve(order()),
    ]);
    expect(second).toEqual(first);
    const begun = await hotel.at('2026-12-02T14:30:00-03:00');
    expect(await begun.spaces.reserve(order())).toEqual(first);
    expect(await codeOf(begun.spaces.reserve(order('16:00', '18:00')))).toBe('SPACE_ALREADY_RESERVED');
    expect(await hotel.db.$count(spaceReservations)).toBe(1);
  });

  test('of a time that is taken names the nearest that is free, or that there is none (APS-19)', async () => {
    const [other, third] = await residents(hotel.gateway, 2);
    if (!other || !third) throw new Error('guests are missing');
    await hotel.guest.client.spaces.reserve(order());
    const details = (client: Client, ...asked: Parameters<typeof order>) =>
      client.spaces.reserve(order(...asked)).then(
        () => null,
        (error: { code: string; details: unknown }) => ({ code: error.code, details: error.details }),
      );
    expect(await details(other.client)).toEqual({
      code: 'SPACE_HOUR_TAKEN',
      details: { nearest: { start: '12:00', end: '14:00', places: 1 } },
    });
    await hotel.db
      .update(spaces)
      .set({ week: everyDay('14:00', '16:00') })
      .where(eq(spaces.id, 'meeting'));
    expect(await details(third.client)).toEqual({ code: 'SPACE_HOUR_TAKEN', details: { nearest: null } });
    await hotel.db.update(spaces).set({ week: space.week }).where(eq(spaces.id, 'meeting'));
  });

  test('for the last place goes to exactly one of fifty guests, with every other one told where else (APS-19)', async () => {
    const everybody = await residents(hotel.gateway, 50);
    const outcomes = await Promise.all(everybody.map(({ client }) => codeOf(client.spaces.reserve(order()))));
    expect(outcomes.filter(outcome => typeof outcome === 'object')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === 'SPACE_HOUR_TAKEN')).toHaveLength(49);
    expect(await hotel.db.$count(spaceReservations)).toBe(1);
  });

  test('never takes more than the places, whatever times guests want at once (APS-19)', async () => {
    const everybody = await residents(hotel.gateway, 24);
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
    const { reserveId } = await hotel.guest.client.spaces.reserve(order());
    const canceled = await hotel.guest.client.spaces.cancel({ reserveId });
    expect(canceled).toMatchObject({ reserveId, status: 'CANCELED' });
    expect(await hotel.guest.client.spaces.cancel({ reserveId })).toEqual(canceled);
    expect(await listed(hotel.guest.client, 'active')).toEqual([]);
    expect(await listed(hotel.guest.client, 'inactive')).toEqual([canceled]);
    expect(await startsOf(hotel.guest.client)).toContain('14:00');

    const again = await hotel.guest.client.spaces.reserve(order());
    expect(again.reserveId).not.toBe(reserveId);
    const begun = await hotel.at('2026-12-02T14:00:00-03:00');
    expect(await codeOf(begun.spaces.cancel({ reserveId: again.reserveId }))).toBe('SPACE_RESERVATION_OVER');
    expect(await listed(begun, 'active')).toHaveLength(1);
    const over = await hotel.at('2026-12-02T16:00:00-03:00');
    expect(await listed(over, 'active')).toEqual([]);
    expect((await listed(over, 'inactive')).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['OVER', 'CANCELED']),
    );
  });

  test('another guest’s reservation, or one that does not exist, is not possible (APS-21)', async () => {
    const { reserveId } = await hotel.guest.client.spaces.reserve(order());
    const [other] = await residents(hotel.gateway, 1);
    for (const id of [reserveId, randomUUID(), 'x', '__proto__'])
      expect(await codeOf(other?.client.spaces.cancel({ reserveId: id }) ?? Promise.resolve())).toBe(
        'SPACE_RESERVATION_NOT_FOUND',
      );
    expect(await listed(other?.client ?? hotel.guest.client, 'active')).toEqual([]);
    expect(await listed(hotel.guest.client, 'active')).toHaveLength(1);
  });

  test('happens by itself to what is still to come when the guest leaves the room (SPC-09)', async () => {
    const started = await hotel.guest.client.spaces.reserve(order('13:00', '15:00', '2026-12-01'));
    const later = await hotel.guest.client.spaces.reserve(order());
    const leaving = await hotel.at('2026-12-01T14:00:00-03:00');
    await leaving.bookings.leaveEarly({
      id: hotel.guest.bookingId,
      accId: String(hotel.guest.accommodationId),
    });
    expect(await listed(leaving, 'active')).toMatchObject([
      { reserveId: started.reserveId, status: 'APPROVED' },
    ]);
    expect(await listed(leaving, 'inactive')).toMatchObject([
      { reserveId: later.reserveId, status: 'CANCELED' },
    ]);
    expect(await codeOf(leaving.spaces.reserve(order()))).toBe('STAY_NOT_IN_PROGRESS');
  });

  test('leaves no reservation behind when a guest leaves and reserves at one moment (SPC-09)', async () => {
    const stays = await residents(hotel.gateway, 8);
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
  const row = (index: number, startsAt: Date) => ({
    id: randomUUID(),
    spaceId: 'gym',
    hotelId: HOTEL,
    bookingId: hotel.guest.bookingId,
    accommodationId: hotel.guest.accommodationId,
    guestId: hotel.guest.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    createdAt: NOON,
    canceledAt: index % 3 === 0 ? NOON : null,
  });
  await hotel.db
    .insert(spaceReservations)
    .values(
      Array.from({ length: 500 }, (_, index) => row(index, new Date(NOON.getTime() - (index + 2) * HOUR_MS))),
    );
  const latest = await listed(hotel.guest.client, 'inactive');
  expect(latest).toHaveLength(SPACE_RESERVATIONS_LISTED);
  const times = latest.map(({ checkInDate }) => Date.parse(checkInDate));
  expect(times[0]).toBe(NOON.getTime() - 2 * HOUR_MS);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('too many reservations of one guest in an hour are rejected, and those of others are not (SEC-04)', async () => {
  const [other] = await residents(hotel.gateway, 1);
  for (let tries = 0; tries < RESERVATIONS_LIMIT; tries += 1)
    await hotel.guest.client.spaces.reserve(order());
  expect(await codeOf(hotel.guest.client.spaces.reserve(order()))).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(other?.client.spaces.reserve(order()) ?? Promise.resolve())).toBe('SPACE_HOUR_TAKEN');
});
