import { expect, test } from 'vitest';
import { chooseNames, decideOn } from '#renderer/guest/features/shared/session/account-choice.ts';
import type { SignedInGuest } from '#renderer/guest/features/shared/session/session-state.ts';

const guest = (uid: string, displayName: string, email = `${uid}@pernoite.test`): SignedInGuest => ({
  uid,
  displayName,
  email,
  emailVerified: true,
});

const ana = guest('ana', 'Ana Souza');

test('a token in an address signs in whoever has no session, and prompts whoever has another one (SEC-05)', () => {
  expect(decideOn(null, ana)).toBe('adopt');
  expect(decideOn(guest('james', 'James Walker'), ana)).toBe('ask');
});

test('a token of the account that is signed in needs no question and changes nothing (SEC-05)', () => {
  expect(decideOn({ ...ana, emailVerified: false }, ana)).toBe('discard');
});

test.each([
  ['James Walker', 'Ana Souza', 'James', 'Ana'],
  ['Ana Lima', 'Ana Souza', 'Ana Lima', 'Ana Souza'],
  ['ana Lima', 'Ana Souza', 'ana Lima', 'Ana Souza'],
  ['Ana Souza', 'ANA SOUZA', 'one@pernoite.test', 'two@pernoite.test'],
  ['', 'Ana Souza', 'one@pernoite.test', 'two@pernoite.test'],
])(
  '%j and %j are called %j and %j, so that no two buttons say the same (SEC-05)',
  (one, two, current, other) => {
    expect(chooseNames({ current: guest('one', one), other: guest('two', two) })).toEqual({ current, other });
  },
);
