import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestGateway } from './harness.ts';
import { codeOf, newGuest, startSmallHotel, type TestGuest } from './small-hotel.ts';

let gateway: TestGateway;
let guest: TestGuest;
beforeAll(async () => {
  gateway = await startSmallHotel();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  guest = await newGuest(gateway);
});

const preferenceOf = ({ client, id, email }: TestGuest) =>
  client.notifications.preference({ guestUserId: id, email });

test('account updates are on until the guest turns them off, and on again (API-43, API-44, SET-03, PD-35)', async () => {
  expect(await preferenceOf(guest)).toEqual({ receiveEmail: true });
  for (const preferenceValue of [false, true]) {
    const response = await guest.client.notifications.setPreference({
      id: guest.id,
      preferenceType: 'receiveEmail',
      preferenceValue,
    });
    expect(response).toEqual({ receiveEmail: preferenceValue });
    expect(await preferenceOf(guest)).toEqual({ receiveEmail: preferenceValue });
  }
});

test('offers and news follow what was chosen at sign-up, and can be had and left (API-45, SET-03, PD-35)', async () => {
  const { notifications } = guest.client;
  expect(await notifications.isSubscribed()).toEqual({ isSubscribed: false });
  expect(await notifications.subscribe({})).toEqual({ isSubscribed: true });
  expect(await notifications.subscribe({})).toEqual({ isSubscribed: true });
  expect(await notifications.isSubscribed()).toEqual({ isSubscribed: true });
  expect(await notifications.unsubscribe({})).toEqual({ isSubscribed: false });
  expect(await notifications.isSubscribed()).toEqual({ isSubscribed: false });
  expect(await preferenceOf(guest)).toEqual({ receiveEmail: true });
});

test('another guest’s notifications can be neither read nor changed (API-43, API-44)', async () => {
  const other = await newGuest(gateway);
  expect(
    await codeOf(guest.client.notifications.preference({ guestUserId: other.id, email: other.email })),
  ).toBe('FORBIDDEN');
  expect(
    await codeOf(guest.client.notifications.preference({ guestUserId: guest.id, email: other.email })),
  ).toBe('FORBIDDEN');
  const change = { id: other.id, preferenceType: 'receiveEmail', preferenceValue: false } as const;
  expect(await codeOf(guest.client.notifications.setPreference(change))).toBe('FORBIDDEN');
  expect(await preferenceOf(other)).toEqual({ receiveEmail: true });
});

test('whatever is sent in place of a yes or no, nothing changes and nothing breaks (API-44)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string({ unit: 'binary' }), async (value, type) => {
      for (const body of [
        { preferenceType: 'receiveEmail', preferenceValue: value === true || value === false ? null : value },
        { preferenceType: type, preferenceValue: false },
        value,
      ]) {
        const { status } = await gateway.raw('POST', `/api/guestUser/${guest.id}/notification-preference`, {
          headers: { 'x-guest-access-token': `Bearer ${guest.token}` },
          body: JSON.stringify(body),
        });
        expect(status).toBe(400);
      }
    }),
    { numRuns: 40 },
  );
  expect(await preferenceOf(guest)).toEqual({ receiveEmail: true });
});
