import { mutationsOf } from './source-mutation.ts';

export const knownRoomMutations = [
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/save-room.ts',
    'tests/gateway/room-preferences.test.ts',
    {
      'a channel that the hotel does not offer is saved': {
        seenBy: 'takes only options of its own list',
        "assertOffered(options, 'TV_CHANNEL', channels);": '',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/room-preference.ts',
    'tests/gateway/room-preferences.test.ts',
    {
      'a temperature that is gone stays selected': {
        seenBy: 'leaves out what the hotel no longer offers',
        'optionSelected: offered(ac, climate?.temperature)': 'optionSelected: climate?.temperature ?? null',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/find-preferences.ts',
    'tests/gateway/room-preferences.test.ts',
    {
      'the next stay is one that the guest has checked in to': {
        seenBy: 'is the first whose room the guest has not checked in to',
        'rooms.find(room => !room.isCheckedIn)': 'rooms[0]',
      },
      'a stay can be changed until its arrival': {
        seenBy: 'can be changed until 24 hours before the arrival',
        'isChangeable(arrival, now)': 'now < arrival',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/hotel/import/check-room-options.ts',
    'tests/gateway/hotel-room-options.test.ts',
    {
      'two defaults of one kind are imported': {
        seenBy: 'have each fault named with its line',
        'of defaults.slice(1))': 'of defaults.slice(2))',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/stay/preferences/room-choice.ts',
    'tests/renderer/room-preferences.test.ts',
    {
      'television is saved without a change': {
        seenBy: 'saves television',
        "(part !== 'tv' && !isSelected(room, part))": '!isSelected(room, part)',
      },
      'reset leaves the ventilation as it is': {
        seenBy: 'can be reset to the defaults',
        'ac: { temperature: ac.optionDefault, onlyVentilationEnabled: false }':
          'ac: { temperature: ac.optionDefault, onlyVentilationEnabled: ac.onlyVentilationEnabled }',
      },
      'what was touched during a save is lost': {
        seenBy: 'what was touched meanwhile stays',
        '|| !isSame(touched, saved)) return draft': ') return draft',
      },
    },
  ),
];
