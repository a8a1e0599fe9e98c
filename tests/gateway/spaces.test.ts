import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { spaceReservations } from '#gateway/store/schema/living.ts';
import { hostileText } from '#tests/hostile-text.ts';
import type { Client } from './harness.ts';
import { moveIn, residents } from './residents.ts';
import { codeOf, HOTEL, newGuest, ZONE } from './small-hotel.ts';
import { hoursOf, listed, openSpacesHotel, order, startsOf } from './spaces-hotel.ts';

const hotel = openSpacesHotel();

describe('the spaces of the hotel', () => {
  test('are listed in the guest’s language with hours, stay length and the stay’s dates (APS-17, SPC-03)', async () => {
    const portuguese = hotel.gateway.client({ token: hotel.guest.token, language: 'pt' });
    const found = await portuguese.spaces.list();
    expect(found).toMatchObject({
      buildingId: HOTEL,
      buildingTimezone: ZONE,
      booking: {
        bookingId: hotel.guest.bookingId,
        checkInDate: '2026-11-30T15:00:00-03:00',
        checkOutDate: '2026-12-04T12:00:00-03:00',
      },
    });
    expect(found.spaces.map(({ space_name }) => space_name)).toEqual(['Sala de reunião', 'Academia']);
    expect(found.spaces[0]).toMatchObject({
      instructions: ['Com carinho.'],
      pictureUrl: '/pictures/space-coworking-640.webp',
      maximum_capacity_number: 1,
      usage_rate: 1,
      time_permanence: 2,
      unavailableDates: ['2026-12-03'],
    });
    expect(found.spaces[1]).toMatchObject({
      flg_sunday: false,
      time_start_sunday: null,
      flg_monday: true,
      time_start_monday: '06:30',
      time_end_monday: '09:30',
      usage_rate: 0.5,
      pictureUrl: null,
    });
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
      expect(await codeOf(hotel.guest.client.spaces.reserve({ ...order(), ...wrong }))).toBe(
        'SPACE_NOT_FOUND',
      );
      const asked = { spaceId: 'meeting', reserveDate: '2026-12-02', buildingId: HOTEL, ...wrong };
      expect(await codeOf(hotel.guest.client.spaces.hours(asked))).toBe('SPACE_NOT_FOUND');
    }
  });
});

describe('the hours of a day', () => {
  test('run from the opening to the last that ends by closing (APS-18, SPC-07)', async () => {
    const hours = await hoursOf(hotel.guest.client);
    expect(hours).toHaveLength(11);
    expect(hours[0]).toEqual({ start: '08:00', end: '10:00', places: 1 });
    expect(hours.at(-1)).toEqual({ start: '18:00', end: '20:00', places: 1 });
    expect(await startsOf(hotel.guest.client, '2026-12-02', 'gym')).toEqual(['06:30', '07:30', '08:30']);
  });

  test('are those to come today, and those before the departure on the last day (SPC-06)', async () => {
    expect(await startsOf(hotel.guest.client, '2026-12-01')).toEqual([
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
    ]);
    expect(await startsOf(hotel.guest.client, '2026-12-04')).toEqual(['08:00', '09:00', '10:00']);
  });

  test('begin after the arrival, for who has checked in before it (SPC-06)', async () => {
    const early = await moveIn(hotel.gateway, await newGuest(hotel.gateway), {
      checkin: '2026-12-02',
      checkout: '2026-12-04',
    });
    expect(await startsOf(early.client, '2026-12-01')).toEqual([]);
    expect(await startsOf(early.client)).toEqual(['15:00', '16:00', '17:00', '18:00']);
    expect(await codeOf(early.client.spaces.reserve(order('14:00', '16:00')))).toBe('SPACE_HOUR_NOT_OFFERED');
  });

  test('are none on closed days, and outside the stay (SPC-06, VIS-12)', async () => {
    for (const day of ['2026-12-03', '2026-11-30', '2026-12-05', '0001-01-01', '9999-12-31']) {
      expect(await hoursOf(hotel.guest.client, day)).toEqual([]);
      expect(await codeOf(hotel.guest.client.spaces.reserve(order('14:00', '16:00', day)))).toBe(
        'SPACE_HOUR_NOT_OFFERED',
      );
    }
  });

  test('leave out what is taken, and count the places by capacity and usage rate (APS-18, SPC-03)', async () => {
    await hotel.guest.client.spaces.reserve(order('12:00', '14:00'));
    expect(await startsOf(hotel.guest.client)).toEqual([
      '08:00',
      '09:00',
      '10:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
    ]);
    const gym = (client: Client) => client.spaces.reserve(order('07:30', '08:30', '2026-12-02', 'gym'));
    await gym(hotel.guest.client);
    const places = async () =>
      (await hoursOf(hotel.guest.client, '2026-12-02', 'gym')).map(hour => [hour.start, hour.places]);
    expect(await places()).toEqual([
      ['06:30', 2],
      ['07:30', 1],
      ['08:30', 2],
    ]);
    const [second, third] = await residents(hotel.gateway, 2);
    if (!second || !third) throw new Error('guests are missing');
    await gym(second.client);
    expect(await codeOf(gym(third.client))).toBe('SPACE_HOUR_TAKEN');
  });
});

test('no text as date, hour or id breaks a call (SEC-06)', async () => {
  const send = (method: string, path: string, body?: unknown) =>
    hotel.gateway.raw(method, `/api/booking-space/${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` },
    });
  await fc.assert(
    fc.asyncProperty(
      hostileText,
      fc.constantFrom('buildingId', 'spaceId', 'checkInDate', 'checkInHour', 'checkOutHour'),
      async (value, field) => {
        const responses = await Promise.all([
          send('POST', 'reservation', { ...order(), [field]: value }),
          send(
            'GET',
            `meeting/hours?${new URLSearchParams({ reserveDate: value, buildingId: HOTEL }).toString()}`,
          ),
          send('PUT', `reserve/${encodeURIComponent(value.toWellFormed())}`, {}),
        ]);
        for (const { status } of responses) expect([400, 404, 405, 409, 414, 422, 431]).toContain(status);
      },
    ),
    { numRuns: 30 },
  );
  expect(await hotel.db.$count(spaceReservations)).toBe(0);
});

test('the console shows who has reserved what on a day, of each hotel, and what was canceled (SPC-09)', async () => {
  await hotel.db.update(hotels).set({ name: '<i>Jardins' }).where(eq(hotels.id, HOTEL));
  const { reserveId } = await hotel.guest.client.spaces.reserve(order());
  const page = async (query: string) => (await hotel.gateway.raw('GET', `/console/spaces?${query}`)).text;
  const shown = await page(`hotel=${HOTEL}&day=2026-12-02`);
  expect(shown).toContain('14:00 to 16:00');
  expect(shown).toContain('&lt;i&gt;Jardins');
  expect(shown).toContain('reserved</span>');
  await hotel.guest.client.spaces.cancel({ reserveId });
  expect(await page('day=2026-12-02')).toContain('canceled</span>');
  expect(await page('day=2026-12-01')).not.toContain('14:00 to 16:00');
  for (const query of ['', 'day=9999-12-31', 'day=0001-01-01', 'hotel=x&day=x'])
    expect(await page(query)).toContain('Meeting room');
});
