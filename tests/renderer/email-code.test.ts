import { expect, test } from 'vitest';
import { rejected, typing } from '#renderer/guest/features/account/email-verification/code-flow.ts';
import { codeSchema } from '#renderer/platform/forms/code-schema.ts';
import { AppError } from '#shared/errors.ts';

const failure = (code: string) => new AppError(code, 'no');

test('a wrong code can be typed again, with as many tries as the gateway says (SGN-40, KSK-23)', () => {
  expect(typing).toEqual({ step: 'typing', triesLeft: null });
  expect(rejected(failure('EMAIL_CODE_INVALID'), 3)).toEqual({ step: 'typing', triesLeft: 3 });
});

test('after its time or the fifth wrong try no code can be typed, and the guest reads which it was (SGN-40)', () => {
  expect(rejected(failure('EMAIL_CODE_EXPIRED'), null)).toEqual({ step: 'over', reason: 'expired' });
  expect(rejected(failure('EMAIL_CODE_SPENT'), null)).toEqual({ step: 'over', reason: 'spent' });
});

test.each(['NETWORK_UNREACHABLE', 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR'])(
  '%s says nothing about the code: its own text is shown (SGN-40)',
  code => expect(rejected(failure(code), null)).toBeNull(),
);

test('six digits are sent, and nothing else (SGN-40)', () => {
  const fits = (code: string) => codeSchema.safeParse({ code }).success;
  expect(['012345', '12345', '1234567', '12345a', ''].map(fits)).toEqual([true, false, false, false, false]);
});
