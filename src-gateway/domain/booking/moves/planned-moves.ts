import type { AppContext } from '#gateway/context.ts';
import { lockRoomType } from '#gateway/store/availability-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { dueMoves, endMove, findPlannedMoves, isRoomFreeNow } from '#gateway/store/room-move-store.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import { isWorthAnotherDraw } from '../doors/door-codes.ts';
import { carryOutMove } from './move-room.ts';

const BATCH = 50;

export type DueMove = { bookingId: string; accommodationId: number };

export const findDueMoves = (app: AppContext): Promise<DueMove[]> =>
  dueMoves(app.store.db, app.clock.now(), BATCH);

/** Waits while the new room cannot be entered: the desk has it under attention. Safe for two gateways at once. */
export async function carryOutDueMove(
  app: AppContext,
  { bookingId, accommodationId }: DueMove,
): Promise<void> {
  const now = app.clock.now();
  await retryTransaction(
    app.store.db,
    async tx => {
      const view = await lockStay(tx, bookingId);
      const room = view?.rooms.find(one => one.room.id === accommodationId)?.room;
      const planned = (await findPlannedMoves(tx, bookingId)).find(
        ({ move }) => move.accommodationId === accommodationId,
      );
      if (!view || !room || !planned || planned.move.startsAt > now) return;
      const { move, number, typeName } = planned;
      if (move.holdId === null) return;
      await lockRoomType(tx, room.roomTypeId);
      if (!(await isRoomFreeNow(tx, move.toRoomId, now))) return;
      await endMove(tx, move.id, { state: 'DONE', updatedAt: now });
      await carryOutMove(
        app,
        tx,
        { view, room },
        { holdId: move.holdId, roomId: move.toRoomId, number, typeName },
      );
    },
    isWorthAnotherDraw,
  );
}
