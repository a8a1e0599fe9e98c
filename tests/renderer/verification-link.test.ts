import { expect, test } from 'vitest';
import { linkStep } from '#renderer/guest/features/account/email-verification/link-step.ts';
import type { Session } from '#renderer/guest/features/shared/session/session-state.ts';

const signedIn = (email: string): Session => ({
  status: 'signedIn',
  guest: { uid: 'u1', email, displayName: 'Ana', emailVerified: false },
});

test('a verification link counts in the browser of its account, and asks for the password in any other (SEC-21)', () => {
  const email = 'ana@pernoite.test';
  const password = { step: 'password', email };
  expect(linkStep(signedIn(email), email)).toEqual({ step: 'confirm' });
  expect(linkStep(signedIn('Ana@Pernoite.test'), email)).toEqual({ step: 'confirm' });
  expect(linkStep(signedIn('james@pernoite.test'), email)).toEqual(password);
  expect(linkStep({ status: 'anonymous' }, email)).toEqual(password);
});
