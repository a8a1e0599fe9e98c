import { mutationsOf } from './source-mutation.ts';

const LIST = 'tests/gateway/preparations.test.ts';
const CLEANING = 'tests/gateway/cleaning.test.ts';

export const preparationMutations = [
  ...mutationsOf('src-gateway/domain/desk/preparations.ts', LIST, {
    'a room is ticked by who saw something else': {
      seenBy: 'shows again, with the parts that were chosen later, and is ticked only by who has seen them',
      'if (room.mark !== mark)': 'if (false)',
    },
    'a repeated tick is another act': {
      seenBy: 'is ticked and taken back, each once in the record',
      "if (room.state === 'DONE') return": "if (room.state === 'OPEN' && room.doneAt !== null) return",
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/prepared-marks.ts', LIST, {
    'a crib that was chosen later does not show': {
      seenBy: 'shows again, with the parts that were chosen later',
      'CRIB: hashOf(hasCrib)': 'CRIB: hashOf(false)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/rooms-to-prepare.ts', LIST, {
    'a tick follows a stay into another room': {
      seenBy: 'follows a move to another room',
      'accommodationId === room.accommodationId && roomId === room.roomId':
        'accommodationId === room.accommodationId',
    },
  }),
  ...mutationsOf('src-gateway/store/preparation-list-store.ts', LIST, {
    'canceled stays are prepared': {
      seenBy: 'follows a move to another room, and has no room of a canceled stay',
      "['CONFIRMED', 'PENDING', 'IN_PROGRESS']": "['CONFIRMED', 'PENDING', 'IN_PROGRESS', 'CANCELED']",
    },
    'nobody prepares the room of a planned move': {
      seenBy: 'has the room that guests move into on that day',
      "eq(roomMoves.state, 'PLANNED')": "eq(roomMoves.state, 'CANCELED')",
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/cleaning/guest-cleaning.ts', CLEANING, {
    'cleaning is declined after the hour': {
      seenBy: 'declines today’s cleaning and takes it back until 10:00',
      'day !== today.day || !today.isChangeable': 'day !== today.day',
    },
    'a page of yesterday declines today’s cleaning': {
      seenBy: 'a page that was open over midnight',
      'day !== today.day || !today.isChangeable': '!today.isChangeable',
    },
    'cleaning of any room of the booking is declined': {
      seenBy: 'each adult who lives in the room declines it',
      'one.accommodationId === accommodationId': "one.bookingId !== ''",
    },
  }),
  ...mutationsOf('src-gateway/store/cleaning-decline-store.ts', CLEANING, {
    'a room that is left is not cleaned': {
      seenBy: 'nobody declines the cleaning of another guest’s room, or of one that is left',
      '        isNull(accommodations.leftAt),\n': '',
    },
  }),
  ...mutationsOf('src-shared/rules/cleaning.ts', 'tests/shared/cleaning.test.ts', {
    'the day of departure has a cleaning': {
      seenBy: 'is due on the days between arrival and departure',
      'day < dateAt(departure, timeZone)': 'day <= dateAt(departure, timeZone)',
    },
  }),
  ...mutationsOf('src-shared/rules/carried-items.ts', 'tests/shared/carried-items.test.ts', {
    'what is in its room is carried again': {
      seenBy: 'what is still to be carried is the sum of the rooms that are not ready',
      "state === 'OPEN' ||": "state !== 'CHANGED' ||",
    },
    'a changed room gets everything again': {
      seenBy: 'a room that has changed needs only what has changed',
      "(state === 'CHANGED' && changed.includes(part))": "state === 'CHANGED'",
    },
  }),
];
