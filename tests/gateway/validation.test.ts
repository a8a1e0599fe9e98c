import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REVIEW_MS } from '#gateway/sandbox/verification/sandbox-verification-provider.ts';
import { setValidation } from '#gateway/store/validation-store.ts';
import { identityReasons } from '#shared/identity-reasons.ts';
import { hostileText } from '#tests/hostile-text.ts';
import { sendForm } from './console-form.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { INPUT_RUNS } from './runs.ts';
import { codeOf, newGuest } from './small-hotel.ts';
import { fetchLink, handIn } from './verification-page.ts';

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
  for (const state of ['PROCESSING', 'REPROVED', 'APPROVED', 'PENDING'] as const) {
    await setValidation(hotel.db, hotel.guest.id, { status: state, reasons: [] }, now);
    expect(await isValidated(), state).toBe(state === 'APPROVED');
    expect((await status()).validationStatus).toBe(state);
  }
  await setValidation(hotel.db, hotel.guest.id, { status: 'APPROVED', reasons: [] }, now);
  expect(await isValidated(other)).toBe(false);
  expect(await status(other)).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
});

test('a guest who is not accepted reads why, by code and as text (APS-03)', async () => {
  const reasons = [{ code: 'SELFIE_MISMATCH', description: 'The selfie does not match' }];
  await setValidation(hotel.db, hotel.guest.id, { status: 'REPROVED', reasons }, hotel.gateway.clock.now());
  expect(await status()).toEqual({ validationStatus: 'REPROVED', statusReasons: reasons });
});

test('a link leads to the provider’s own origin, and requesting one changes nothing yet (APS-01, PD-27)', async () => {
  const address = new URL(await fetchLink(hotel.guest.client));
  expect(address.origin).toBe(hotel.gateway.app.config.web.identityPage);
  expect(address.origin).not.toBe(hotel.gateway.url);
  // In the fragment: no server and no log sees it.
  expect(address.pathname + address.search).toBe('/');
  expect(address.hash).toMatch(/^#[\w-]{43}$/);
  expect(await status()).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
});

test('no second link is created while pictures are in review (IDV-04)', async () => {
  const now = hotel.gateway.clock.now();
  await setValidation(hotel.db, hotel.guest.id, { status: 'PROCESSING', reasons: [] }, now);
  expect(await codeOf(hotel.guest.client.validation.link())).toBe('VALIDATION_IN_PROGRESS');
});

type Fields = [string, string][];
const post = (path: string, fields: Fields) => sendForm(hotel.gateway, `identity/${path}`, fields);
const giveVerdict = (...fields: Fields) => post('guest', [['guest', hotel.guest.email], ...fields]);

test.each(identityReasons)('the sandbox’s provider rejects a guest for %s (IDV-17, IDV-18)', async reason => {
  const response = await giveVerdict(['status', 'REPROVED'], ['reason', reason]);
  expect(response.headers.get('location')).toBe('/console/identity?done=identity-guest');
  const { validationStatus, statusReasons } = await status();
  expect(validationStatus).toBe('REPROVED');
  expect(statusReasons).toEqual([{ code: reason, description: expect.any(String) }]);
});

test('a provider’s reason of its own, which the app has no texts for, is shown as it says it (IDV-09)', async () => {
  await giveVerdict(
    ['status', 'REPROVED'],
    ['otherCode', 'HAT_TOO_LARGE'],
    ['otherText', 'The hat is too large'],
  );
  const own = { code: 'HAT_TOO_LARGE', description: 'The hat is too large' };
  expect((await status()).statusReasons).toEqual([own]);
});

test('a verdict on one guest counts whatever is said of all others (IDV-02)', async () => {
  await handIn(hotel.guest);
  await giveVerdict(['status', 'REPROVED'], ['reason', 'LIVENESS']);
  hotel.gateway.clock.moveBy(REVIEW_MS);
  expect((await status()).validationStatus).toBe('REPROVED');
  await giveVerdict(['status', 'PENDING'], ['reason', 'LIVENESS']);
  expect(await status()).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
});

test('the sandbox’s provider rejects all for chosen reasons, or says nothing for now (IDV-17)', async () => {
  await post('plan', [
    ['verdict', 'reprove'],
    ['reason', 'UNDER_21'],
    ['reason', 'DEEPFAKE'],
  ]);
  await handIn(hotel.guest);
  hotel.gateway.clock.moveBy(REVIEW_MS);
  expect((await status()).statusReasons.map(({ code }) => code)).toEqual(['UNDER_21', 'DEEPFAKE']);
  await post('plan', [['verdict', 'never']]);
  await handIn(hotel.guest);
  hotel.gateway.clock.moveBy(10 * REVIEW_MS);
  expect((await status()).validationStatus).toBe('PROCESSING');
  await post('plan', [['verdict', 'approve']]);
  expect((await status()).validationStatus).toBe('APPROVED');
});

test('what is unclear changes nothing, whatever the fields contain (IDV-02)', async () => {
  const unclear = [
    { status: 'REPROVED' },
    { status: 'VERIFIED' },
    { status: 'REPROVED', reason: 'NO_SUCH_REASON' },
    { status: 'REPROVED', otherCode: 'lower case', otherText: 'x' },
  ];
  for (const fields of unclear) {
    const { headers } = await giveVerdict(...Object.entries(fields));
    expect(headers.get('location')).toContain('problem=identity-unclear');
  }
  const short = hostileText.filter(text => text.length <= 60);
  await fc.assert(
    fc.asyncProperty(short, short, async (code, text) => {
      const other = { status: 'REPROVED', otherCode: code, otherText: text };
      expect((await giveVerdict(...Object.entries(other))).status).toBe(303);
    }),
    { numRuns: INPUT_RUNS },
  );
  const nobody = { guest: 'nobody@pernoite.test', status: 'APPROVED' };
  const stranger = await post('guest', Object.entries(nobody));
  expect(stranger.headers.get('location')).toContain('problem=no-guest');
});
