import type { AppContext } from '#gateway/context.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { allowImport, clearImport } from '#gateway/store/import-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import type { Transaction, TransactionStep } from '#gateway/store/store.ts';

export type ImportDecision = { hotelId: string; bookingId: string };

/** NOT_IMPORTED: no channel's booking of this hotel is in an account under this id. */
export type ImportDecided = 'ALLOWED' | 'UNDONE' | 'NOT_IMPORTED' | 'CHECKED_IN';

/** The hotel lets whoever imported a channel's booking check in, whatever their name is; a finished form goes on (SEC-17). */
export async function allowImportedBooking(
  app: AppContext,
  decision: ImportDecision,
  afterwards: TransactionStep,
): Promise<ImportDecided> {
  return retryTransaction(app.store.db, async tx => {
    const view = await lockImported(tx, decision);
    if (!view) return 'NOT_IMPORTED';
    if (view.booking.importAllowedAt !== null) return 'ALLOWED';
    await allowImport(tx, view.booking.id, app.clock.now());
    await afterwards(tx);
    return 'ALLOWED';
  });
}

/**
 * Takes a channel's booking out of the account that imported it, with everything that the account wrote about it. Not once
 * somebody has checked in: their stay is ended, not undone. Later imports need the address that the channel gave.
 */
export async function undoImportedBooking(
  app: AppContext,
  decision: ImportDecision,
  afterwards: TransactionStep,
): Promise<ImportDecided> {
  return retryTransaction(app.store.db, async tx => {
    const view = await lockImported(tx, decision);
    if (!view) return 'NOT_IMPORTED';
    if (view.rooms.some(({ room }) => room.checkedInAt !== null)) return 'CHECKED_IN';
    await clearImport(tx, view.booking.id, app.clock.now());
    await afterwards(tx);
    return 'UNDONE';
  });
}

async function lockImported(
  tx: Transaction,
  { hotelId, bookingId }: ImportDecision,
): Promise<BookingView | null> {
  const view = isBookingId(bookingId) ? await lockStay(tx, bookingId) : null;
  if (view?.booking.hotelId !== hotelId || view.booking.channel !== 'PARTNER') return null;
  return view.booking.guestId === null ? null : view;
}
