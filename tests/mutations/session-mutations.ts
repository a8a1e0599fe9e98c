import { mutationsOf } from './source-mutation.ts';

export const sessionMutations = [
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/return-path.ts',
    'tests/renderer/return-path.test.ts',
    {
      "a guest's own path leads the next one": {
        seenBy: 'a path of one guest leads nobody else',
        'own?.uid === uid ?': 'own ?',
      },
    },
  ),
  ...mutationsOf('src-renderer/guest/features/shared/session/idle.ts', 'tests/renderer/idle.test.ts', {
    'the idle warning comes late': {
      seenBy: '90 quiet seconds bring the warning, not one less',
      'quiet < times.warningMs': 'quiet <= times.warningMs',
    },
    'activity puts the idle warning away': {
      seenBy: 'activity while the warning is shown does not close it',
      "if (idlePhase(state, at, times, delay).kind !== 'active') return state;": '',
    },
    'the countdown covers what became of a payment': {
      seenBy: 'is not covered by the countdown in its first minute',
      'Math.max(codeEnd, outcomeEnd) - times.warningMs': 'codeEnd - times.warningMs',
    },
    'a clock that is set back keeps a session open': {
      seenBy: 'a clock that is set back keeps nobody signed in longer',
      'Math.max(0, now - since)': 'now - since',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/own-device.ts',
    'tests/renderer/own-device.test.tsx',
    {
      'a device that guests share is one guest’s own': {
        seenBy: 'a kiosk is never a guest’s own',
        'canBeOwn() && (storedChoice()': '(storedChoice()',
      },
      'the next guest is never signed out for being idle': {
        seenBy: 'never passes to another guest of the same browser',
        'else if (!isSameGuest) forgetOwnDevice();': '',
      },
      'every browser is its guest’s own': {
        seenBy: 'a browser is nobody’s own until its guest says so',
        'return canBeOwn() && (storedChoice() ?? isInstalledApp());': 'return choice ?? true;',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/session.ts',
    'tests/renderer/address-token.test.ts',
    {
      'a session that could not be restored waits for a reload': {
        seenBy: 'comes back by itself once the provider responds',
        'if (unsettled === turn) void restore();': '',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/session.ts',
    'tests/renderer/own-device.test.tsx',
    {
      'a sign-out leaves the device the guest’s own': {
        seenBy: 'ends with the session: signedOut',
        '  if (forget) forgetOwnDevice();': '',
      },
    },
  ),
  ...mutationsOf('src-renderer/guest/features/shared/session/idle.ts', 'tests/renderer/kiosk-idle.test.ts', {
    'a payment delays the end of a session for ever': {
      seenBy: 'nobody is prompted in the middle of a payment, which delays the end for 60 s at most',
      "remaining > 0 ? { kind: 'active', until: now + remaining }":
        "remaining !== 0 ? { kind: 'active', until: now + 1000 }",
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/return-path.ts',
    'tests/renderer/return-path.test.ts',
    {
      'a remembered path may lead to another origin': {
        seenBy: 'PD-04',
        "url.origin !== origin || url.pathname.startsWith('//') || ": '',
        ' || !/^\\/(?![/\\\\])/.test(value)': '',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/account-choice.ts',
    'tests/renderer/account-choice.test.ts',
    {
      "a link's token replaces a signed-in guest unasked": {
        seenBy: 'a token in an address signs in whoever has no session, and prompts whoever has another one',
        "current.uid === other.uid ? 'discard' : 'ask'": "'adopt'",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/address-token.ts',
    'tests/renderer/address-token.test.ts',
    {
      "a link's token replaces a session that could not be restored": {
        seenBy: 'a stored session that cannot be restored for now is not replaced unasked',
        '  await settleSession();\n': '',
      },
      'a guest who has left is asked which account to use': {
        seenBy: 'a guest who signs out while being prompted is not signed in as another one',
        "if (session.status !== 'signedIn' || session.guest.uid !== choice.current.uid) stay();":
          "if (session.status === 'loading') stay();",
      },
      'a token of a sign-up is taken from an address': {
        seenBy: 'a token that was not made for addresses is not exchanged',
        'if (isAddressToken(token)) await': 'if (token.length > 0) await',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/session/session-ending.ts',
    'tests/renderer/session-ending.test.ts',
    {
      'input that is lost with a session is not reported': {
        seenBy: 'a guest whose session ended is notified, also that typed input is gone where there was some',
        'unsaved: hasUnsaved() ||': 'unsaved:',
      },
    },
  ),
];
