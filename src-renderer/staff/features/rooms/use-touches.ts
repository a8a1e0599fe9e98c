import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { type Toast, toast } from '#renderer/platform/ui/toast.ts';
import { useOnline } from '#renderer/platform/ui/use-online.ts';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import { changedRoom } from '#shared/contract/staff/room-conditions.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import type { AppError } from '#shared/errors.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { sendTouches } from './send-touches.ts';
import { onTouches, storeTouches, unsentTouches } from './stored-touches.ts';
import {
  type RoomTouch,
  type Undoable,
  versionAfter,
  withCondition,
  withExpected,
  withUndo,
} from './touches.ts';

/** How long a touch can be undone (HSK-01). */
export const UNDO_MS = 10_000;

export type Touches = {
  unsent: readonly RoomTouch[];
  /** They wait for a connection, or for the session to be unlocked. */
  isWaiting: boolean;
  /** The last touch, while it can be undone. */
  undoable: Undoable | null;
  touch: (room: HotelRoom, condition: RoomCondition) => void;
  expect: (room: HotelRoom, expectedAt: string) => void;
  undo: () => void;
};

let isSending = false;

/** Touches of the rooms of a hotel: shown at once, sent when there is a connection. `polledAt` grows while there is one. */
export function useTouches(hotelId: string, polledAt: number): Touches {
  const queries = useQueryClient();
  const unsent = useSyncExternalStore(onTouches, unsentTouches, unsentTouches);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const online = useOnline();
  const send = useCallback(() => {
    if (isSending) return;
    isSending = true;
    void sendTouches({
      touches: unsentTouches,
      store: storeTouches,
      send: sendTouch,
      async onSent({ hotelId: of }, room) {
        const list = { queryKey: staffKeys.rooms(of) };
        // A list that was requested before the touch would show the room as it was.
        await queries.cancelQueries(list);
        queries.setQueriesData(list, replaceRoom(room));
      },
      onRejected: (touch, error) => {
        toast.notify(rejection(error));
        void queries.invalidateQueries({ queryKey: staffKeys.rooms(touch.hotelId) });
      },
    }).finally(() => {
      isSending = false;
      setWaiting(unsentTouches().length > 0);
    });
  }, [queries]);
  // After a reload, when the connection is back, and with each poll that has arrived.
  useEffect(() => {
    if ((online || polledAt > 0) && unsentTouches().length > 0) send();
  }, [online, polledAt, send]);
  useEffect(() => {
    if (undoable === null) return;
    const timer = setTimeout(() => setUndoable(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);
  // Kept from one drawing to the next, so that a touch draws its own row again and not three hundred.
  const touch = useCallback(
    (room: HotelRoom, condition: RoomCondition) => {
      const key = `desk_${crypto.randomUUID()}`;
      const { roomId, number } = room;
      const next = withCondition(unsentTouches(), room, { hotelId, key, condition, now: serverNow() });
      const version = versionAfter(next, room) - 1;
      storeTouches(next);
      setUndoable({ hotelId, roomId, number, key, before: room.condition, version });
      send();
    },
    [hotelId, send],
  );
  const expect = useCallback(
    ({ roomId }: HotelRoom, expectedAt: string) => {
      storeTouches(withExpected(unsentTouches(), { hotelId, roomId, expectedAt }));
      send();
    },
    [hotelId, send],
  );
  return {
    unsent,
    isWaiting,
    undoable,
    touch,
    expect,
    undo() {
      if (undoable !== null) storeTouches(withUndo(unsentTouches(), undoable));
      setUndoable(null);
      send();
    },
  };
}

function sendTouch(touch: RoomTouch): Promise<HotelRoom> {
  const { hotelId, roomId } = touch;
  switch (touch.kind) {
    case 'condition':
      return staffGateway.rooms.setCondition({
        hotelId,
        roomId,
        key: touch.key,
        condition: touch.condition,
        version: touch.version,
      });
    case 'undo':
      return staffGateway.rooms.undoCondition({ hotelId, roomId, key: touch.key });
    case 'expected':
      return staffGateway.rooms.setExpected({ hotelId, roomId, expectedAt: touch.expectedAt });
  }
}

/** A touch that found another room names it, and what it is by now. */
function rejection(error: AppError): Toast {
  const changed = error.code === 'ROOM_CHANGED' ? changedRoom.safeParse(error.details).data : undefined;
  if (!changed) return { intent: 'error', error };
  const { number, condition } = changed.room;
  return {
    intent: 'error',
    textKey: `staff/rooms:changed.${condition}`,
    values: { number },
    shownMs: UNDO_MS,
  };
}

type RoomList = { rooms: HotelRoom[] };

const replaceRoom = (room: HotelRoom) => (list: RoomList | undefined) =>
  list && { ...list, rooms: list.rooms.map(one => (one.roomId === room.roomId ? room : one)) };
