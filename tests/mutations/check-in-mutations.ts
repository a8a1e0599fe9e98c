import type { SourceMutation } from './source-mutation.ts';

/** Faults in who checks in and when, in who sees a door code, and in what a lock is told. */

const ROOMS = 'src-gateway/check-in/check-in-rooms.ts';
const CONFIRM = 'src-gateway/check-in/confirm-check-in.ts';
const CODES = 'src-gateway/check-in/door-codes.ts';
const STATE = 'src-gateway/bookings/room-state.ts';
const CHECK_IN = 'tests/gateway/check-in.test.ts';
const SHARED = 'tests/gateway/check-in-rooms.test.ts';
const DOORS = 'tests/gateway/door-codes.test.ts';
const LOCKS = 'tests/gateway/door-locks.test.ts';
const CARDS = 'tests/gateway/guarantee-card.test.ts';
const READY = 'tests/gateway/ready-rooms.test.ts';

export const checkInMutations: SourceMutation[] = [
  {
    name: 'check-in opens an hour early',
    file: STATE,
    edits: [{ find: 'CHECKIN_OPENS_HOURS * HOUR_MS', put: '(CHECKIN_OPENS_HOURS + 1) * HOUR_MS' }],
    testFile: CHECK_IN,
    test: '24 hours before the stay to the second',
  },
  {
    name: 'an identity that was refused checks in',
    file: CONFIRM,
    edits: [{ find: "identity.status === 'PROCESSING'", put: "identity.status !== 'PENDING'" }],
    testFile: CHECK_IN,
    test: 'an identity that is not REPROVED alone',
  },
  {
    name: 'guests who were changed meanwhile are not compared',
    file: CONFIRM,
    edits: [{ find: 'return left.length === 0;', put: 'return left.length >= 0;' }],
    testFile: CHECK_IN,
    test: 'the guests of the room as they are',
  },
  {
    name: 'a room without its guarantee is entered',
    file: CONFIRM,
    edits: [{ find: 'rooms.some(room => requiresGuarantee', put: 'rooms.every(room => requiresGuarantee' }],
    testFile: CARDS,
    test: 'is asked for room by room',
  },
  {
    name: 'the holder sees the code of a room that its main guest checked in to',
    file: ROOMS,
    edits: [{ find: 'if (isEnteredByMainGuest(view, room) || !isMainGuestOf(', put: 'if (!isMainGuestOf(' }],
    testFile: SHARED,
    test: 'a room stays closed to the holder once its main guest has deleted the account',
  },
  {
    name: 'a holder repeats the check-in to the room of another main guest',
    file: ROOMS,
    edits: [{ find: ' || isEnteredByMainGuest(look.view, room)) return false;', put: ') return false;' }],
    testFile: SHARED,
    test: 'a holder’s check-in is none to a room that its main guest came to',
  },
  {
    name: 'whoever imports a booking checks in beside the guests who are in the room',
    file: ROOMS,
    edits: [{ find: 'checkedInAt !== null && createdAt < checkedInAt', put: 'checkedInAt !== null' }],
    testFile: DOORS,
    test: 'whoever imports a booking whose guests are in it gets no code',
  },
  {
    name: 'a holder who is not the main guest can never check in',
    file: ROOMS,
    edits: [{ find: ' || (checkedInAt !== null && createdAt < checkedInAt)', put: '' }],
    testFile: DOORS,
    test: 'a holder who let somebody else be the main guest checks in after them',
  },
  {
    name: 'a later guest who checks in from home takes the room from the guests in it',
    file: 'src-gateway/store/booking-view-store.ts',
    edits: [{ find: 'sql`lower(${others.occupied}) < lower(${accommodations.occupied})`,', put: '' }],
    testFile: 'tests/gateway/door-locks.test.ts',
    test: 'a later guest who checks in from home takes neither the room nor its code',
  },
  {
    name: 'a companion sees the code without an own check-in',
    file: ROOMS,
    edits: [{ find: 'if (own) return own.checkedInAt !== null;', put: 'if (own) return true;' }],
    testFile: DOORS,
    test: 'who shares the room and has not checked in',
  },
  {
    name: 'a code is shown before the stay begins',
    file: STATE,
    edits: [
      {
        find: 'isLivedIn && isCheckinDone && now >= arrival && !isOverstaying',
        put: 'isLivedIn && isCheckinDone && !isOverstaying',
      },
    ],
    testFile: DOORS,
    test: 'before check-in, and before the stay begins',
  },
  {
    name: 'a code is changed once too often',
    file: CODES,
    edits: [
      {
        find: 'room.doorCodeRenewals >= DOOR_CODE_RENEWALS',
        put: 'room.doorCodeRenewals > DOOR_CODE_RENEWALS',
      },
    ],
    testFile: DOORS,
    test: 'is changed three times a stay',
  },
  {
    name: 'codes are counted up',
    file: CODES,
    edits: [
      { find: 'String(randomInt(10 ** DOOR_CODE_DIGITS))', put: 'String((nextCode += randomInt(1, 2)))' },
      {
        find: '/** What is shown of a door that does not open for the guest. */',
        put: 'let nextCode = 1;\n/** What is shown of a door that does not open for the guest. */',
      },
    ],
    testFile: DOORS,
    test: 'are as often one digit as another at each place',
  },
  {
    name: 'a showing is not noted',
    file: CODES,
    edits: [{ find: "reason: 'SHOWN',", put: "reason: 'RENEWED'," }],
    testFile: DOORS,
    test: 'each time that a code is shown is noted',
  },
  {
    name: 'the end of one stay clears the code of the next',
    file: 'src-gateway/locks/lock-worker.ts',
    edits: [
      {
        find: 'if (wanted) await locks.setCode',
        put: 'if (wanted && task.attempts < 2) await locks.setCode',
      },
    ],
    testFile: LOCKS,
    test: 'a late clearing of the first code never wipes the second',
  },
  {
    name: 'the next guests’ code replaces the one of the guests who are in the room',
    file: 'src-gateway/store/lock-store.ts',
    edits: [
      {
        find: '.orderBy(sql`lower(${accommodations.occupied})`, asc',
        put: '.orderBy(sql`lower(${accommodations.occupied}) desc`, asc',
      },
    ],
    testFile: LOCKS,
    test: 'the lock stays with the guests who are in it until they have left',
  },
  {
    name: 'two gateways tell one lock',
    file: 'src-gateway/store/lock-store.ts',
    edits: [
      { find: 'if (!open.some(isDue) ||', put: 'if (open.length === 0 ||' },
      {
        find: 'open.some(one => one.attempts > 0 && !isDue(one))) return null;',
        put: 'open.length > 99) return null;',
      },
    ],
    testFile: LOCKS,
    test: 'two gateways never tell one lock two things at once',
  },
  {
    name: 'a code works as soon as it is made',
    file: 'src-gateway/store/door-store.ts',
    edits: [{ find: '.having(sql`bool_and(${lockCommands.doneAt} is not null)`)', put: '' }],
    testFile: LOCKS,
    test: 'has confirmed the code before the guest is told that it works',
  },
  {
    name: 'a card for a guarantee joins the wallet',
    file: 'src-gateway/store/card-store.ts',
    edits: [{ find: 'return card?.isSaved ? card : null;', put: 'return card;' }],
    testFile: CARDS,
    test: 'that is not to be saved is never in the wallet',
  },
  {
    name: 'a card is a guarantee that its bank refused',
    file: 'src-gateway/check-in/guarantee-card.ts',
    edits: [
      { find: 'if (!card.validatedAt || now.getTime() -', put: 'if (card.validatedAt && now.getTime() -' },
    ],
    testFile: CARDS,
    test: 'was found good by its bank within a day',
  },
  {
    name: 'a guest is put into a room that others are in',
    file: 'src-gateway/store/ready-room-store.ts',
    edits: [{ find: '        notExists(taken),\n', put: '' }],
    testFile: READY,
    test: 'never for one that is booked',
  },
];
