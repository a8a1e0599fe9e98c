import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import type { RoomFacts } from '#gateway/store/desk-board-store.ts';
import { lockOpening, writeOpening } from '#gateway/store/desk-opening-store.ts';
import { shownFacts } from './board-row.ts';
import { inRecordedAct } from './recorded-act.ts';

/** A page that is fetched again within this time by one session is one opening: an open page follows what changes. */
export const OPENING_MS = 15 * 60_000;

type Opening = { booking: BookingView['booking']; facts: readonly RoomFacts[]; now: Date };

/** The opening and its entry in one transaction: without the entry nothing is shown (AUD-01). */
export function recordOpening(
  app: AppContext,
  actor: Actor,
  { booking, facts, now }: Opening,
): Promise<void> {
  const { staffId, sessionId } = actor;
  const { id: bookingId, hotelId, version } = booking;
  return inRecordedAct(app, actor, async tx => {
    const last = await lockOpening(tx, { bookingId, staffId });
    const isOpen = last?.sessionId === sessionId && now.getTime() - last.recordedAt.getTime() < OPENING_MS;
    await writeOpening(tx, {
      bookingId,
      staffId,
      sessionId,
      openedAt: now,
      recordedAt: isOpen ? last.recordedAt : now,
      version,
      facts: Object.fromEntries(facts.map(room => [room.accommodationId, shownFacts(room)])),
    });
    return {
      result: undefined,
      entry: isOpen ? null : { act: 'BOOKING_OPENED', hotelId, bookingId, details: {} },
    };
  });
}
