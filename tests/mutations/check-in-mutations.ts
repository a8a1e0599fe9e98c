import { mutationsOf } from './source-mutation.ts';

export const checkInMutations = [
  ...mutationsOf('src-gateway/domain/booking/view/room-state.ts', 'tests/gateway/check-in.test.ts', {
    'check-in opens an hour early': {
      seenBy: '24 hours before the stay to the second',
      'CHECKIN_OPENS_HOURS * HOUR_MS': '(CHECKIN_OPENS_HOURS + 1) * HOUR_MS',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/check-in/confirm-check-in.ts',
    'tests/gateway/check-in.test.ts',
    {
      'guests who were changed meanwhile are not compared': {
        seenBy: 'the guests of the room as they are',
        'return left.length === 0;': 'return left.length >= 0;',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/check-in/confirm-check-in.ts',
    'tests/gateway/guarantee-card.test.ts',
    {
      'a room without its guarantee is entered': {
        seenBy: 'is requested room by room',
        'rooms.some(room => isGuaranteeDue': 'rooms.every(room => isGuaranteeDue',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/view/check-in-rooms.ts',
    'tests/gateway/check-in-rooms.test.ts',
    {
      'the holder sees the code of a room that its main guest checked in to': {
        seenBy: 'a room stays closed to the holder once its main guest has deleted the account',
        'if (isEnteredByMainGuest(view, room) || !isMainGuestOf(': 'if (!isMainGuestOf(',
      },
      'a holder repeats the check-in to the room of another main guest': {
        seenBy: 'a holder’s check-in is none to a room that its main guest came to',
        ' || isEnteredByMainGuest(context.view, room)) return false;': ') return false;',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/booking/view/check-in-rooms.ts', 'tests/gateway/door-codes.test.ts', {
    'whoever imports a booking checks in beside the guests who are in the room': {
      seenBy: 'whoever imports a booking whose guests are in it gets no code',
      'checkedInAt !== null && createdAt < checkedInAt': 'checkedInAt !== null',
    },
    'a holder who is not the main guest can never check in': {
      seenBy: 'a holder who let somebody else be the main guest checks in after them',
      ' || (checkedInAt !== null && createdAt < checkedInAt)': '',
    },
    'a companion sees the code without an own check-in': {
      seenBy: 'who shares the room and has not checked in',
      'if (own) return own.checkedInAt !== null;': 'if (own) return true;',
    },
  }),
  ...mutationsOf('src-gateway/store/booking-view-store.ts', 'tests/gateway/door-locks.test.ts', {
    'a later guest who checks in from home takes the room from the guests in it': {
      seenBy: 'a later guest who checks in from home takes neither the room nor its code',
      'sql`lower(${others.occupied}) < lower(${accommodations.occupied})`,': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/view/room-state.ts', 'tests/gateway/door-codes.test.ts', {
    'a code is shown before the stay begins': {
      seenBy: 'before check-in, and before the stay begins',
      'isLivedIn && isCheckinDone && now >= arrival && !isOverstaying':
        'isLivedIn && isCheckinDone && !isOverstaying',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/doors/door-codes.ts', 'tests/gateway/door-codes.test.ts', {
    'a code is changed once too often': {
      seenBy: 'is changed three times a stay',
      'room.doorCodeRenewals >= DOOR_CODE_RENEWALS': 'room.doorCodeRenewals > DOOR_CODE_RENEWALS',
    },
    'a showing is not noted': {
      seenBy: 'each time that a code is shown is noted',
      "reason: 'SHOWN',": "reason: 'RENEWED',",
    },
  }),
  ...mutationsOf('src-gateway/platform/random-digits.ts', 'tests/gateway/door-codes.test.ts', {
    'codes are counted up': {
      seenBy: 'are as often one digit as another at each place',
      'String(randomInt(10 ** digits))': 'String((nextCode += randomInt(1, 2)))',
      '/** A code of so many digits,': 'let nextCode = 1;\n/** A code of so many digits,',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/doors/lock-worker.ts', 'tests/gateway/door-locks.test.ts', {
    'the end of one stay clears the code of the next': {
      seenBy: 'a late clearing of the first code never wipes the second',
      'if (wanted) await locks.setCode': 'if (wanted && task.attempts < 2) await locks.setCode',
    },
  }),
  ...mutationsOf('src-gateway/store/lock-store.ts', 'tests/gateway/door-locks.test.ts', {
    'the next guests’ code replaces the one of the guests who are in the room': {
      seenBy: 'the lock stays with the guests who are in it until they have left',
      '.orderBy(sql`lower(${accommodations.occupied})`, asc':
        '.orderBy(sql`lower(${accommodations.occupied}) desc`, asc',
    },
    'two gateways send one lock two commands': {
      seenBy: 'two gateways never send one lock two commands at once',
      'if (!open.some(isDue) ||': 'if (open.length === 0 ||',
      'open.some(one => one.attempts > 0 && !isDue(one))) return null;': 'open.length > 99) return null;',
    },
  }),
  ...mutationsOf('src-gateway/store/door-store.ts', 'tests/gateway/door-locks.test.ts', {
    'a code works as soon as it is made': {
      seenBy: 'has confirmed the code before the guest sees that it works',
      '.having(sql`bool_and(${lockCommands.doneAt} is not null)`)': '',
    },
  }),
  ...mutationsOf('src-gateway/store/card-store.ts', 'tests/gateway/guarantee-card.test.ts', {
    'a card for a guarantee joins the wallet': {
      seenBy: 'that is not to be saved is never in the wallet',
      'return card?.isSaved ? card : null;': 'return card;',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/check-in/guarantee-card.ts',
    'tests/gateway/guarantee-card.test.ts',
    {
      'a card is a guarantee that its bank declined': {
        seenBy: 'was found good by its bank within a day',
        'if (!card.validatedAt || now.getTime() -': 'if (card.validatedAt && now.getTime() -',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/ready-room-store.ts', 'tests/gateway/ready-rooms.test.ts', {
    'a guest is put into a room that others are in': {
      seenBy: 'never for one that is booked',
      '        notExists(taken),\n': '',
    },
    'the last ready room is for anybody': {
      seenBy: 'for whoever booked first',
      '\n    .orderBy(asc(accommodations.id))': '',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/check-in/check-in-flow.ts',
    'tests/renderer/check-in.test.ts',
    {
      'a deposit at the desk sends the guest back to the trip': {
        seenBy: 'a check-in goes on where it was left, but not behind what is missing',
        'isGone || isBeyond(facts.step, open)': 'isBeyond(facts.step, open)',
      },
    },
  ),
];
