import { mutationsOf } from './source-mutation.ts';

export const abuseMutations = [
  ...mutationsOf('src-shared/rules/walk-in.ts', 'tests/gateway/walk-in-limits.test.ts', {
    'one room more than the limit waits unpaid': {
      seenBy: 'three rooms are booked, and four are rejected with the limit',
      'if (rooms > limits.maxRooms)': 'if (rooms > limits.maxRooms + 1)',
    },
    'any number of nights waits unpaid': {
      seenBy: 'seven nights are booked, and eight are rejected with the limit',
      'daysBetween(checkin, checkout) > limits.maxNights': 'daysBetween(checkin, checkout) > 365',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/place-order.ts', 'tests/gateway/walk-in-limits.test.ts', {
    'a guest has any number of unpaid bookings': {
      seenBy: 'one booking waits at a time; a card books beside it',
      'if (order.walkIn) await rejectSecondWalkIn(': 'if (!order) await rejectSecondWalkIn(',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/unpaid-limits.ts', 'tests/gateway/unpaid-limits.test.ts', {
    'an e-mail that is not verified reserves as much as any other': {
      seenBy: 'reserve nothing of 62 rooms for 30 nights',
      '(isVerified ? null :': '(isVerified || order ? null :',
    },
    'what a guest without a verified e-mail has unpaid already is not counted': {
      seenBy: 'has two rooms over all bookings that are not paid, a walk-in and a Pix code',
      'own.reduce((sum, booking) => sum + booking.rooms, rooms)': 'own.slice(0, 0).length + rooms',
    },
    'what one address reserves unpaid is not counted': {
      seenBy: 'together reserve 56 of 60 room nights at once',
      "{ by: 'address', max: perAddress,": "{ by: 'address', max: perAddress * 1_000,",
    },
    'what a whole /48 reserves unpaid is not counted': {
      seenBy: 'reserves 240 room nights unpaid from all subnets of an IPv6 /48',
      "{ by: 'network', max: perNetwork,": "{ by: 'network', max: perNetwork * 1_000,",
    },
    'what a kiosk reserves unpaid is not counted': {
      seenBy: 'a stolen kiosk token reserves 60 room nights by walk-ins',
      "{ by: 'device', max: perDevice,": "{ by: 'device', max: perDevice * 1_000,",
    },
    'what one CPF reserves unpaid is not counted': {
      seenBy: 'together reserve 56 of 60 room nights at once',
      "{ by: 'payer', max: perPayer,": "{ by: 'payer', max: perPayer * 1_000,",
    },
    'a whole hotel may be unpaid': {
      seenBy: 'a third of a night is unpaid at most',
      '(hotelRooms * limits.hotelShare) / 100': 'hotelRooms',
    },
    'a small hotel takes nothing unpaid': {
      seenBy: 'three rooms of a night are unpaid in any case',
      'Math.max(limits.leastRooms, ': 'Math.max(0, ',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/create-pix.ts', 'tests/gateway/unpaid-limits.test.ts', {
    'a renewed code reserves beyond every limit': {
      seenBy: 'a renewed code counts as a new one, by the payer of its own',
      'await rejectTooMuchUnpaid(': 'if (!booking) await rejectTooMuchUnpaid(',
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/pix/pix-view.ts', 'tests/gateway/pix.test.ts', {
    'a code is renewed for ever': {
      seenBy: 'gets one new code and no third one, and its room is free then',
      ' || codes >= PIX_CODES_PER_BOOKING': '',
    },
  }),
  ...mutationsOf('src-gateway/platform/rate-limits.ts', 'tests/gateway/walk-in-limits.test.ts', {
    'a rejected booking counts as an unpaid booking of its address': {
      seenBy: 'are counted over all its guests; what was rejected and what a card paid is not',
      "await take(perClient, clientKey, 'walkIns');\n      return async () => {\n        await perClient.reward(clientKey);\n      };":
        "await take(perClient, clientKey, 'walkIns');\n      return async () => {};",
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/cards/card-try.ts', 'tests/gateway/card-limits.test.ts', {
    'declined cards are not counted': {
      seenBy: 'of 45 cards tried at once no more reach the provider than may be declined',
      'isUsed = true;': 'isUsed = false;',
    },
    'approved payments use up the limit on declined cards': {
      seenBy: 'approved payments, used tokens and bad orders count nothing',
      'if (!isUsed) await releaseShare();': 'if (isUsed) await releaseShare();',
    },
  }),
  ...mutationsOf('src-gateway/platform/rate-limits.ts', 'tests/gateway/card-limits.test.ts', {
    'declined cards are counted by guest alone': {
      seenBy: 'many guests behind one address share its limit, and another address has its own',
      "await take(perClient, clientKey, 'cards');": 'await perClient.get(clientKey);',
    },
  }),
  ...mutationsOf('src-gateway/platform/rate-limits.ts', 'tests/gateway/account-limits.test.ts', {
    'wrong passwords from many addresses are counted apart': {
      seenBy: 'from many addresses are stopped together, not by address alone',
      'if (!attempt.isFamiliar) await single.': 'if (attempt.isFamiliar) await single.',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/guest/auth/familiar-networks.ts',
    'tests/gateway/account-limits.test.ts',
    {
      'strangers lock an owner out': {
        seenBy: 'typed by strangers keep nobody out who signed in from that network before',
        'return hasFamiliarNetwork(': 'return !parts && hasFamiliarNetwork(',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/guest/auth/own-sessions.ts', 'tests/gateway/sessions.test.ts', {
    'a used refresh token is only rejected': {
      seenBy: 'a used one that comes again ends its whole session, and no other',
      "await endSessions(tx, { guestId: session.guestId, sessionId: session.id }, now);\n    return 'ended';":
        "return 'ended';",
    },
    'a refresh token works for ever after its successor arrived': {
      seenBy: 'a stolen one ends as soon as its owner refreshes, whichever came first',
      'return !isReceived || now.getTime() - session.rotatedAt.getTime() < ROTATION_GRACE_MS;':
        'return !isReceived || now.getTime() >= 0;',
    },
    'a session outlives its end': {
      seenBy: 'ends the session at the gateway: neither of its tokens is good any more',
      'if (session.endedAt !== null || session.expiresAt <= now)': 'if (session.expiresAt <= now)',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/auth/auth.ts', 'tests/gateway/sessions.test.ts', {
    'a reset leaves approved tokens good': {
      seenBy: 'makes tokens worthless that were issued before, for the app and for addresses',
      "for (const purpose of ['PASSWORD_RESET', 'CUSTOM_TOKEN', 'ADDRESS_TOKEN'] as const)":
        "for (const purpose of ['PASSWORD_RESET'] as const)",
    },
    'any token signs in from an address': {
      seenBy: 'signs in once if it was made for addresses',
      "const purpose = isAddressToken(token) ? 'ADDRESS_TOKEN' : 'CUSTOM_TOKEN';":
        "const purpose = isAddressToken(token) ? 'CUSTOM_TOKEN' : 'CUSTOM_TOKEN';",
    },
  }),
  ...mutationsOf('src-gateway/domain/records/delete-account.ts', 'tests/gateway/sessions.test.ts', {
    'an account is deleted hours after the sign-in': {
      seenBy: 'needs a sign-in of the last five minutes; a refreshed token is none',
      'const RECENT_MS = 5 * 60_000;': 'const RECENT_MS = 5 * 3_600_000;',
    },
  }),
  ...mutationsOf('src-gateway/mail/mail.ts', 'tests/gateway/names.test.ts', {
    'a stranger’s e-mail greets by any name': {
      seenBy: 'to an address that nobody has verified yet greets without a name',
      'return guest.emailVerified && isPersonName(name)': 'return isPersonName(name)',
    },
    'an e-mail greets by an address': {
      seenBy: 'leaves out a name older than the rule for names, also at a verified address',
      'return guest.emailVerified && isPersonName(name)': 'return guest.emailVerified',
    },
  }),
  ...mutationsOf('src-gateway/store/shared-limiter.ts', 'tests/gateway/rate-limits.test.ts', {
    'gateways of one database count apart': {
      seenBy: 'what one gateway counted the others have counted too',
      'if (performance.now() < memoryUntil) {': 'if (performance.now() >= memoryUntil) {',
    },
    'the table of limits contains addresses': {
      seenBy: 'the table contains neither addresses nor e-mails, and expired counts leave it',
      "return super.getKey(createHash('sha256').update(String(key)).digest('base64url'));":
        'return super.getKey(key);',
    },
  }),
];
