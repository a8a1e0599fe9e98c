import { mutationsOf } from './source-mutation.ts';

export const deskPeopleMutations = [
  ...mutationsOf('src-gateway/domain/booking/moves/move-room.ts', 'tests/gateway/desk-moves.test.ts', {
    'people: guests are moved to a room that somebody is in': {
      seenBy: 'gets another room and code',
      'isInside(stay, now) && !target.isReady': 'false',
    },
    'people: the code of the old door goes on opening it': {
      seenBy: 'gets another room and code',
      "await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'CLEAR', now);": '',
    },
    'people: a room that was just left is sold before it is cleaned': {
      seenBy: 'gets another room and code',
      'await insertHold(tx, room, instantRange(now, cleanedAfter(now)));': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/moves/planned-moves.ts', 'tests/gateway/desk-moves.test.ts', {
    'people: guests go into a room that is closed': {
      seenBy: 'moves from a day on',
      'if (!(await isRoomFreeNow(tx, move.toRoomId, now))) return;': '',
    },
  }),
  ...mutationsOf('src-gateway/store/stay-store.ts', 'tests/gateway/desk-moves.test.ts', {
    'people: who has left keeps the room of a planned move': {
      seenBy: 'who leaves before a planned move leaves the new room free',
      'export async function leaveRoom(tx: Transaction, accommodationId: number, now: Date): Promise<void> {\n  await dropPlannedMoves(tx, eq(roomMoves.accommodationId, accommodationId), now);':
        'export async function leaveRoom(tx: Transaction, accommodationId: number, now: Date): Promise<void> {',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/room-moves.ts', 'tests/gateway/desk-moves.test.ts', {
    'people: two desks move one stay one after the other': {
      seenBy: 'is moved once by two desks',
      'if (room.roomId === fromRoomId && !plan) return;': 'if (!plan) return;',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/minors.ts', 'tests/gateway/desk-minors.test.ts', {
    'people: a minor is registered without what the law asks for': {
      seenBy: 'is registered with what the hotel’s state asks for',
      'missing.length === 0 && given.size': 'given.size',
    },
    'people: somebody of age is registered as a minor': {
      seenBy: 'is nobody of age',
      ' && !isAdult) return;': ') return;',
    },
  }),
  ...mutationsOf('src-gateway/store/desk-attention-store.ts', 'tests/gateway/desk-minors.test.ts', {
    'people: a minor who is not registered is no matter of attention': {
      seenBy: 'who is not registered stands under attention',
      'ag.is_minor and mr.room_guest_id is null)': 'ag.is_minor and mr.room_guest_id is not null)',
    },
  }),
  ...mutationsOf('src-shared/contract/staff/endings.ts', 'tests/gateway/desk-endings.test.ts', {
    'people: a receptionist cancels a booking': {
      seenBy: 'a receptionist ends and undoes nothing',
      "const managers = ['MANAGER'] as const;": "const managers = ['MANAGER', 'RECEPTION'] as const;",
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/endings.ts', 'tests/gateway/desk-endings.test.ts', {
    'people: a manager cancels for another amount than the one shown': {
      seenBy: 'with the money of the guest’s own cancellation',
      'rejectOther(outcome.credited === creditCents, outcome)': 'rejectOther(true, outcome)',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/undo-endings.ts', 'tests/gateway/desk-endings.test.ts', {
    'people: the door of an undone check-in keeps its code': {
      seenBy: 'of the last hours: the code ends',
      "await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'CLEAR', now);":
        'await Promise.resolve();',
    },
  }),
  ...mutationsOf('src-gateway/store/no-show-store.ts', 'tests/gateway/desk-endings.test.ts', {
    'people: an undone no-show is one again at once': {
      seenBy: 'of the last hours: the booking stands until its departure',
      'or(isNull(bookings.noShowUndoneAt), lte(bookings.endsAt, now)),': '',
    },
  }),
];
