import { type Todo, type TodoCode, type TodoDetail, todoCodes } from '#shared/contract/staff/board.ts';
import type { DeskBooking, DeskPerson, DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { HOLDER } from '#shared/contract/staff/desk-schemas.ts';

export type WaitingAct = 'import' | 'pay' | 'document' | 'checkIn' | 'registration' | 'minor';

/**
 * One subject that keeps a guest from going on, or that the law asks for, with the act at the desk that resolves it; null
 * where the desk has none.
 */
export type Waiting = {
  code: Exclude<TodoCode, 'READY'> | 'IMPORT' | 'MINOR';
  detail: TodoDetail | null;
  isBlocking: boolean;
  /** Null where it concerns the whole booking. */
  number: string | null;
  roomGuestId: string;
  act: WaitingAct | null;
};

const ACTS: Readonly<Record<Exclude<TodoCode, 'READY'>, WaitingAct | null>> = {
  ACCOUNT: null,
  PAYMENT: 'pay',
  IDENTITY: 'document',
  PERSONAL_DATA: 'checkIn',
  REGISTRATION: 'checkIn',
  GUARANTEE: 'checkIn',
  GUEST_LIST: 'checkIn',
  ROOM: null,
};

type Given = Pick<DeskBooking, 'importState' | 'rooms' | 'people'>;
type OfRoom = Waiting & { code: Exclude<TodoCode, 'READY'> };

/** What waits, the first that stops a guest first; a payment of the whole booking stands there once. */
export function toWaiting({ importState, rooms, people }: Given): Waiting[] {
  const ofRooms = rooms.flatMap(room =>
    room.todo.flatMap((todo): OfRoom[] => {
      const { code, detail, isBlocking } = todo;
      // The decision about the import stands for it.
      if (code === 'READY' || (importState === 'WAITING' && detail === 'NAME_DIFFERS')) return [];
      const number = code === 'PAYMENT' ? null : room.number;
      const { accommodationId } = room;
      return [
        {
          code,
          detail,
          isBlocking,
          number,
          roomGuestId: mainGuestOf(accommodationId, people),
          act: actOf(room, todo, code),
        },
      ];
    }),
  );
  const sorted = ofRooms
    .filter((one, at) => one.number !== null || ofRooms.findIndex(({ code }) => code === one.code) === at)
    .toSorted((one, other) => rank(one) - rank(other));
  const waiting = [...sorted, ...minorsOf(rooms, people)];
  return importState === 'WAITING' ? [theImport, ...waiting] : waiting;
}

const theImport: Waiting = {
  code: 'IMPORT',
  detail: 'NAME_DIFFERS',
  isBlocking: true,
  number: null,
  roomGuestId: HOLDER,
  act: 'import',
};

function actOf(room: DeskRoom, { detail }: Todo, code: Exclude<TodoCode, 'READY'>): WaitingAct | null {
  const isRejected = code === 'REGISTRATION' && detail === 'REFUSED';
  const isIncomplete = code === 'REGISTRATION' && detail === 'INCOMPLETE';
  if ((isRejected || isIncomplete) && isInside(room)) return 'registration';
  // Corrections end with the stay.
  if (isRejected) return null;
  const act = ACTS[code];
  return act === 'checkIn' && !mayCheckIn(room) ? null : act;
}

/** True for a room that nobody has checked in to; the check-in's own page says when it is not open yet. */
export const mayCheckIn = ({ status, checkedInAt }: Pick<DeskRoom, 'status' | 'checkedInAt'>): boolean =>
  status === 'CONFIRMED' && checkedInAt === null;

const isInside = ({ checkedInAt, leftAt }: Pick<DeskRoom, 'checkedInAt' | 'leftAt'>): boolean =>
  checkedInAt !== null && leftAt === null;

const rank = ({ code, isBlocking }: Pick<OfRoom, 'code' | 'isBlocking'>): number =>
  (isBlocking ? 0 : todoCodes.length) + todoCodes.indexOf(code);

/** As the board has them under attention: from the check-in of their room until they are registered (FRD-09). */
const minorsOf = (rooms: Given['rooms'], people: Given['people']): Waiting[] =>
  people.flatMap(({ roomGuestId, accommodationId, isMinor, minorRegisteredAt }) => {
    const room = rooms.find(one => one.accommodationId === accommodationId);
    if (room === undefined || !isInside(room) || !isMinor || minorRegisteredAt !== null) return [];
    const { number } = room;
    return [{ code: 'MINOR', detail: null, isBlocking: false, number, roomGuestId, act: 'minor' }];
  });

/** The guest whose steps belong to a room. */
export function mainGuestOf(accommodationId: number, people: readonly DeskPerson[]): string {
  return (
    people.find(person => person.accommodationId === accommodationId && person.isMain)?.roomGuestId ?? HOLDER
  );
}
