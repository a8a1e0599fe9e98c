import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFreshHotel } from './fresh-hotel.ts';
import { INPUT_RUNS } from './runs.ts';
import { codeOf, newGuest, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();

const preferenceOf = ({ client, id, email }: TestGuest) =>
  client.notifications.preference({ guestUserId: id, email });

test('account updates are on until the guest turns them off, and on again (API-43, API-44, SET-03, PD-35)', async () => {
  expect(await preferenceOf(hotel.guest)).toEqual({ receiveEmail: true });
  for (const preferenceValue of [false, true]) {
    const change = { id: hotel.guest.id, preferenceType: 'receiveEmail', preferenceValue } as const;
    const response = await hotel.guest.client.notifications.setPreference(change);
    expect(response).toEqual({ receiveEmail: preferenceValue });
    expect(await preferenceOf(hotel.guest)).toEqual({ receiveEmail: preferenceValue });
  }
});

test('offers and news follow what was chosen at sign-up, and can be had and left (API-45, SET-03, PD-35)', async () => {
  const { notifications } = hotel.guest.client;
  expect(await notifications.isSubscribed()).toEqual({ isSubscribed: false });
  expect(await notifications.subscribe({})).toEqual({ isSubscribed: true });
  expect(await notifications.subscribe({})).toEqual({ isSubscribed: true });
  expect(await notifications.isSubscribed()).toEqual({ isSubscribed: true });
  expect(await notifications.unsubscribe({})).toEqual({ isSubscribed: false });
  expect(await notifications.isSubscribed()).toEqual({ isSubscribed: false });
  expect(await preferenceOf(hotel.guest)).toEqual({ receiveEmail: true });
});

test('another guest’s notifications can be neither read nor changed (API-43, API-44)', async () => {
  const other = await newGuest(hotel.gateway);
  for (const guestUserId of [other.id, hotel.guest.id])
    expect(await codeOf(preferenceOf({ ...hotel.guest, id: guestUserId, email: other.email }))).toBe(
      'FORBIDDEN',
    );
  const change = { id: other.id, preferenceType: 'receiveEmail', preferenceValue: false } as const;
  expect(await codeOf(hotel.guest.client.notifications.setPreference(change))).toBe('FORBIDDEN');
  expect(await preferenceOf(other)).toEqual({ receiveEmail: true });
});

test('whatever is sent in place of a yes or no, nothing changes and nothing breaks (API-44)', async () => {
  const { gateway, guest } = hotel;
  const { id, token } = guest;
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string({ unit: 'binary' }), async (value, type) => {
      for (const body of [
        { preferenceType: 'receiveEmail', preferenceValue: value === true || value === false ? null : value },
        { preferenceType: type, preferenceValue: false },
        value,
      ]) {
        const response = await gateway.raw('POST', `/api/guestUser/${id}/notification-preference`, {
          headers: { 'x-guest-access-token': `Bearer ${token}` },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(400);
      }
    }),
    { numRuns: INPUT_RUNS },
  );
  expect(await preferenceOf(hotel.guest)).toEqual({ receiveEmail: true });
});
