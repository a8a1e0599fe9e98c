import { expect, test } from 'vitest';
import { RESEND_MS, right, sent, wrong } from '#renderer/guest/features/shared/reservation-sign-in/flow.ts';
import { questionSchema } from '#renderer/guest/features/shared/reservation-sign-in/reservation-schemas.ts';
import { codeSchema } from '#renderer/platform/forms/code-schema.ts';

const START = 1_000_000;
const question = { locator: 'ABCD12', lastName: 'Silva' };
const step = sent(question, { challengeId: 'c'.repeat(43), expiresInSeconds: 600, tries: 5 }, START);

test('another e-mail can be requested after half a minute (BEY-02)', () => {
  expect(step).toMatchObject({ step: 'code', triesLeft: 5, problem: null, resendAt: START + RESEND_MS });
});

test('each wrong code takes a try, and the last one ends the request (BEY-02)', () => {
  let flow = step;
  for (const left of [4, 3, 2, 1]) {
    flow = wrong(flow, START);
    expect(flow).toMatchObject({ triesLeft: left, problem: 'wrong' });
  }
  expect(wrong(flow, START)).toMatchObject({ triesLeft: 0, problem: 'spent' });
});

test('after its ten minutes no code can be right any more (BEY-02)', () => {
  expect(wrong(step, START + 600_000)).toMatchObject({ triesLeft: 4, problem: 'spent' });
});

test('a right code is not requested twice when only the sign-in after it failed (BEY-02)', () => {
  expect(right(wrong(step, START), 'token')).toMatchObject({ guestToken: 'token', problem: null });
});

test('locator, name and code are judged before they are sent (BEY-02)', () => {
  const fits = (locator: string, lastName: string) => questionSchema.safeParse({ locator, lastName }).success;
  expect(fits(' ABCD12 ', 'da Conceição')).toBe(true);
  expect([fits('ABC', 'Silva'), fits('ABCD-1', 'Silva'), fits('ABCD12', '  ')]).toEqual([
    false,
    false,
    false,
  ]);
  const isCode = (code: string) => codeSchema.safeParse({ code }).success;
  expect([isCode('012345'), isCode('12345'), isCode('1234567'), isCode('12345a')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
