import type { SourceMutation } from './source-mutation.ts';

/** Faults in who gets the last place of a shared space, for which time, and who can cancel it. */

const RESERVE = 'src-gateway/spaces/reserve-space.ts';
const TIMES = 'src-gateway/spaces/reservable-times.ts';
const STORE = 'src-gateway/store/space-store.ts';
const RULES = 'src-shared/rules/space-hours.ts';
const TEST = 'tests/gateway/space-reservations.test.ts';
const HOURS_TEST = 'tests/gateway/spaces.test.ts';
const RULES_TEST = 'tests/shared/space-hours.test.ts';

export const livingSpaceMutations: SourceMutation[] = [
  {
    name: 'a space that is full is reserved once more',
    file: RESERVE,
    edits: [{ find: 'if (free.some(', put: 'if (free.every(' }],
    testFile: TEST,
    test: 'of a time that is taken names the nearest',
  },
  {
    name: 'a guest has a space twice on one day',
    file: RESERVE,
    edits: [{ find: 'if (own)', put: 'if (own && own.canceledAt)' }],
    testFile: TEST,
    test: 'another time that day is rejected',
  },
  {
    name: 'a space is reserved before the arrival',
    file: TIMES,
    edits: [{ find: 'arrival <= startsAt && ', put: '' }],
    testFile: HOURS_TEST,
    test: 'begin after the arrival',
  },
  {
    name: 'a reservation that has begun is canceled',
    file: STORE,
    edits: [
      {
        find: '.where(and(eq(spaceReservations.id, reserveId), stands, gt(spaceReservations.startsAt, now)))',
        put: '.where(and(eq(spaceReservations.id, reserveId), stands, gt(spaceReservations.endsAt, now)))',
      },
    ],
    testFile: TEST,
    test: 'is possible until the reservation begins',
  },
  {
    name: 'another guest cancels a reservation',
    file: STORE,
    edits: [
      {
        find: ', eq(spaceReservations.guestId, guestId));\n  const [found]',
        put: ', stands);\n  const [found]',
      },
    ],
    testFile: TEST,
    test: 'another guest’s reservation, or one that does not exist',
  },
  {
    name: 'whoever leaves keeps the spaces of the days after',
    file: 'src-gateway/bookings/end-stay.ts',
    edits: [{ find: '  await cancelSpacesOfRoom(tx, room.id, now);\n', put: '' }],
    testFile: TEST,
    test: 'happens by itself to what is still to come',
  },
  {
    name: 'a reservation that touches another takes its place',
    file: RULES,
    edits: [{ find: 'other.startsAt < time.endsAt', put: 'other.startsAt <= time.endsAt' }],
    testFile: RULES_TEST,
    test: 'who has left as it begins',
  },
];
