import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOOK_MS } from '#gateway/identity-verification/sandbox-verification-provider.ts';
import { identityReasons } from '#shared/identity-reasons.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { handIn } from './verification-page.ts';

const hotel = openFreshHotel();

type Fields = [string, string][];
const post = (path: string, fields: Fields) =>
  hotel.gateway.raw('POST', `/console/identity/${path}`, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
const decide = (...fields: Fields) => post('guest', [['guest', hotel.guest.email], ...fields]);
const status = () => hotel.guest.client.validation.status();

test.each(identityReasons)('the console rejects a guest for %s (IDV-17, IDV-18)', async reason => {
  const response = await decide(['status', 'REPROVED'], ['reason', reason]);
  expect(response.headers.get('location')).toBe('/console/identity?done=identity-guest');
  const { validationStatus, statusReasons } = await status();
  expect(validationStatus).toBe('REPROVED');
  expect(statusReasons).toEqual([{ code: reason, description: expect.any(String) }]);
});

test('the console gives a reason of its own, which the app has no words for (IDV-09)', async () => {
  await decide(['status', 'REPROVED'], ['otherCode', 'HAT_TOO_LARGE'], ['otherText', 'The hat is too large']);
  expect((await status()).statusReasons).toEqual([
    { code: 'HAT_TOO_LARGE', description: 'The hat is too large' },
  ]);
});

test('a decision counts whatever the provider would have said of the open case (IDV-02)', async () => {
  await handIn(hotel.guest);
  await decide(['status', 'REPROVED'], ['reason', 'LIVENESS']);
  hotel.gateway.clock.moveBy(LOOK_MS);
  expect((await status()).validationStatus).toBe('REPROVED');
  await decide(['status', 'PENDING'], ['reason', 'LIVENESS']);
  expect(await status()).toEqual({ validationStatus: 'PENDING', statusReasons: [] });
});

test('the console sets the result for all: rejected for reasons, or nothing until it decides (IDV-17)', async () => {
  await post('plan', [
    ['verdict', 'reprove'],
    ['reason', 'UNDER_21'],
    ['reason', 'DEEPFAKE'],
  ]);
  await handIn(hotel.guest);
  hotel.gateway.clock.moveBy(LOOK_MS);
  expect((await status()).statusReasons.map(({ code }) => code)).toEqual(['UNDER_21', 'DEEPFAKE']);
  await post('plan', [['verdict', 'never']]);
  await handIn(hotel.guest);
  hotel.gateway.clock.moveBy(10 * LOOK_MS);
  expect((await status()).validationStatus).toBe('PROCESSING');
  await post('plan', [['verdict', 'approve']]);
  expect((await status()).validationStatus).toBe('APPROVED');
});

test('what is unclear changes nothing, whatever the fields contain (IDV-02)', async () => {
  const unclear: Fields[] = [
    [['status', 'REPROVED']],
    [['status', 'VERIFIED']],
    [
      ['status', 'REPROVED'],
      ['reason', 'NO_SUCH_REASON'],
    ],
    [
      ['status', 'REPROVED'],
      ['otherCode', 'lower case'],
      ['otherText', 'x'],
    ],
  ];
  for (const fields of unclear)
    expect((await decide(...fields)).headers.get('location')).toContain('problem=identity-unclear');
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('\u0000', '\u202eabc', "'; drop table guests; --", '<script>alert(1)</script>', '🦜'),
  );
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (code, text) => {
      const { status: code_ } = await decide(
        ['status', 'REPROVED'],
        ['otherCode', code],
        ['otherText', text],
      );
      expect(code_).toBe(303);
      const page = await hotel.gateway.raw('GET', '/console/identity');
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('<script>alert');
    }),
    { numRuns: 40 },
  );
  const stranger = await post('guest', [
    ['guest', 'nobody@pernoite.test'],
    ['status', 'APPROVED'],
  ]);
  expect(stranger.headers.get('location')).toContain('problem=no-guest');
});
