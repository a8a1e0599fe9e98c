import { mutationsOf } from './source-mutation.ts';

const TTLOCK = 'tests/gateway/ttlock.test.ts';
const ROOMS = 'tests/gateway/room-closures.test.ts';

export const lockMutations = [
  ...mutationsOf('src-gateway/domain/desk/room-closures.ts', ROOMS, {
    'a room is closed under its guests': {
      seenBy: 'takes no stay’s room',
      'if (stays.length > 0)': 'if (stays.length > 100)',
    },
    'a repeated closing is another one': {
      seenBy: 'is sold again once it is reopened, and a repeated act changes nothing',
      'if (known) return': 'if (!known) return',
    },
    'who leaves on the first day is in the way': {
      seenBy: 'is sold for no night from its first day to its last, and for those around it',
      'instantAt(from, STANDARD_CHECKIN_HOUR, timeZone),\n    instantAt':
        'instantAt(from, 0, timeZone),\n    instantAt',
    },
  }),
  ...mutationsOf('src-gateway/store/availability-store.ts', ROOMS, {
    'a reopened room is not sold': {
      seenBy: 'is sold again once it is reopened',
      'isNull(roomClosures.endedAt),\n        sql`${roomClosures.occupied} && ${range}`':
        'sql`${roomClosures.occupied} && ${range}`',
    },
  }),
  ...mutationsOf('src-gateway/providers/ttlock/ttlock-door-lock.ts', TTLOCK, {
    'the codes of housekeeping are cleared with those of guests': {
      seenBy: 'has one code of a guest in each lock, with its hours',
      '({ keyboardPwdName }) => keyboardPwdName === PASSCODE_NAME': '() => true',
    },
    'a code with other hours counts as set': {
      seenBy: 'to another’s hand, or whose hours were shortened, is set again too',
      'keyboardPwd === code && status !== EXPIRED && isNear(startDate, validFrom) && isNear(endDate, validUntil)':
        'keyboardPwd === code && status !== EXPIRED',
    },
  }),
  ...mutationsOf('src-gateway/providers/ttlock/ttlock-client.ts', TTLOCK, {
    'an ended token is sent for ever': {
      seenBy: 'is signed in to once, again where its token has ended',
      '      token = null;\n      return asAccount': '      return asAccount',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/doors/compare-locks.ts', TTLOCK, {
    'a lost code is not set again': {
      seenBy: 'is set again within half an hour',
      "'SET', now);\n    return true;": "'SET', now);\n    tx.rollback();\n    return true;",
    },
    'a silent lock has lost its code': {
      seenBy: 'is not set again after the stay, nor because the lock does not respond',
      "the code of its stay');\n    return false;": "the code of its stay');\n    return true;",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/doors/door-lock.ts', TTLOCK, {
    'a full lock is a silent one': {
      seenBy: 'until the lock has the code',
      "error instanceof LockError ? error.failure : 'NO_RESPONSE'":
        "error instanceof LockError ? 'NO_RESPONSE' : 'NO_RESPONSE'",
    },
  }),
  ...mutationsOf('src-gateway/doctor/examine-services.ts', TTLOCK, {
    'rooms without a lock are not named': {
      seenBy: 'names the rooms without a lock of it',
      'lockNumber === null || !known.has(lockNumber)': 'lockNumber === -1',
    },
  }),
];
