import type { SourceMutation } from './source-mutation.ts';

/** Faults in what protects the gateway from abuse: limits, sessions, tokens, names and trusted clients. */

const WALK_IN = 'src-shared/rules/walk-in.ts';
const LIMITS = 'src-gateway/rate-limits.ts';
const SESSIONS = 'src-gateway/auth/own-sessions.ts';
const AUTH = 'src-gateway/auth/auth.ts';

export const abuseMutations: SourceMutation[] = [
  {
    name: 'one room more than the limit waits unpaid',
    file: WALK_IN,
    edits: [{ find: 'if (rooms > limits.maxRooms)', put: 'if (rooms > limits.maxRooms + 1)' }],
    testFile: 'tests/gateway/walk-in-limits.test.ts',
    test: 'three rooms are booked, and four are rejected with the limit',
  },
  {
    name: 'any number of nights waits unpaid',
    file: WALK_IN,
    edits: [
      {
        find: 'daysBetween(checkin, checkout) > limits.maxNights',
        put: 'daysBetween(checkin, checkout) > 365',
      },
    ],
    testFile: 'tests/gateway/walk-in-limits.test.ts',
    test: 'seven nights are booked, and eight are rejected with the limit',
  },
  {
    name: 'a guest has any number of unpaid bookings',
    file: 'src-gateway/bookings/place-order.ts',
    edits: [
      { find: 'if (order.walkIn) await rejectSecondWalkIn(', put: 'if (!order) await rejectSecondWalkIn(' },
    ],
    testFile: 'tests/gateway/walk-in-limits.test.ts',
    test: 'one booking waits at a time; a card books beside it',
  },
  {
    name: 'a rejected booking counts as an unpaid booking of its address',
    file: LIMITS,
    edits: [
      {
        find: "await take(perPlace, place, 'walkIns');\n      return async () => {\n        await perPlace.reward(place);\n      };",
        put: "await take(perPlace, place, 'walkIns');\n      return async () => {};",
      },
    ],
    testFile: 'tests/gateway/walk-in-limits.test.ts',
    test: 'are counted over all its guests; what was rejected and what a card paid is not',
  },
  {
    name: 'declined cards are not counted',
    file: 'src-gateway/cards/card-try.ts',
    edits: [{ find: 'isUsed = true;', put: 'isUsed = false;' }],
    testFile: 'tests/gateway/card-limits.test.ts',
    test: 'of 45 cards tried at once no more reach the provider than may be declined',
  },
  {
    name: 'declined cards are counted by guest alone',
    file: LIMITS,
    edits: [{ find: "await take(perPlace, place, 'cards');", put: 'await perPlace.get(place);' }],
    testFile: 'tests/gateway/card-limits.test.ts',
    test: 'many guests behind one address share its limit, and another address has its own',
  },
  {
    name: 'approved payments use up the limit on declined cards',
    file: 'src-gateway/cards/card-try.ts',
    edits: [{ find: 'if (!isUsed) await giveBack();', put: 'if (isUsed) await giveBack();' }],
    testFile: 'tests/gateway/card-limits.test.ts',
    test: 'approved payments, used tokens and bad orders count nothing',
  },
  {
    name: 'wrong passwords from many addresses are counted apart',
    file: LIMITS,
    edits: [{ find: 'if (!attempt.isFamiliar) await take(', put: 'if (attempt.isFamiliar) await take(' }],
    testFile: 'tests/gateway/account-limits.test.ts',
    test: 'from many addresses are stopped together, not by address alone',
  },
  {
    name: 'strangers lock an owner out',
    file: 'src-gateway/auth/familiar-networks.ts',
    edits: [{ find: 'return hasFamiliarNetwork(', put: 'return !parts && hasFamiliarNetwork(' }],
    testFile: 'tests/gateway/account-limits.test.ts',
    test: 'typed by strangers keep nobody out who signed in from that network before',
  },
  {
    name: 'a used refresh token is only rejected',
    file: SESSIONS,
    edits: [
      {
        find: "await endSessions(tx, { guestId: session.guestId, sessionId: session.id }, now);\n    return 'ended';",
        put: "return 'ended';",
      },
    ],
    testFile: 'tests/gateway/sessions.test.ts',
    test: 'a used one that comes again ends its whole session, and no other',
  },
  {
    name: 'a refresh token works for ever after its successor arrived',
    file: SESSIONS,
    edits: [
      {
        find: 'return !isReceived || now.getTime() - session.rotatedAt.getTime() < ROTATION_GRACE_MS;',
        put: 'return !isReceived || now.getTime() >= 0;',
      },
    ],
    testFile: 'tests/gateway/sessions.test.ts',
    test: 'a stolen one ends as soon as its owner refreshes, whichever came first',
  },
  {
    name: 'a session outlives its end',
    file: SESSIONS,
    edits: [
      {
        find: 'if (session.endedAt !== null || session.expiresAt <= now)',
        put: 'if (session.expiresAt <= now)',
      },
    ],
    testFile: 'tests/gateway/sessions.test.ts',
    test: 'ends the session at the gateway: neither of its tokens is good any more',
  },
  {
    name: 'a reset leaves approved tokens good',
    file: AUTH,
    edits: [
      {
        find: "for (const purpose of ['PASSWORD_RESET', 'CUSTOM_TOKEN', 'ADDRESS_TOKEN'] as const)",
        put: "for (const purpose of ['PASSWORD_RESET'] as const)",
      },
    ],
    testFile: 'tests/gateway/sign-in-ends.test.ts',
    test: 'makes tokens worthless that were issued before, for the app and for addresses',
  },
  {
    name: 'any token signs in from an address',
    file: 'src-gateway/auth/auth.ts',
    edits: [
      {
        find: "const purpose = isAddressToken(token) ? 'ADDRESS_TOKEN' : 'CUSTOM_TOKEN';",
        put: "const purpose = isAddressToken(token) ? 'CUSTOM_TOKEN' : 'CUSTOM_TOKEN';",
      },
    ],
    testFile: 'tests/gateway/sign-in-ends.test.ts',
    test: 'signs in once if it was made for addresses',
  },
  {
    name: 'an account is deleted hours after the sign-in',
    file: 'src-gateway/account/delete-account.ts',
    edits: [{ find: 'const RECENT_MS = 5 * 60_000;', put: 'const RECENT_MS = 5 * 3_600_000;' }],
    testFile: 'tests/gateway/sign-in-ends.test.ts',
    test: 'needs a sign-in of the last five minutes; a refreshed token is none',
  },
  {
    name: 'a stranger’s e-mail greets by any name',
    file: 'src-gateway/mail/mail.ts',
    edits: [{ find: 'return guest.emailVerified && isPersonName(name)', put: 'return isPersonName(name)' }],
    testFile: 'tests/gateway/names.test.ts',
    test: 'to an address that nobody has verified yet greets without a name',
  },
  {
    name: 'an e-mail greets by an address',
    file: 'src-gateway/mail/mail.ts',
    edits: [{ find: 'return guest.emailVerified && isPersonName(name)', put: 'return guest.emailVerified' }],
    testFile: 'tests/gateway/names.test.ts',
    test: 'leaves out a name older than the rule for names, also at a verified address',
  },
  {
    name: 'gateways of one database count apart',
    file: 'src-gateway/shared-limiter.ts',
    edits: [
      { find: 'if (performance.now() < memoryUntil) {', put: 'if (performance.now() >= memoryUntil) {' },
    ],
    testFile: 'tests/gateway/rate-limits.test.ts',
    test: 'what one gateway counted the others have counted too',
  },
  {
    name: 'the table of limits contains addresses',
    file: 'src-gateway/shared-limiter.ts',
    edits: [
      {
        find: "return super.getKey(createHash('sha256').update(String(key)).digest('base64url'));",
        put: 'return super.getKey(key);',
      },
    ],
    testFile: 'tests/gateway/rate-limits.test.ts',
    test: 'the table contains neither addresses nor e-mails, and expired counts leave it',
  },
];
