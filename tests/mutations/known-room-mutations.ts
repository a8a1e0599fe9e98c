import type { SourceMutation } from './source-mutation.ts';

/** Faults in what a room can be set to, in when a choice can be saved, and in until when it counts. */

const GATEWAY = 'tests/gateway/room-preferences.test.ts';
const PAGE = 'tests/renderer/room-preferences.test.ts';
const CHOICE = 'src-renderer/features/preferences/room-choice.ts';

export const knownRoomMutations: SourceMutation[] = [
  {
    name: 'a channel that the hotel does not offer is saved',
    file: 'src-gateway/preferences/save-room.ts',
    edits: [{ find: "assertOffered(options, 'TV_CHANNEL', channels);", put: '' }],
    testFile: GATEWAY,
    test: 'takes only options of its own list',
  },
  {
    name: 'a temperature that is gone stays selected',
    file: 'src-gateway/preferences/room-preference.ts',
    edits: [
      {
        find: 'optionSelected: offered(ac, climate?.temperature)',
        put: 'optionSelected: climate?.temperature ?? null',
      },
    ],
    testFile: GATEWAY,
    test: 'leaves out what the hotel no longer offers',
  },
  {
    name: 'the next stay is one that the guest has checked in to',
    file: 'src-gateway/preferences/find-preferences.ts',
    edits: [{ find: 'rooms.find(room => !room.isCheckedIn)', put: 'rooms[0]' }],
    testFile: GATEWAY,
    test: 'is the first whose room the guest has not checked in to',
  },
  {
    name: 'a stay can be changed until its arrival',
    file: 'src-gateway/preferences/find-preferences.ts',
    edits: [{ find: 'isChangeable(arrival, now)', put: 'now < arrival' }],
    testFile: GATEWAY,
    test: 'can be changed until 24 hours before the arrival',
  },
  {
    name: 'two defaults of one kind are imported',
    file: 'src-gateway/hotel-data/check-room-options.ts',
    edits: [{ find: 'of defaults.slice(1))', put: 'of defaults.slice(2))' }],
    testFile: 'tests/gateway/hotel-room-options.test.ts',
    test: 'have each fault named with its line',
  },
  {
    name: 'television is saved without a change',
    file: CHOICE,
    edits: [{ find: "(part !== 'tv' && !isSelected(room, part))", put: '!isSelected(room, part)' }],
    testFile: PAGE,
    test: 'saves television',
  },
  {
    name: 'reset leaves the ventilation as it is',
    file: CHOICE,
    edits: [
      {
        find: 'ac: { temperature: ac.optionDefault, onlyVentilationEnabled: false }',
        put: 'ac: { temperature: ac.optionDefault, onlyVentilationEnabled: ac.onlyVentilationEnabled }',
      },
    ],
    testFile: PAGE,
    test: 'can be reset to the defaults',
  },
  {
    name: 'what was touched during a save is lost',
    file: CHOICE,
    edits: [{ find: '|| !isSame(touched, saved)) return draft', put: ') return draft' }],
    testFile: PAGE,
    test: 'what was touched meanwhile stays',
  },
];
