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

type Decision = { bookingId: string };

/** Throws NOT_FOUND. */
export async function allowImport(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId }: Decision,
): Promise<void> {
  const record = recordingStep(app, actor, { act: 'IMPORT_ALLOWED', hotelId, bookingId, details: {} });
  rejectUndone(await allowImportedBooking(app, { hotelId, bookingId }, record));
}

/** Throws NOT_FOUND, BOOKING_CHANGED. */
export async function undoImport(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId }: Decision,
): Promise<void> {
  const record = recordingStep(app, actor, { act: 'IMPORT_UNDONE', hotelId, bookingId, details: {} });
  rejectUndone(await undoImportedBooking(app, { hotelId, bookingId }, record));
}

function rejectUndone(decided: ImportDecided): void {
  if (decided === 'NOT_IMPORTED') throw notFound();
  if (decided === 'CHECKED_IN')
    throw new AppError('BOOKING_CHANGED', 'somebody has checked in to the booking', {
      details: { isCheckedIn: true },
    });
}
