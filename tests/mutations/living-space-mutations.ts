import { mutationsOf } from './source-mutation.ts';

export const livingSpaceMutations = [
  ...mutationsOf('src-gateway/domain/stay/spaces/reserve-space.ts', 'tests/gateway/spaces.test.ts', {
    'a space that is full is reserved once more': {
      seenBy: 'of a time that is taken names the nearest',
      'if (free.some(': 'if (free.every(',
    },
    'a guest has a space twice on one day': {
      seenBy: 'another time that day is rejected',
      'if (own)': 'if (own && own.canceledAt)',
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/spaces/reservable-times.ts', 'tests/gateway/spaces.test.ts', {
    'a space is reserved before the arrival': {
      seenBy: 'begin after the arrival',
      'arrival <= startsAt && ': '',
    },
  }),
  ...mutationsOf('src-gateway/store/space-store.ts', 'tests/gateway/spaces.test.ts', {
    'a reservation that has begun is canceled': {
      seenBy: 'is possible until the reservation begins',
      '.where(and(eq(spaceReservations.id, reserveId), stands, gt(spaceReservations.startsAt, now)))':
        '.where(and(eq(spaceReservations.id, reserveId), stands, gt(spaceReservations.endsAt, now)))',
    },
    'another guest cancels a reservation': {
      seenBy: 'another guest’s reservation, or one that does not exist',
      ', eq(spaceReservations.guestId, guestId));\n  const [found]': ', stands);\n  const [found]',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/end-stay.ts', 'tests/gateway/spaces.test.ts', {
    'whoever leaves keeps the spaces of the days after': {
      seenBy: 'happens by itself to what is still to come',
      '  await cancelSpacesOfRoom(tx, room.id, now);\n': '',
    },
  }),
  ...mutationsOf('src-shared/rules/space-hours.ts', 'tests/shared/space-hours.test.ts', {
    'a reservation that touches another takes its place': {
      seenBy: 'who has left as it begins',
      'other.startsAt < time.endsAt': 'other.startsAt <= time.endsAt',
    },
  }),
];
