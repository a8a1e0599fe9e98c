import { expect, test } from 'vitest';
import { identityFailure } from '#renderer/gateway/identity.ts';

test.each([
  ['INVALID_PASSWORD', 'INVALID_CREDENTIALS'],
  ['EMAIL_NOT_FOUND', 'INVALID_CREDENTIALS'],
  ['INVALID_LOGIN_CREDENTIALS', 'INVALID_CREDENTIALS'],
  ['INVALID_EMAIL', 'INVALID_CREDENTIALS'],
])('%s is not told apart from a wrong password (SES-08, D6)', (word, failure) => {
  expect(identityFailure(word)).toBe(failure);
});

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled', 'TOO_MANY_REQUESTS'],
  ['USER_DISABLED', 'USER_DISABLED'],
  ['INVALID_OOB_CODE', 'CODE_INVALID'],
  ['EXPIRED_OOB_CODE', 'CODE_INVALID'],
  ['INVALID_CUSTOM_TOKEN', 'UNAUTHORIZED'],
  ['TOKEN_EXPIRED', 'UNAUTHORIZED'],
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'WEAK_PASSWORD'],
])('%s is understood (D6)', (message, failure) => {
  expect(identityFailure(message)).toBe(failure);
});

test.each(['OPERATION_NOT_ALLOWED', 'constructor', '', '<html>'])(
  '%j is a provider that cannot help (D6)',
  word => {
    expect(identityFailure(word)).toBe('SERVICE_UNAVAILABLE');
  },
);
