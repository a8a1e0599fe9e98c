import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel, openOwnHotel } from './fresh-hotel.ts';
import { type Client, noLimits } from './harness.ts';
import { type PartnerBooking, partnerBooking } from './partner-booking.ts';
import { INPUT_RUNS } from './runs.ts';
import { codeOf, newGuest } from './small-hotel.ts';
import { bookingOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let booked: PartnerBooking;
beforeEach(async () => {
  booked = await partnerBooking(hotel.gateway);
});

const find = (client: Client = hotel.guest.client, lastName = 'Prado', locator = booked.locator) =>
  client.bookings.findForImport({ locator, lastName });
const bring = (client: Client = hotel.guest.client, bookingId = booked.id) =>
  client.bookings.import({ bookingId });
const setBooking = (change: Partial<typeof bookings.$inferInsert>) =>
  hotel.db.update(bookings).set(change).where(eq(bookings.id, booked.id));
const ownerOf = async () => (await bookingOf(hotel, booked.id)).guestId;
const requestFor = (locator: string, lastName: string) =>
  hotel.gateway.raw('GET', `/api/bookings/find-for-import?${new URLSearchParams({ locator, lastName })}`, {
    headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` },
  });

describe('finding a booking made elsewhere', () => {
  test.each(['Prado', 'PRADO', 'almeida  prado', 'de Almeida Prado', ' prádo '])(
    'the code and the last name “%s” show it before it is in any account (API-17, BKG-25)',
    async lastName => {
      const locator = ` ${booked.locator.toLowerCase()} `;
      expect(await find(hotel.guest.client, lastName, locator)).toMatchObject({
        bookingId: booked.id,
        locator: booked.locator,
        status: 'CONFIRMED',
        nights: 2,
        isOta: true,
        isLoggedUserHolder: false,
        building: { name: 'Pernoite Jardins' },
        accommodations: [{ type: 'queen room', room: null }],
      });
      expect(await ownerOf()).toBeNull();
    },
  );

  test('an unknown code and a wrong last name get the same response, to the letter (API-17, BKG-28)', async () => {
    const ask = async (locator: string, lastName: string) => {
      const { status, text } = await requestFor(locator, lastName);
      return { status, text };
    };
    const unknown = await ask('NOSUCH99', 'Prado');
    expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining('BOOKING_NOT_FOUND') });
    for (const wrong of ['Silva', 'Almeida', 'P', 'Prad', "P'", 'null'])
      expect(await ask(booked.locator, wrong)).toEqual(unknown);
    await setBooking({ guestId: (await newGuest(hotel.gateway)).id });
    expect(await ask(booked.locator, 'Silva')).toEqual(unknown);
  });

  test.each<BookingStatus>(['CANCELED', 'CONCLUDED', 'NO_SHOW'])(
    'a booking that is %s is not found (API-17, BKG-28)',
    async status => {
      await setBooking({ status });
      expect(await codeOf(find())).toBe('BOOKING_NOT_FOUND');
    },
  );

  test('a booking whose nights have passed is not found (API-17, BKG-28)', async () => {
    const client = await clientAt(hotel, hotel.guest, '2026-12-07T13:00:00-03:00');
    expect(await codeOf(find(client))).toBe('BOOKING_NOT_FOUND');
  });

  test('a booking that is in an account is reported only to a guest who names it correctly (API-17, BKG-29)', async () => {
    const holder = await newGuest(hotel.gateway);
    await hotel.db.update(guests).set({ socialName: 'Ada Lima' }).where(eq(guests.id, holder.id));
    await setBooking({ guestId: holder.id, holderLastName: null });
    expect(await codeOf(find(hotel.guest.client, 'Prado'))).toBe('BOOKING_ALREADY_IMPORTED');
    expect(await codeOf(find(hotel.guest.client, 'Lima'))).toBe('BOOKING_ALREADY_IMPORTED');
    expect(await codeOf(find(holder.client, 'Prado'))).toBe('BOOKING_ALREADY_IMPORTED');
    expect(await codeOf(find(hotel.guest.client, 'Silva'))).toBe('BOOKING_NOT_FOUND');
  });

  test('whatever is typed as code and name, nothing breaks and nothing is found (API-17)', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '',
        '\u0000',
        'Prado\u0000',
        '🏨🛏️',
        '\u202eodarP',
        'x'.repeat(10_000),
        "' or 1=1 --",
        '<script>alert(1)</script>',
        '%',
        '_',
        '31/02/2026',
      ),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (locator, lastName) => {
        expect([400, 404, 413, 431]).toContain((await requestFor(locator, lastName)).status);
      }),
      { numRuns: INPUT_RUNS },
    );
    await fc.assert(
      fc.asyncProperty(nasty, async bookingId => {
        const code = await codeOf(bring(hotel.guest.client, bookingId));
        expect(['BAD_REQUEST', 'BOOKING_NOT_FOUND']).toContain(code);
      }),
      { numRuns: INPUT_RUNS },
    );
    expect(await ownerOf()).toBeNull();
  });
});

test('a booking is neither found nor imported by an address that is not verified (SEC-17)', async () => {
  await find();
  const isVerified = (emailVerified: boolean) =>
    hotel.db.update(guests).set({ emailVerified }).where(eq(guests.id, hotel.guest.id));
  await isVerified(false);
  expect([await codeOf(find()), await codeOf(bring())]).toEqual(['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED']);
  expect(await ownerOf()).toBeNull();
  await isVerified(true);
  expect(await bring()).toMatchObject({ bookingId: booked.id });
});

describe('importing a booking', () => {
  test('puts a found booking into the account, where it is listed and can be opened (API-18, BKG-27)', async () => {
    await find();
    expect(await bring()).toMatchObject({ bookingId: booked.id, isLoggedUserHolder: true, isOta: true });
    const [listed] = await hotel.guest.client.bookings.active({});
    expect(listed?.bookingId).toBe(booked.id);
    expect(await hotel.guest.client.bookings.find({ bookingId: booked.id })).toEqual(listed);
  });

  test('sent twice by the same guest is done once and gets two responses (API-18)', async () => {
    await find();
    expect(await bring()).toEqual(await bring());
    expect(await hotel.guest.client.bookings.active({})).toHaveLength(1);
  });

  test('needs the code and the name: an id alone brings nothing (API-18, BKG-28)', async () => {
    expect(await codeOf(bring())).toBe('BOOKING_NOT_FOUND');
    await find();
    const stranger = await newGuest(hotel.gateway);
    expect(await codeOf(bring(stranger.client))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(bring(hotel.guest.client, 'no-uuid'))).toBe('BOOKING_NOT_FOUND');
    expect(await ownerOf()).toBeNull();
  });

  test('is too late a quarter of an hour after it was found (API-18)', async () => {
    await find();
    hotel.gateway.clock.moveBy(16 * 60_000);
    expect(await codeOf(bring())).toBe('BOOKING_NOT_FOUND');
    expect(await ownerOf()).toBeNull();
  });

  test('by two guests at once gives it to one, and the other gets an error (API-18, BKG-29)', async () => {
    const rival = await newGuest(hotel.gateway);
    await find();
    await find(rival.client);
    const responses = await Promise.all([codeOf(bring()), codeOf(bring(rival.client))]);
    expect(responses.filter(response => response === 'BOOKING_ALREADY_IMPORTED')).toHaveLength(1);
    const owner = await ownerOf();
    expect([hotel.guest.id, rival.id]).toContain(owner);
    expect(responses[owner === rival.id ? 0 : 1]).toBe('BOOKING_ALREADY_IMPORTED');
  });

  test('of a booking canceled meanwhile is not found (API-18, BKG-28)', async () => {
    await find();
    await setBooking({ status: 'CANCELED' });
    expect(await codeOf(bring())).toBe('BOOKING_NOT_FOUND');
    expect(await ownerOf()).toBeNull();
  });
});

describe('guessing last names', () => {
  const limit = (points: number) => ({ points, seconds: 600 });
  const strict = openOwnHotel({
    trustProxy: true,
    limits: { ...noLimits, importPerGuest: limit(3), importPerClient: limit(4), importPerLocator: limit(5) },
  });
  let addresses = 0;

  test.each([
    ['a guest', 3],
    ['a client', 4],
    ['a code', 5],
  ])('ends after the tries of %s, right or wrong, with when to come back (API-17)', async (of, tries) => {
    const { locator } = await partnerBooking(strict.gateway);
    const attempt = async (turn: number) => {
      const { token } = of === 'a guest' ? strict.guest : await newGuest(strict.gateway);
      addresses += 1;
      const address = of === 'a client' ? '203.0.113.1' : `198.51.100.${addresses}`;
      const client = strict.gateway.client({ token, headers: { 'x-forwarded-for': address } });
      if (turn < tries) return find(client, 'Silva', of === 'a code' ? locator : `NOSUCH${turn}`);
      return find(client, 'Prado', locator);
    };
    for (let turn = 0; turn < tries; turn += 1) expect(await codeOf(attempt(turn))).toBe('BOOKING_NOT_FOUND');
    await expect(attempt(tries)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });
});
