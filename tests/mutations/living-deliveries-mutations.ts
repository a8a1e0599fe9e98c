import type { SourceMutation } from './source-mutation.ts';

/** Faults in whose deliveries are read and changed, in what an arrival writes, and in what the desk accepts. */

const STORE = 'src-gateway/store/delivery-store.ts';
const DESK_STORE = 'src-gateway/store/console-delivery-store.ts';
const GUEST = 'src-gateway/deliveries/guest-deliveries.ts';
const DESK = 'src-gateway/deliveries/reception-deliveries.ts';
const DELIVERIES = 'tests/gateway/deliveries.test.ts';
const CONSOLE = 'tests/gateway/console-deliveries.test.ts';

export const livingDeliveriesMutations: SourceMutation[] = [
  {
    name: 'a delivery of another guest is found by its id',
    file: STORE,
    edits: [
      {
        find: 'and(eq(deliveries.id, id), eq(deliveries.guestId, guestId))',
        put: 'and(eq(deliveries.id, id), guestId ? undefined : undefined)',
      },
    ],
    testFile: DELIVERIES,
    test: 'who guesses ids reads and changes nothing',
  },
  {
    name: 'a second confirmation moves the time of receipt',
    file: STORE,
    edits: [{ find: '.where(and(isOwn(own), isNull(deliveries.receivedAt)));', put: '.where(isOwn(own));' }],
    testFile: DELIVERIES,
    test: 'and again changes nothing',
  },
  {
    name: 'what has arrived can be withdrawn',
    file: STORE,
    edits: [
      {
        find: "eq(deliveries.registeredBy, 'GUEST'),\n    isNull(deliveries.arrivedAt),",
        put: "eq(deliveries.registeredBy, 'GUEST'),",
      },
    ],
    testFile: DELIVERIES,
    test: 'not once it has arrived or was received',
  },
  {
    name: 'another order under a used key gets the first response',
    file: GUEST,
    edits: [
      { find: 'if (!isSame) throw keyReused();', put: 'if (!isSame && !stored.id) throw keyReused();' },
    ],
    testFile: DELIVERIES,
    test: 'another order under it is rejected',
  },
  {
    name: 'a guest who checked in early is told the room',
    file: 'src-gateway/store/resident-store.ts',
    edits: [{ find: 'arrival <= now ? room : null', put: 'arrival <= now ? room : room' }],
    testFile: DELIVERIES,
    test: 'not after an early check-in',
  },
  {
    name: 'an arrival that is marked twice is told twice',
    file: STORE,
    edits: [
      {
        find: 'eq(deliveries.id, id), isNull(deliveries.arrivedAt), isNull(deliveries.receivedAt)',
        put: 'eq(deliveries.id, id), isNull(deliveries.receivedAt)',
      },
    ],
    testFile: CONSOLE,
    test: 'tells the guest once',
  },
  {
    name: 'a parcel is registered for a guest who has not checked in',
    file: DESK_STORE,
    edits: [{ find: '  isNotNull(accommodationGuests.checkedInAt),\n', put: '' }],
    testFile: CONSOLE,
    test: 'once for one form',
  },
  {
    name: 'the text of a guest is e-mailed to an address that is not verified',
    file: DESK,
    edits: [{ find: 'isOwnText && !guest.emailVerified', put: 'isOwnText && guest.email === null' }],
    testFile: CONSOLE,
    test: 'a stranger may read it',
  },
];
