import type { AppContext } from '#gateway/context.ts';
import {
  allowImportedBooking,
  type ImportDecided,
  undoImportedBooking,
} from '#gateway/domain/booking/list/decide-import.ts';
import { bookingNotFound } from '#gateway/domain/booking/view/find-booking.ts';
import { type Actor, recordAct } from '#gateway/domain/staff/record.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { AppError } from '#shared/errors.ts';

/** Whoever imported a partner's booking may check in to it (SEC-17). Throws BOOKING_NOT_FOUND. */
export async function allowDeskImport(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const recorded = recordedAs('IMPORT_ALLOWED', { app, actor, hotelId, bookingId });
  rejectUndecided(await allowImportedBooking(app, { hotelId, bookingId }, recorded));
}

/** Takes a partner's booking out of the account that imported it. Throws BOOKING_NOT_FOUND, BOOKING_CHANGED. */
export async function undoDeskImport(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const recorded = recordedAs('IMPORT_UNDONE', { app, actor, hotelId, bookingId });
  rejectUndecided(await undoImportedBooking(app, { hotelId, bookingId }, recorded));
}

type Decision = { app: AppContext; actor: Actor; hotelId: string; bookingId: string };

const recordedAs =
  (act: StaffAct, { app, actor, hotelId, bookingId }: Decision) =>
  (tx: Transaction) =>
    recordAct(tx, app, actor, { act, hotelId, bookingId, details: {} });

function rejectUndecided(decided: ImportDecided): void {
  if (decided === 'NOT_IMPORTED') throw bookingNotFound();
  if (decided === 'CHECKED_IN')
    throw new AppError('BOOKING_CHANGED', 'somebody has checked in: the stay is ended, not undone');
}
