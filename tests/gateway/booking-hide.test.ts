import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accommodationGuests, bookings } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { scenario } from './scenario.ts';
import { codeOf, holdRoom, newGuest, session, type TestGuest } from './small-hotel.ts';
import { setStatus } from './stay-state.ts';
import { bookingOf, openHoursPurchase } from './stored-booking.ts';

const hotel = openFreshHotel();
const WEEKEND = { checkin: '2026-12-05', checkout: '2026-12-07' };
let booked: { bookingId: string; accommodationId: number; locator: string };
let companion: TestGuest;

beforeEach(async () => {
  const { bookingId, accommodationId } = await scenario(hotel).longStay({ dates: WEEKEND });
  booked = { bookingId, accommodationId, locator: (await bookingOf(hotel, bookingId)).locator };
  companion = await newGuest(hotel.gateway);
});

const hide = (client: Client = hotel.guest.client) => client.bookings.hide({ bookingId: booked.bookingId });
const find = (client: Client = hotel.guest.client) =>
  client.bookings.findForImport({ locator: booked.locator, lastName: 'Prado' });
const bring = (client: Client = hotel.guest.client) =>
  client.bookings.import({ bookingId: booked.bookingId });
const idsOf = (list: { bookingId: string }[]) => list.map(({ bookingId }) => bookingId);
const activeOf = async (client: Client) => idsOf(await client.bookings.active({}));
const share = (invitation: 'ACCEPTED' | 'PENDING' = 'ACCEPTED') =>
  addCompanion(hotel.db, booked, companion, invitation);
const stored = () => bookingOf(hotel, booked.bookingId);

describe('a hidden booking', () => {
  test('leaves its holder’s lists, and stays as it is (API-12, BKG-20, PD-59)', async () => {
    await share();
    const before = await stored();
    expect(await hide()).toEqual({});
    const { client } = hotel.guest;
    expect(await activeOf(client)).toEqual([]);
    expect(await client.bookings.active({ sort: 'asc', limit: '1' })).toEqual([]);
    expect(await client.bookings.hasActive()).toEqual({ hasActiveBooking: false });
    expect((await client.bookings.details({ bookingId: booked.bookingId })).status).toBe('CONFIRMED');
    expect({ ...(await stored()), hiddenAt: null }).toEqual(before);
    // Another guest's list is their own.
    expect(await activeOf(companion.client)).toEqual([booked.bookingId]);
    await setStatus(hotel.db, booked.bookingId, 'CANCELED');
    expect(await client.bookings.previous({})).toEqual([]);
    expect(idsOf(await companion.client.bookings.previous({}))).toEqual([booked.bookingId]);
  });

  test('leaves a companion’s lists alone, accepted or invited (API-12, PD-57, PD-59)', async () => {
    await share();
    await hide(companion.client);
    expect(await activeOf(companion.client)).toEqual([]);
    expect(await companion.client.bookings.hasActive()).toEqual({ hasActiveBooking: false });
    expect(await activeOf(hotel.guest.client)).toEqual([booked.bookingId]);
    await hotel.db
      .update(accommodationGuests)
      .set({ hiddenAt: null, guestId: null, invitation: 'PENDING' })
      .where(eq(accommodationGuests.guestId, companion.id));
    expect(await activeOf(companion.client)).toEqual([booked.bookingId]);
    await hide(companion.client);
    expect(await activeOf(companion.client)).toEqual([]);
  });

  test('is hidden once, however often it is requested (API-12)', async () => {
    await Promise.all([hide(), hide(), hide()]);
    const first = (await stored()).hiddenAt;
    hotel.gateway.clock.moveBy(60_000);
    await hide();
    expect((await stored()).hiddenAt).toEqual(first);
    // Hidden before its guests arrived: to repeat it is no failure.
    await setStatus(hotel.db, booked.bookingId, 'IN_PROGRESS');
    expect(await hide()).toEqual({});
  });

  test.each<[BookingStatus, string]>([
    ['CONFIRMED', 'hidden'],
    ['PENDING', 'hidden'],
    ['PROCESSING', 'BOOKING_NOT_HIDEABLE'],
    ['IN_PROGRESS', 'BOOKING_NOT_HIDEABLE'],
    ['CONCLUDED', 'hidden'],
    ['CANCELED', 'hidden'],
    ['NO_SHOW', 'hidden'],
  ])('that is %s is %s (API-12, BKG-20)', async (status, outcome) => {
    await setStatus(hotel.db, booked.bookingId, status);
    const result = await codeOf(hide());
    expect(typeof result === 'string' ? result : 'hidden').toBe(outcome);
    expect((await stored()).hiddenAt === null).toBe(outcome !== 'hidden');
  });

  test('is not one whose hours are being paid for (API-12, PD-58)', async () => {
    await openHoursPurchase(hotel, booked.bookingId);
    await expect(hide()).rejects.toMatchObject({ code: 'BOOKING_NOT_HIDEABLE', status: 409 });
  });

  test('still keeps an account from being deleted (ERR-08, PD-59)', async () => {
    await hide();
    const leaving = codeOf(hotel.guest.client.guestUser.deleteAccount({ reason: 1 }));
    expect(await leaving).toBe('USER_HAS_ACTIVE_BOOKINGS');
  });
});

