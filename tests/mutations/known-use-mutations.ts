import type { SourceMutation } from './source-mutation.ts';

/** Faults in what is prepared in rooms, in who sees it, and in what home shows of the guide. */

const ROOMS = 'src-gateway/preferences/prepared-rooms.ts';
const PARTS = 'src-gateway/preferences/prepared-parts.ts';
const LINES = 'src-renderer/features/prepared-room/prepared-lines.ts';
const TEST = 'tests/gateway/prepared-rooms.test.ts';

export const knownUseMutations: SourceMutation[] = [
  {
    name: 'known-use: what is saved within the 24 hours is prepared',
    file: 'src-shared/rules/preparation.ts',
    edits: [{ find: 'part.updatedAt < limit', put: 'part.updatedAt < arrival' }],
    testFile: TEST,
    test: 'does not count where it is saved within them',
  },
  {
    name: 'known-use: what a room was fixed with does not win',
    file: ROOMS,
    edits: [
      {
        find: '(ofRoom?.parts ?? partsInTime(current, arrival))',
        put: '(ofRoom === undefined ? partsInTime(current, arrival) : current)',
      },
    ],
    testFile: 'tests/gateway/prepared-properties.test.ts',
    test: 'what a room is prepared with is what was saved last before the deadline',
  },
  {
    name: 'known-use: a room is prepared by the guest who looks',
    file: ROOMS,
    edits: [{ find: 'guestId: mainGuestOf(view, room.id)', put: 'guestId' }],
    testFile: TEST,
    test: 'a companion sees the room as its main guest set it',
  },
  {
    name: 'known-use: rooms of others are shown',
    file: ROOMS,
    edits: [
      {
        find: "room.leftAt === null && viewModeOf(view, room, viewer) === 'FULL'",
        put: 'room.leftAt === null && viewModeOf(view, room, viewer) !== undefined',
      },
    ],
    testFile: TEST,
    test: 'the main guest of each room; a room without one is standard',
  },
  {
    name: 'known-use: an earlier arrival loses what was saved',
    file: 'src-gateway/additional-hours/settle-purchase.ts',
    edits: [{ find: "purchase.type === 'CHECKIN')", put: "purchase.type === 'CHECKOUT')" }],
    testFile: TEST,
    test: 'earlier, within the 24 hours, leaves what was saved in time',
  },
  {
    name: 'known-use: a minibar that is gone leaves none',
    file: PARTS,
    edits: [{ find: ' ?? toStandardMinibar(options)', put: '' }],
    testFile: TEST,
    test: 'are left out: a part without its option is not set',
  },
  {
    name: 'known-use: the hotel lists rooms that were given away',
    file: 'src-gateway/store/preparation-store.ts',
    edits: [{ find: '        accommodations.holdsRoom,\n', put: '' }],
    testFile: 'tests/gateway/console-preparations.test.ts',
    test: 'a room without an account is standard',
  },
  {
    name: 'known-use: a change is offered that no longer counts',
    file: LINES,
    edits: [
      {
        find: "return room.isChangeable ? 'changeable' : 'fixed'",
        put: "return room.isChangeable ? 'fixed' : 'changeable'",
      },
    ],
    testFile: 'tests/renderer/prepared-room.test.ts',
    test: 'says whose choice it is and whether a change still counts',
  },
];
