import * as z from 'zod/mini';
import { type RoomCondition, roomCondition } from '#shared/contract/room-condition.ts';
import { id, isoInstant } from '#shared/contract/schemas.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';

const ofRoom = {
  hotelId: id,
  roomId: id,
  /** The first attempt may have arrived without its response: from then on it can only be sent again. */
  isTried: z.boolean(),
};

const conditionTouch = z.object({
  kind: z.literal('condition'),
  ...ofRoom,
  key: z.string(),
  condition: roomCondition,
  /** The room's version that was on the screen. */
  version: z.int(),
  touchedAt: isoInstant,
});
const undoTouch = z.object({
  kind: z.literal('undo'),
  ...ofRoom,
  key: z.string(),
  before: roomCondition,
  after: z.int(),
});
const expectedTouch = z.object({
  kind: z.literal('expected'),
  ...ofRoom,
  expectedAt: z.nullable(isoInstant),
});

/** What a person touched, in order, until the gateway has it. */
export const roomTouch = z.discriminatedUnion('kind', [conditionTouch, undoTouch, expectedTouch]);
export type RoomTouch = z.infer<typeof roomTouch>;
export type ConditionTouch = z.infer<typeof conditionTouch>;

const isOf = (roomId: string) => (touch: RoomTouch) => touch.roomId === roomId;

/** The version that the room has once all touches on it have arrived. */
export function versionAfter(
  touches: readonly RoomTouch[],
  { roomId, conditionVersion }: Pick<HotelRoom, 'roomId' | 'conditionVersion'>,
): number {
  return touches.filter(isOf(roomId)).reduce((version, touch) => {
    if (touch.kind === 'expected') return version;
    return touch.kind === 'undo' ? touch.after : touch.version + 1;
  }, conditionVersion);
}

type NewTouch = { hotelId: string; key: string; condition: RoomCondition; now: Date };

/** A touch that was not sent yet gives way to the next one on its room; an hour that was expected before it does too. */
export function withCondition(
  touches: readonly RoomTouch[],
  room: Pick<HotelRoom, 'roomId' | 'conditionVersion'>,
  { hotelId, key, condition, now }: NewTouch,
): RoomTouch[] {
  const { roomId } = room;
  const rest = touches.filter(touch => touch.roomId !== roomId || touch.isTried);
  return [
    ...rest,
    {
      kind: 'condition',
      hotelId,
      roomId,
      isTried: false,
      key,
      condition,
      version: versionAfter(rest, room),
      touchedAt: now.toISOString(),
    },
  ];
}

export type Undoable = {
  hotelId: string;
  roomId: string;
  number: string;
  key: string;
  before: RoomCondition;
  version: number;
};

/** A touch that was not sent yet is taken out; any other one is undone by the gateway. */
export function withUndo(touches: readonly RoomTouch[], undoable: Undoable): RoomTouch[] {
  const { hotelId, roomId, key, before, version } = undoable;
  const isUnsent = (touch: RoomTouch) => touch.kind === 'condition' && touch.key === key && !touch.isTried;
  if (touches.some(isUnsent)) return touches.filter(touch => !isUnsent(touch));
  // The touch counts one version, its undoing the next.
  return [...touches, { kind: 'undo', hotelId, roomId, isTried: false, key, before, after: version + 2 }];
}

export function withExpected(
  touches: readonly RoomTouch[],
  { hotelId, roomId, expectedAt }: { hotelId: string; roomId: string; expectedAt: string | null },
): RoomTouch[] {
  const rest = touches.filter(touch => touch.roomId !== roomId || touch.kind !== 'expected' || touch.isTried);
  return [...rest, { kind: 'expected', hotelId, roomId, isTried: false, expectedAt }];
}

export const markTried = (touches: readonly RoomTouch[]): RoomTouch[] =>
  touches.map((touch, at) => (at === 0 ? { ...touch, isTried: true } : touch));

/** Touches after a rejected one were meant for a room that is another one now. */
export const withoutRoom = (touches: readonly RoomTouch[], roomId: string): RoomTouch[] =>
  touches.filter(touch => touch.roomId !== roomId);

/** The rooms as they are once the touches have arrived. */
export function touchedRooms(
  rooms: readonly HotelRoom[],
  touches: readonly RoomTouch[],
  inspectsRooms: boolean,
): HotelRoom[] {
  return rooms.map(room =>
    touches
      .filter(isOf(room.roomId))
      .reduce((shown, touch) => touchedRoom(shown, touch, inspectsRooms), room),
  );
}

function touchedRoom(room: HotelRoom, touch: RoomTouch, inspectsRooms: boolean): HotelRoom {
  if (touch.kind === 'expected') return { ...room, expectedAt: touch.expectedAt };
  const condition = touch.kind === 'undo' ? touch.before : touch.condition;
  return {
    ...room,
    condition,
    conditionSince: touch.kind === 'undo' ? room.conditionSince : touch.touchedAt,
    isReady: condition === 'INSPECTED' || (condition === 'CLEAN' && !inspectsRooms),
    expectedAt: null,
    releaseReason: null,
  };
}
