import { mutationsOf } from './source-mutation.ts';

const BOOKINGS = 'tests/gateway/exchange-bookings.test.ts';
const FEED = 'tests/gateway/exchange-feed.test.ts';
const KEYS = 'tests/gateway/exchange-keys.test.ts';

export const exchangeMutations = [
  ...mutationsOf('src-gateway/domain/booking/partner/put-partner-booking.ts', BOOKINGS, {
    'exchange: a put that is repeated makes another booking': {
      seenBy: 'that is put again is the same one, also at the same time',
      'const known = await findPartnerBooking(tx, put);':
        'const known: Awaited<ReturnType<typeof findPartnerBooking>> = null;',
    },
    'exchange: a late copy brings a canceled booking back': {
      seenBy: 'a late copy of it does not bring it back',
      'known?.payloadHash === hash': 'false',
    },
    'exchange: a partner’s booking owes its price to the hotel': {
      seenBy: 'takes its rooms, costs what the partner sold it for',
      "    status: 'CONFIRMED',": "    status: 'PENDING',",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/partner/change-partner-booking.ts', BOOKINGS, {
    'exchange: a booking with guests in the hotel is changed by its partner': {
      seenBy: 'is closed to its partner once somebody has checked in',
      'rooms.every(({ room }) => room.checkedInAt === null) &&': 'rooms.length > 0 &&',
    },
    'exchange: a room that a change leaves out stays taken': {
      seenBy: 'that is put with another content keeps its code',
      'for (const surplus of before.slice(rooms.length)) await dropRoom(tx, surplus.id, now);': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/partner/partner-rooms.ts', BOOKINGS, {
    'exchange: a rejection does not say what is missing': {
      seenBy: 'is rejected whole with what is missing',
      'details: { missing },': 'details: {},',
    },
  }),
  ...mutationsOf('src-gateway/store/exchange-view-store.ts', BOOKINGS, {
    'exchange: a key reads another hotel’s booking': {
      seenBy: 'of another hotel sees nothing of this one',
      'and(eq(bookings.id, bookingId), eq(bookings.hotelId, hotelId))': 'eq(bookings.id, bookingId)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/exchange/exchange-request.ts', BOOKINGS, {
    'exchange: every key opens every call': {
      seenBy: 'opens the calls of its purpose',
      '!purposes.includes(found.purpose)': 'false',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/exchange/exchange-request.ts', KEYS, {
    'exchange: a system may send without end': {
      seenBy: 'puts beyond the limit are told when to come again',
      '  await app.rateLimits.exchangePerKey(found.id);\n': '',
    },
  }),
  ...mutationsOf('src-gateway/store/exchange-key-store.ts', KEYS, {
    'exchange: a key that was ended still opens': {
      seenBy: 'a key that is ended opens nothing from then on',
      'and(eq(exchangeKeys.keyHash, keyHash), isNull(exchangeKeys.endedAt))':
        'eq(exchangeKeys.keyHash, keyHash)',
    },
  }),
  ...mutationsOf('src-gateway/server/calls/staff/exchange-keys.ts', KEYS, {
    'exchange: an open screen makes a key without the password': {
      seenBy: 'a wrong password makes none',
      '    await provePassword(context, requireStaff(context), password);\n': '',
    },
  }),
  ...mutationsOf('src-gateway/server/http/places.ts', KEYS, {
    'exchange: a night of bookings arrives at once': {
      seenBy: 'more requests at one time than there are places',
      'taken >= most': 'taken < 0',
    },
  }),
  ...mutationsOf('src-gateway/store/exchange-feed-store.ts', FEED, {
    'exchange: an event that was committed late is behind everybody’s cursor': {
      seenBy: 'places an event behind the cursor of whoever read before it was committed',
      'set position = ${lastPosition}::bigint + fresh.place': 'set position = e.id',
    },
    'exchange: a reader sees another hotel’s events': {
      seenBy: 'has nothing of another hotel',
      '        eq(exchangeEvents.hotelId, hotelId),\n        isNotNull(exchangeEvents.position),\n        gt(':
        '        isNotNull(exchangeEvents.position),\n        gt(',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/exchange/feed.ts', FEED, {
    'exchange: a cursor before deleted events misses them in silence': {
      seenBy: 'then a cursor before them is told so',
      'from < forgottenPosition': 'false',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/partner/import-command.ts',
    'tests/gateway/bookings-import.test.ts',
    {
      'exchange: a check of a file stores it': {
        seenBy: '--check tries everything and changes nothing',
        'if (isCheck || result.problems.length > 0)': 'if (result.problems.length > 0)',
      },
      'exchange: half of a file is stored': {
        seenBy: 'names each such line, and nothing of it is stored',
        'if (isCheck || result.problems.length > 0)': 'if (isCheck)',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/desk/exchange/entered-booking.ts',
    'tests/gateway/entered-booking.test.ts',
    {
      'exchange: the form changes a booking by mistake': {
        seenBy: 'changes nothing and names its booking',
        "outcome === 'CHANGED'": 'false',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/reminder-store.ts', 'tests/gateway/reminders.test.ts', {
    'reminders: a switch that is off changes nothing': {
      seenBy: 'each reminder honours its switch',
      'and(guests.receiveEmail, guests.emailVerified)': 'guests.emailVerified',
    },
    'reminders: each run sends one': {
      seenBy: 'is reminded once on the day before the check-in opens',
      'return claimed.map(({ subject }) => subject);': 'return subjects;',
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/reminders/unsubscribe-link.ts', 'tests/gateway/reminders.test.ts', {
    'reminders: anybody switches off a guest’s e-mails': {
      seenBy: 'of another guest or made up changes nothing',
      'isSameSecret(signature, signatureOf(app, guestId))': 'signature.length > 0',
    },
  }),
  ...mutationsOf('src-gateway/server/routes/unsubscribe-routes.ts', 'tests/gateway/reminders.test.ts', {
    'reminders: a program that checks links switches them off': {
      seenBy: 'asks when it is opened',
      "request.method === 'GET'": 'false',
    },
  }),
  ...mutationsOf('src-gateway/server/http/openapi-document.ts', 'tests/gateway/openapi.test.ts', {
    'exchange: a document leaves open who may call': {
      seenBy: 'calls of a signed-in guest name the token header',
      "operation.security = responses['401'] ? [{ [scheme]: [] }] : [];":
        "if (responses['401']) operation.security = [{ [scheme]: [] }];",
    },
  }),
];
