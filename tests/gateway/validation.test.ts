import { expect, test } from 'vitest';
import { setValidation } from '#gateway/store/validation-store.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { codeOf, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();

const status = (guest = hotel.guest) => guest.client.validation.status();
const isValidated = async (guest = hotel.guest) => (await guest.client.validation.isValidated()).isValidated;

test('a guest who has not begun is PENDING, without reasons, and not validated (APS-02, APS-03, IDV-02)', async () => {
  expect(await status()).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
  expect(await isValidated()).toBe(false);
});

test('only APPROVED counts as validated, and for this guest alone (APS-02, IDV-02)', async () => {
  const other = await newGuest(hotel.gateway);
  const now = hotel.gateway.clock.now();
  for (const [state, validated] of [
    ['PROCESSING', false],
    ['REPROVED', false],
    ['APPROVED', true],
    ['PENDING', false],
  ] as const) {
    await setValidation(hotel.db, hotel.guest.id, { status: state, reasons: [] }, now);
    expect(await isValidated(), state).toBe(validated);
    expect((await status()).validationStatus).toBe(state);
  }
  await setValidation(hotel.db, hotel.guest.id, { status: 'APPROVED', reasons: [] }, now);
  expect(await isValidated(other)).toBe(false);
  expect(await status(other)).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
});

test('a guest who is not accepted reads why, by code and in words (APS-03)', async () => {
  const reasons = [{ code: 'SELFIE_MISMATCH', description: 'The selfie does not match' }];
  await setValidation(hotel.db, hotel.guest.id, { status: 'REPROVED', reasons }, hotel.gateway.clock.now());
  expect(await status()).toEqual({ validationStatus: 'REPROVED', statusReasons: reasons });
});

test('a link leads to the provider’s own origin, and requesting one changes nothing yet (APS-01, PD-27)', async () => {
  const { urlValidation } = await hotel.guest.client.validation.link();
  const address = new URL(urlValidation);
  expect(address.origin).toBe(hotel.gateway.app.config.web.identityPage);
  expect(address.origin).not.toBe(hotel.gateway.url);
  // In the fragment: no server and no log sees it.
  expect(address.pathname + address.search).toBe('/');
  expect(address.hash).toMatch(/^#[\w-]{43}$/);
  expect(await status()).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
});

test('no second link is given while pictures are being looked at (IDV-04)', async () => {
  const now = hotel.gateway.clock.now();
  await setValidation(hotel.db, hotel.guest.id, { status: 'PROCESSING', reasons: [] }, now);
  expect(await codeOf(hotel.guest.client.validation.link())).toBe('VALIDATION_IN_PROGRESS');
});
