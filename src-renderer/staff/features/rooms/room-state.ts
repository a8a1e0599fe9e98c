import { formatDate } from '#renderer/platform/i18n/format.ts';
import type { KeyOf, TextValues } from '#renderer/platform/i18n/texts.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { floorOf } from '#shared/rules/floors.ts';
import type { StateKind } from '../shared/look/state-arch.tsx';

export type RoomSign = 'closed' | 'fault' | 'person' | 'broom' | 'tick';

export type RoomState = {
  kind: StateKind;
  sign: RoomSign;
  word: KeyOf<'staff/rooms'>;
  values?: TextValues;
  /** What staff wrote, or the room's type. */
  note: string;
};

/** The one state of a room's row: what keeps it from sale first, then its fault, then who is in it and what it is. */
export function toRoomState(room: HotelRoom): RoomState {
  const { closures, outOfService, roomType } = room;
  const [closure] = closures;
  if (closure?.hasBegun)
    return {
      kind: 'stop',
      sign: 'closed',
      word: 'states.closed',
      values: { until: formatDate(closure.until) },
      note: closure.reason,
    };
  if (outOfService !== null)
    return { kind: 'missing', sign: 'fault', word: 'states.fault', note: outOfService };
  if (closure)
    return {
      kind: 'waiting',
      sign: 'closed',
      word: 'states.closedLater',
      values: { from: formatDate(closure.from), until: formatDate(closure.until) },
      note: closure.reason,
    };
  return { ...toConditionState(room), note: room.releaseReason ?? roomType };
}

function toConditionState(room: HotelRoom): Omit<RoomState, 'note'> {
  const { isOccupied, isReady, releaseReason } = room;
  const word = conditionWord(room);
  if (isOccupied && room.isCleaningDeclined && room.condition === 'DIRTY')
    return { kind: 'waiting', sign: 'closed', word: 'states.declined' };
  if (isOccupied) return { kind: 'waiting', sign: 'person', word };
  if (releaseReason !== null) return { kind: 'ready', sign: 'tick', word };
  if (room.condition === 'DIRTY') return { kind: 'missing', sign: 'broom', word };
  return { kind: isReady ? 'ready' : 'waiting', sign: 'tick', word };
}

/** In a word or two: whether somebody is in it, and whether it is dirty, clean, to be inspected or inspected. */
export function conditionWord(room: HotelRoom): KeyOf<'staff/rooms'> {
  const { isOccupied, isReady, condition, releaseReason } = room;
  if (isOccupied) return `states.occupied.${condition}`;
  // Only inspection keeps a clean room from being ready.
  if (condition === 'CLEAN' && !isReady) return 'states.toInspect';
  return releaseReason !== null ? 'states.released' : `states.free.${condition}`;
}

/** Rooms by floor; those without one are together, on a floor without a name. */
export function toFloors(rooms: readonly HotelRoom[]): { floor: string; rooms: HotelRoom[] }[] {
  const floors = Map.groupBy(rooms, ({ number }) => floorOf(number));
  return [...floors].map(([floor, inFloor]) => ({ floor, rooms: inFloor }));
}
