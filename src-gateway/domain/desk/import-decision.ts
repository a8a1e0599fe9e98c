import type { AppContext } from '#gateway/context.ts';
import {
  allowImportedBooking,
  type ImportDecided,
  undoImportedBooking,
} from '#gateway/domain/booking/list/decide-import.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { AppError } from '#shared/errors.ts';
import { notFound } from './desk-stay.ts';
import { recordingStep } from './recorded-act.ts';

/** Whoever imported a partner's booking may check in to it (SEC-17). Throws NOT_FOUND. */
export async function allowDeskImport(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const recorded = recordingStep(app, actor, { act: 'IMPORT_ALLOWED', hotelId, bookingId, details: {} });
  rejectUndecided(await allowImportedBooking(app, { hotelId, bookingId }, recorded));
}

/** Takes a partner's booking out of the account that imported it. Throws NOT_FOUND, BOOKING_CHANGED. */
export async function undoDeskImport(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const recorded = recordingStep(app, actor, { act: 'IMPORT_UNDONE', hotelId, bookingId, details: {} });
  rejectUndecided(await undoImportedBooking(app, { hotelId, bookingId }, recorded));
}

function rejectUndecided(decided: ImportDecided): void {
  if (decided === 'NOT_IMPORTED') throw notFound();
  if (decided === 'CHECKED_IN')
    throw new AppError('BOOKING_CHANGED', 'somebody has checked in: the stay is ended, not undone');
}
