import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import type { AppError } from '#shared/errors.ts';
import { markTried, type RoomTouch, withoutRoom } from './touches.ts';

export type TouchPorts = {
  touches: () => readonly RoomTouch[];
  store: (touches: readonly RoomTouch[]) => void;
  send: (touch: RoomTouch) => Promise<HotelRoom>;
  onSent: (touch: RoomTouch, room: HotelRoom) => Promise<void>;
  onRejected: (touch: RoomTouch, error: AppError) => void;
};

/** The session is locked or has ended: the person goes on later. */
const WAITS: readonly string[] = ['UNAUTHORIZED', 'SESSION_LOCKED', 'TOO_MANY_REQUESTS'];

/**
 * Sends touches one after the other. One whose response is lost stays first and is sent again with its key; a rejected one goes,
 * with all later ones on its room, and is said.
 */
export async function sendTouches({ touches, store, send, onSent, onRejected }: TouchPorts): Promise<void> {
  for (let [first] = touches(); first; [first] = touches()) {
    store(markTried(touches()));
    const touch = first;
    try {
      const room = await send(touch);
      // First the list, then the touch: in between, both say the same.
      await onSent(touch, room);
      store(touches().slice(1));
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isResponseLost(error) || WAITS.includes(error.code)) return;
      store(withoutRoom(touches(), touch.roomId));
      onRejected(touch, error);
    }
  }
}
