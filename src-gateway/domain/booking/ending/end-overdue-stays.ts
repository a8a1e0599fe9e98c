import type { AppContext } from '#gateway/context.ts';
import { queueNoShows } from '#gateway/domain/guest/registrations/queue-registrations.ts';
import { hasShowing } from '#gateway/store/door-store.ts';
import { type OverdueRoom, overdueRooms } from '#gateway/store/overdue-room-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { dropRoom, hasOpenBookingPayment, lockStay } from '#gateway/store/stay-store.ts';
import { OVERSTAY_ENDS_DAYS, OVERSTAY_FREE_HOURS } from '#shared/policies.ts';
import { openRooms, roomInstants } from '../view/room-state.ts';
import { closeBookingWithout, endStayInRoom } from './end-stay.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 200;

export const overdueStays = (app: AppContext): Promise<OverdueRoom[]> => {
  const departedBy = new Date(app.clock.now().getTime() - OVERSTAY_FREE_HOURS * HOUR_MS);
  const neverLaterThan = new Date(app.clock.now().getTime() - OVERSTAY_ENDS_DAYS * DAY_MS);
  return overdueRooms(app.store.db, { departedBy, neverLaterThan, limit: BATCH });
};

/** Charges no fee, for nobody was shown one (BEY-17, PD-69); a concurrent second call changes nothing. */
export async function endOverdueStay(
  app: AppContext,
  { bookingId, accommodationId }: OverdueRoom,
): Promise<void> {
  const now = app.clock.now();
  await retryTransaction(app.store.db, async tx => {
    const view = await lockStay(tx, bookingId);
    if (view?.booking.status !== 'IN_PROGRESS' || (await hasOpenBookingPayment(tx, bookingId))) return;
    const room = openRooms(view).find(({ id }) => id === accommodationId);
    if (!room) return;
    const late = now.getTime() - roomInstants(view, room).departure.getTime();
    const hasCome = await hasShowing(tx, room.id);
    if (late < (hasCome ? OVERSTAY_ENDS_DAYS * DAY_MS : OVERSTAY_FREE_HOURS * HOUR_MS)) return;
    if (room.checkedInAt !== null) await endStayInRoom(tx, room, now, { hasCome });
    else {
      await dropRoom(tx, room.id, now);
      await queueNoShows(app, tx, { view, now }, [room]);
    }
    await closeBookingWithout(tx, view, room, now);
  });
}
