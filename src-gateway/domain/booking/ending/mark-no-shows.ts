import type { AppContext } from '#gateway/context.ts';
import { queueNoShows } from '#gateway/domain/guest/registrations/queue-registrations.ts';
import { changeBooking, releaseRooms } from '#gateway/store/booking-store.ts';
import { depositCredits } from '#gateway/store/credit-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import {
  closeMissedWithoutGuest,
  endStaysWithoutGuest,
  hotelTimeZones,
  missedBookings,
  type NoShowDate,
} from '#gateway/store/no-show-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { hasOpenBookingPayment, lockStay, markReturned } from '#gateway/store/stay-store.ts';
import { lastNoShowDate } from '#shared/rules/stay-return.ts';
import { queueBookingMail } from '../booking-mail.ts';
import { isNoShowDue, openRooms } from '../view/room-state.ts';
import { endingOutcome, writtenLines } from './stay-outcome.ts';

/** Bookings in one transaction: a room's row must not stay locked for long. */
const BATCH = 200;

async function noShowDates(app: AppContext, now: Date): Promise<NoShowDate[]> {
  const zones = await hotelTimeZones(app.store.db);
  return zones.map(timeZone => ({ timeZone, date: lastNoShowDate(now, timeZone) }));
}

export async function missedStays(app: AppContext): Promise<string[]> {
  const now = app.clock.now();
  const dates = await noShowDates(app, now);
  const missed = await missedBookings(app.store.db, dates, { limit: BATCH, now });
  return missed.map(({ id }) => id);
}

/** The same for bookings that no account belongs to. Safe for two gateways at once. */
export async function closeStaysWithoutGuest(app: AppContext): Promise<void> {
  const now = app.clock.now();
  const dates = await noShowDates(app, now);
  for (let closed = BATCH; closed === BATCH; ) {
    closed = await retryTransaction(app.store.db, tx =>
      closeMissedWithoutGuest(tx, dates, { limit: BATCH, now }),
    );
  }
}

/** Ends current stays that no account belongs to, at their departure. Safe for two gateways at once. */
export async function endStaysOfNobody(app: AppContext): Promise<void> {
  const now = app.clock.now();
  for (let ended = BATCH; ended === BATCH; )
    ended = await retryTransaction(app.store.db, tx => endStaysWithoutGuest(tx, { limit: BATCH, now }));
}

/** No credits for a partner's booking; a concurrent second call changes nothing, an open payment ends first (PD-18). */
export async function markNoShow(app: AppContext, bookingId: string): Promise<void> {
  const now = app.clock.now();
  await retryTransaction(app.store.db, async tx => {
    const view = await lockStay(tx, bookingId);
    if (view?.booking.status !== 'CONFIRMED') return;
    const { booking, rooms } = view;
    if (!isNoShowDue(view, now)) return;
    if (rooms.some(({ room }) => room.checkedInAt !== null) || (await hasOpenBookingPayment(tx, bookingId)))
      return;
    const returns = booking.channel === 'DIRECT' && booking.guestId !== null;
    const stored = returns ? await writtenLines(tx, view) : null;
    const lines = openRooms(view).map(room => stored?.get(room.id) ?? []);
    const outcome = endingOutcome('NO_SHOW', view, lines, now);
    if (booking.guestId !== null) await lockGuestRow(tx, booking.guestId);
    await changeBooking(tx, bookingId, ['CONFIRMED'], {
      status: 'NO_SHOW',
      updatedAt: now,
    });
    await releaseRooms(tx, bookingId, now);
    await queueNoShows(app, tx, { view, now }, openRooms(view));
    await markReturned(tx, outcome.returned, now);
    if (booking.guestId !== null && outcome.credited > 0)
      await depositCredits(tx, {
        guestId: booking.guestId,
        bookingId,
        origin: 'NO_SHOW',
        amountCents: outcome.credited,
        createdAt: now,
      });
    await queueBookingMail(app, tx, 'BOOKING_NO_SHOW', bookingId, returns ? outcome : undefined);
  });
}
