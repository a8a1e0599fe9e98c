import { mutationsOf } from './source-mutation.ts';

export const livingDeliveriesMutations = [
  ...mutationsOf('src-gateway/store/delivery-store.ts', 'tests/gateway/deliveries.test.ts', {
    'a delivery of another guest is found by its id': {
      seenBy: 'who guesses ids reads and changes nothing',
      'and(eq(deliveries.id, id), eq(deliveries.guestId, guestId))':
        'and(eq(deliveries.id, id), guestId ? undefined : undefined)',
    },
    'a second confirmation moves the time of receipt': {
      seenBy: 'and again changes nothing',
      '.where(and(isOwn(own), isOpen));': '.where(isOwn(own));',
    },
    'what has arrived can be withdrawn': {
      seenBy: 'not once it has arrived or was received',
      "eq(deliveries.registeredBy, 'GUEST'),\n    isNull(deliveries.arrivedAt),":
        "eq(deliveries.registeredBy, 'GUEST'),",
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/stay/deliveries/guest-deliveries.ts',
    'tests/gateway/deliveries.test.ts',
    {
      'another order under a used key gets the first response': {
        seenBy: 'another order under it is rejected',
        'if (!isSame) throw keyReused();': 'if (!isSame && !stored.id) throw keyReused();',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/resident-store.ts', 'tests/gateway/deliveries.test.ts', {
    'a guest who checked in early is shown the room': {
      seenBy: 'not after an early check-in',
      'arrival <= now ? room : null': 'arrival <= now ? room : room',
    },
  }),
  ...mutationsOf('src-gateway/store/delivery-store.ts', 'tests/gateway/desk-parcel-arrivals.test.ts', {
    'an arrival that is marked twice is notified twice': {
      seenBy: 'notifies the guest once',
      'eq(deliveries.id, id), isNull(deliveries.arrivedAt), isNull(deliveries.receivedAt)':
        'eq(deliveries.id, id), isNull(deliveries.receivedAt)',
    },
  }),
  ...mutationsOf('src-gateway/store/parcel-store.ts', 'tests/gateway/desk-parcel-arrivals.test.ts', {
    'a parcel is registered for a guest who has not checked in': {
      seenBy: 'in that guest’s language',
      '  isNotNull(accommodationGuests.checkedInAt),\n': '',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/stay/deliveries/reception-deliveries.ts',
    'tests/gateway/desk-parcel-arrivals.test.ts',
    {
      'the text of a guest is e-mailed to an address that is not verified': {
        seenBy: 'a stranger may read it',
        'isOwnText && !guest.emailVerified': 'isOwnText && guest.email === null',
      },
    },
  ),
];
