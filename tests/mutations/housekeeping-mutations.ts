import { mutationsOf } from './source-mutation.ts';

const GATEWAY = 'tests/gateway/room-conditions.test.ts';
const PHONE = 'tests/renderer/room-touches.test.ts';
const LISTS = 'tests/renderer/staff-refresh.test.ts';

export const housekeepingMutations = [
  ...mutationsOf('src-gateway/domain/desk/room-conditions.ts', GATEWAY, {
    'rooms: a touch overwrites what a colleague said': {
      seenBy: 'that was stored without a connection is rejected',
      'if (room.conditionVersion !== version) throw roomChanged();': '',
    },
    'rooms: a touch that is sent twice counts twice': {
      seenBy: 'says what it is since when',
      '    if (known) return null;': '',
    },
    'rooms: an old touch is undone over a newer one': {
      seenBy: 'is undone with all that was before',
      'if (touch.version !== room.conditionVersion) throw roomChanged();': '',
    },
    'rooms: a hotel that does not inspect has inspected rooms': {
      seenBy: 'inspects a room only where the hotel inspects',
      "condition === 'INSPECTED' && !(await": "condition === 'DIRTY' && !(await",
    },
    'rooms: a room is expected at an hour that has passed': {
      seenBy: 'is expected at an hour to come',
      'at <= now || ': '',
    },
  }),
  ...mutationsOf('src-gateway/store/room-condition-store.ts', GATEWAY, {
    'rooms: a room that was cleaned turns dirty again the same night': {
      seenBy: 'at 2:00 while somebody lives in it',
      'r.condition_since < l.turned_at': 'r.condition_since is not null',
    },
    'rooms: a room whose guest comes late turns dirty before': {
      seenBy: 'not at 2:00 where its guest has not come yet',
      'and exists (select from door_code_showings s where s.accommodation_id = a.id and s.shown_at <= n.turned_at)':
        '',
    },
    'rooms: guests who never came to a room leave it dirty': {
      seenBy: 'not by guests who leave before their arrival',
      'and lower(a.occupied) <= ${now.toISOString()}::timestamptz)`': ')`',
    },
    'rooms: undoing forgets the hour that was expected': {
      seenBy: 'is undone with all that was before',
      'expectedAt: toInstant(before.expectedAt),': 'expectedAt: null,',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/end-stay.ts', GATEWAY, {
    'rooms: a room that was left stays clean': {
      seenBy: 'by a check-out',
      'if (hasCome) await': 'if (!hasCome) await',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/moves/move-room.ts', GATEWAY, {
    'rooms: a room that was moved out of stays clean': {
      seenBy: 'by a move',
      'await turnRoomDirty(tx, { accommodationId: room.id, roomId: room.roomId }, now);': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/end-overdue-stays.ts', GATEWAY, {
    'rooms: a room that nobody came to turns dirty': {
      seenBy: 'leaves a clean room where nobody came',
      'now, { hasCome });': 'now);',
    },
  }),
  ...mutationsOf('src-gateway/store/booking-view-store.ts', GATEWAY, {
    'rooms: guests are locked out of their room at 2:00': {
      seenBy: 'and locks out nobody who lives in it',
      ' and ${hasSeenCode(db)})': ' and false)',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/view/room-state.ts', GATEWAY, {
    'rooms: a guest does not learn when the room is expected': {
      seenBy: 'is said to its guest and to the desk',
      'return found ? expectedHour(found, now) : null;': 'return null;',
    },
    'rooms: an hour that has passed is still said to the guest': {
      seenBy: 'is said to its guest and to the desk',
      'expectedAt === null || expectedAt <= now': 'expectedAt === null',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/room-list.ts', 'tests/gateway/cleaning.test.ts', {
    'rooms: a room is cleaned whose guests do without it': {
      seenBy: 'declines today’s cleaning and takes it back',
      'declined.has(room.roomId)': 'false',
    },
  }),
  ...mutationsOf('src-gateway/store/availability-store.ts', GATEWAY, {
    'rooms: a dirty room is sold before a clean one': {
      seenBy: 'is sold last',
      'sql`not ${rooms.isReady}`, ': '',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/rooms/touches.ts', PHONE, {
    'rooms: a touch that may have arrived is taken out': {
      seenBy: 'that may have arrived is followed',
      'touch.key === key && !touch.isTried': 'touch.key === key',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/rooms/send-touches.ts', PHONE, {
    'rooms: a touch whose response was lost is forgotten': {
      seenBy: 'are sent in their order',
      'if (isResponseLost(error) || ': 'if (',
    },
    'rooms: touches after a rejected one are sent all the same': {
      seenBy: 'that find another room are said',
      'store(withoutRoom(touches(), touch.roomId));': 'store(touches().slice(1));',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/rooms/second-tap.ts', PHONE, {
    'rooms: a double tap touches the row that has moved up': {
      seenBy: 'the second tap of a double one touches nothing',
      'tap.timeStamp - before.timeStamp < WITHIN_MS &&': 'false &&',
    },
    'rooms: a quick touch of another row is lost': {
      seenBy: 'the second tap of a double one touches nothing',
      ' < WITHIN_PX': ' < Number.POSITIVE_INFINITY',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/rooms/room-facts.ts', 'tests/renderer/staff-rooms.test.ts', {
    'rooms: the next room does not say that it is late': {
      seenBy: 'says first how late it is',
      'lateness ??': '',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/rooms/queries.ts', LISTS, {
    'rooms: a list that has not changed is never fetched again': {
      seenBy: 'is fetched once a minute though nothing has changed',
      'refetchInterval: useGrowingPause(UNCHANGED_MS),': '',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/shared/version/use-hotel-version.ts', LISTS, {
    'staff app: a list that cannot be fetched is tried with each poll': {
      seenBy: 'is tried again with growing pauses',
      'if (isOld && !isError && polledAt > 0)': 'if (isOld && polledAt > 0)',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/shared/version/growing-pause.ts', LISTS, {
    'staff app: the pause after failures does not grow': {
      seenBy: 'the pause after failures in a row grows',
      'FIRST_MS * 2 ** (failures - 1)': 'FIRST_MS',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/rooms/room-order.ts', PHONE, {
    'rooms: the next arrival does not come first': {
      seenBy: 'has the next arrival first',
      '.toSorted(byArrival)': '',
    },
  }),
];
