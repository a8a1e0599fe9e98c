import { mutationsOf } from './source-mutation.ts';

const PASSKEYS = 'tests/gateway/staff-passkeys.test.ts';
const TIME = 'tests/gateway/staff-sign-in-time.test.ts';

export const passkeyMutations = [
  ...mutationsOf('src-gateway/domain/staff/webauthn.ts', PASSKEYS, {
    'passkeys: a device signs in that did not ask for its person': {
      seenBy: 'used without fingerprint, face or PIN opens nothing',
      'requireUserVerification: true,\n      credential: {':
        'requireUserVerification: false,\n      credential: {',
    },
    'passkeys: a device is added that does not ask for its person': {
      seenBy: 'fails for one of a device that does not ask for its person',
      'requireUserVerification: true,\n      supportedAlgorithmIDs':
        'requireUserVerification: false,\n      supportedAlgorithmIDs',
    },
    'passkeys: another person is named beside the signature': {
      seenBy: 'signs in for its own person alone',
      'if (userHandle !== toUserHandle(stored.staffId)) return null;': '',
    },
    'passkeys: a signature by any key will do': {
      seenBy: 'signs in for its own person alone',
      'return verified?.verified ?': 'return verified ?',
    },
    'passkeys: another id is stored than the device signed': {
      seenBy: 'fails for one whose id is not the one that the device signed',
      '  if (id !== response.id) return null;\n': '',
    },
    'passkeys: a page elsewhere uses them': {
      seenBy: 'used for another page opens nothing',
      '      expectedChallenge,\n      expectedOrigin,\n      expectedRPID,\n      requireUserVerification: true,\n      credential: {':
        "      expectedChallenge,\n      expectedOrigin: [expectedOrigin, 'https://staff.evil.test'],\n      expectedRPID,\n      requireUserVerification: true,\n      credential: {",
    },
  }),
  ...mutationsOf('src-gateway/store/passkey-store.ts', PASSKEYS, {
    'passkeys: a challenge is signed twice': {
      seenBy: 'is signed once: a response that is sent again opens nothing',
      '    .delete(staffPasskeyChallenges)\n    .where(\n      and(\n':
        '    .update(staffPasskeyChallenges)\n    .set({ challengeHash: hashOfToken(challenge) })\n    .where(\n      and(\n',
    },
    'passkeys: a challenge is open for ever': {
      seenBy: 'is open for five minutes',
      '        gt(staffPasskeyChallenges.expiresAt, now),\n': '',
    },
    'passkeys: a challenge of any session adds a passkey': {
      seenBy: 'of one session adds no passkey to another one',
      'eq(staffPasskeyChallenges.sessionId, sessionId)': 'undefined',
    },
    'passkeys: a challenge that adds a passkey opens a session': {
      seenBy: 'that adds a passkey opens no session',
      'isNull(staffPasskeyChallenges.sessionId)': 'undefined',
    },
    'passkeys: a person removes those of others': {
      seenBy: 'of another person is removed by nobody else',
      'and(eq(staffPasskeys.id, passkeyId), eq(staffPasskeys.staffId, staffId))':
        'and(eq(staffPasskeys.id, passkeyId))',
    },
    'passkeys: a device and its copy sign in at one time': {
      seenBy: 'used at one time by a device and its copy opens one session',
      'const isHigher = lt(staffPasskeys.counter, counter);':
        'const isHigher = lt(staffPasskeys.counter, counter + 1);',
    },
    'passkeys: a person who has left signs in': {
      seenBy: 'of a person who has left opens nothing, whatever is stored',
      '        isNull(staffAccounts.deactivatedAt),\n': '',
    },
  }),
  ...mutationsOf('src-gateway/store/staff-store.ts', PASSKEYS, {
    'passkeys: they outlive a reset': {
      seenBy: 'stops working when a manager resets the access or deactivates the person',
      '  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));\n': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/passkeys.ts', PASSKEYS, {
    'passkeys: one is added without the password': {
      seenBy: 'is added and removed with the password alone',
      '  await provePassword(context, staff, password);\n  const known': '  const known',
    },
    'passkeys: one is removed without the password': {
      seenBy: 'is added and removed with the password alone',
      '  await provePassword(context, staff, password);\n  await app.store.db.transaction':
        '  await app.store.db.transaction',
    },
    'passkeys: two at one time are more than the most': {
      seenBy: 'ends at the most that an account has, also for two at one time',
      '  if ((await listPasskeys(tx, staffId)).length >= MOST_PASSKEYS) throw tooMany();\n': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/passkey-sign-in.ts', PASSKEYS, {
    'passkeys: they are tried without end': {
      seenBy: 'for one person, for whom a right one counts as none',
      '  await app.rateLimits.staffPasskeysPerAccount(staffId);\n': '',
    },
    'passkeys: a refused one is not in the record': {
      seenBy: 'has each passkey that is added, used, refused and removed',
      "    await recordSignInFailure(context, staffId, 'PASSKEY');\n": '',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/sign-in.ts', TIME, {
    'staff: the time of the entry tells that an address has an account': {
      seenBy: 'are not told apart by when they are rejected',
      '    await floor;\n': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/staff/better-auth.ts', TIME, {
    'staff: an unknown address costs no hash': {
      seenBy: 'an unknown e-mail costs one hash of a password',
      '        hash: password => hashPassword(password, hashing),\n': "        hash: async () => '',\n",
    },
  }),
];