describe('bringing a hidden booking back', () => {
  test('its code and last name show it, and the import lists it again (BKG-23, PD-59, API-17, API-18)', async () => {
    expect(await codeOf(find())).toBe('BOOKING_ALREADY_IMPORTED');
    await hide();
    expect(await find()).toMatchObject({ bookingId: booked.bookingId, isLoggedUserHolder: true });
    expect(await activeOf(hotel.guest.client)).toEqual([]);
    expect(await bring()).toMatchObject({ bookingId: booked.bookingId });
    expect(await bring()).toMatchObject({ bookingId: booked.bookingId });
    expect(await activeOf(hotel.guest.client)).toEqual([booked.bookingId]);
    expect((await stored()).version).toBe(2);
  });

  test('works for one that is over, and for a companion (PD-59)', async () => {
    await share();
    await setStatus(hotel.db, booked.bookingId, 'CONCLUDED');
    await hide();
    await hide(companion.client);
    for (const { client } of [hotel.guest, companion]) {
      await find(client);
      await bring(client);
      expect(idsOf(await client.bookings.previous({}))).toEqual([booked.bookingId]);
    }
  });

  test('does not show it to others, nor to the holder under a wrong name (API-17, BKG-28, BKG-29)', async () => {
    const stranger = await newGuest(hotel.gateway);
    await hide();
    expect(await codeOf(find(stranger.client))).toBe('BOOKING_ALREADY_IMPORTED');
    expect(await codeOf(bring(stranger.client))).toBe('BOOKING_NOT_FOUND');
    const { client } = hotel.guest;
    const wrong = client.bookings.findForImport({ locator: booked.locator, lastName: 'Silva' });
    expect(await codeOf(wrong)).toBe('BOOKING_NOT_FOUND');
    await setStatus(hotel.db, booked.bookingId, 'CANCELED');
    expect(await codeOf(find(stranger.client))).toBe('BOOKING_NOT_FOUND');
  });

  test('importing a partner’s booking makes the guest the main guest of its first room (PD-60, API-18)', async () => {
    const id = await holdRoom(hotel.gateway, '102', ['2026-12-08', 15], ['2026-12-09', 12]);
    await hotel.db
      .update(bookings)
      .set({ holderLastName: 'Prado', locator: `P${Date.now()}` })
      .where(eq(bookings.id, id));
    const { locator } = await bookingOf(hotel, id);
    const { client } = companion;
    await client.bookings.findForImport({ locator, lastName: 'Prado' });
    await Promise.all([client.bookings.import({ bookingId: id }), client.bookings.import({ bookingId: id })]);
    const details = await client.bookings.details({ bookingId: id });
    const guests = [{ name: 'Ada Prado', email: companion.email, isRoomMainGuest: true, isLoggedUser: true }];
    expect(details).toMatchObject({ version: 2, isOta: true, accommodations: [{ guests }] });
  });
});

describe('shared bookings', () => {
  test('are listed for who accepted and who is invited, by the proven e-mail alone (API-05, API-15, PD-57)', async () => {
    await share('PENDING');
    const { client } = companion;
    const own = client.bookings;
    expect(await own.active({})).toMatchObject([{ bookingId: booked.bookingId, isInvitationPending: true }]);
    expect(await own.hasActive()).toEqual({ hasActiveBooking: true });
    await setStatus(hotel.db, booked.bookingId, 'IN_PROGRESS');
    expect(await own.hasInProgress()).toEqual({ hasInProgressBooking: false });
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, companion.id));
    expect(await own.active({})).toEqual([]);
    expect(await own.hasActive()).toEqual({ hasActiveBooking: false });
    await hotel.db
      .update(accommodationGuests)
      .set({ guestId: companion.id, invitation: 'ACCEPTED' })
      .where(eq(accommodationGuests.email, companion.email));
    expect(idsOf(await own.active({}))).toEqual([booked.bookingId]);
    expect(await own.hasInProgress()).toEqual({ hasInProgressBooking: true });
  });

  test('stand among the guest’s own by arrival, each once (API-05, PD-57)', async () => {
    await share();
    const own = async (checkin: string, checkout: string) =>
      (await scenario(hotel, companion).longStay({ dates: { checkin, checkout } })).bookingId;
    const [before, after] = [await own('2026-12-03', '2026-12-04'), await own('2026-12-10', '2026-12-11')];
    const { bookings: calls } = (await session(hotel.gateway, companion.id)).client;
    expect(idsOf(await calls.active({}))).toEqual([before, booked.bookingId, after]);
    expect(idsOf(await calls.active({ sort: 'desc', limit: '2' }))).toEqual([after, booked.bookingId]);
    expect(idsOf(await calls.active({ limit: '2', after: before }))).toEqual([booked.bookingId, after]);
    expect(idsOf(await calls.active({ sort: 'desc', after: booked.bookingId }))).toEqual([before]);
  });
});
