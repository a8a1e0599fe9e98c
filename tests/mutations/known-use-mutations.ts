import { mutationsOf } from './source-mutation.ts';

export const knownUseMutations = [
  ...mutationsOf('src-shared/rules/preparation.ts', 'tests/gateway/prepared-rooms.test.ts', {
    'known-use: what is saved within the 24 hours is prepared': {
      seenBy: 'does not count where it is saved within them',
      'part.updatedAt < limit': 'part.updatedAt < arrival',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/prepared-rooms.ts',
    'tests/gateway/prepared-properties.test.ts',
    {
      'known-use: what a room was fixed with does not win': {
        seenBy: 'what a room is prepared with is what was saved last before the deadline',
        '(ofRoom?.parts ?? partsInTime(current, arrival))':
          '(ofRoom === undefined ? partsInTime(current, arrival) : current)',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/prepared-rooms.ts',
    'tests/gateway/prepared-rooms.test.ts',
    {
      'known-use: a room is prepared by the guest who views it': {
        seenBy: 'a companion sees the room as its main guest set it',
        'guestId: mainGuestOf(view, room.id)': 'guestId',
      },
      'known-use: rooms of others are shown': {
        seenBy: 'the main guest of each room; a room without one is standard',
        "room.leftAt === null && viewModeOf(view, room, viewer) === 'FULL'":
          'room.leftAt === null && viewModeOf(view, room, viewer) !== undefined',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/hours/hours-payable.ts',
    'tests/gateway/prepared-rooms.test.ts',
    {
      'known-use: an earlier arrival loses what was saved': {
        seenBy: 'earlier, within the 24 hours, leaves what was saved in time',
        "purchase.type === 'CHECKIN')": "purchase.type === 'CHECKOUT')",
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/prepared-parts.ts',
    'tests/gateway/prepared-rooms.test.ts',
    {
      'known-use: a minibar that is gone leaves none': {
        seenBy: 'are left out: a part without its option is not set',
        ' ?? toStandardMinibar(options)': '',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/stay/prepared-room/prepared-lines.ts',
    'tests/renderer/prepared-room.test.ts',
    {
      'known-use: a change is offered that no longer counts': {
        seenBy: 'says whose choice it is and whether a change still counts',
        "return room.isChangeable ? 'changeable' : 'fixed'":
          "return room.isChangeable ? 'fixed' : 'changeable'",
      },
    },
  ),
];
