import type { BookingView } from '#gateway/store/booking-view-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { type Cents, sumCents } from '#shared/money.ts';
import { freeUntil } from '#shared/rules/stay-return.ts';
import { linesByRoom, linesOf, type ViewedRoom } from './stay-outcome.ts';

export type MissedStay = 'NO_SHOW' | 'LATE_CANCELLATION';

/**
 * Null for a stay that owes nothing for having been missed: a guest's own booking was paid before, and the hotel keeps its
 * part of that (PD-55).
 */
export function missedStayOf({ booking }: Pick<BookingView, 'booking'>): MissedStay | null {
  if (booking.channel !== 'PARTNER') return null;
  if (booking.status === 'NO_SHOW') return 'NO_SHOW';
  const isLate = booking.partnerCanceledAt !== null && booking.partnerCanceledAt >= freeUntil(booking);
  return booking.status === 'CANCELED' && isLate ? 'LATE_CANCELLATION' : null;
}

/** The first night of each of these rooms, with its tax. */
export async function firstNights(
  db: Database | Transaction,
  view: BookingView,
  rooms: readonly ViewedRoom[],
): Promise<Cents> {
  const lines = linesOf(view, rooms, await linesByRoom(db, view));
  return sumCents(
    lines.map(ofRoom => {
      const nights = ofRoom.filter(({ kind }) => kind === 'NIGHT');
      const first = nights.toSorted((a, b) => (a.night ?? '').localeCompare(b.night ?? ''))[0];
      return first ? first.priceCents + first.taxCents : 0;
    }),
  );
}
