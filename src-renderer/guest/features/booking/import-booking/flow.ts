import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { AppError } from '#shared/errors.ts';

/** The guest's input, retained so that a mistake can be corrected without typing everything again. */
export type Named = { locator: string; lastName: string };

export type ImportFailure = 'notFound' | 'alreadyImported' | 'unverified';

export type ImportFlow =
  | { step: 'form'; named: Named }
  | { step: 'found'; named: Named; booking: Booking }
  | { step: ImportFailure; named: Named };

export const startOfImport: ImportFlow = { step: 'form', named: { locator: '', lastName: '' } };

export function bookingFound(named: Named, booking: Booking): ImportFlow {
  return { step: 'found', named, booking };
}

export function backToForm({ named }: ImportFlow): ImportFlow {
  return { step: 'form', named };
}

/** The state after an error; null for one that is shown as a toast and closes the dialog (BKG-28 to BKG-30). */
export function rejected(named: Named, error: unknown): ImportFlow | null {
  if (error instanceof AppError && error.code === 'EMAIL_NOT_VERIFIED') return { step: 'unverified', named };
  const status = error instanceof AppError ? error.status : undefined;
  if (status === 400 || status === 404) return { step: 'notFound', named };
  if (status === 422) return { step: 'alreadyImported', named };
  return null;
}

export function isFilled({ locator, lastName }: Named): boolean {
  return locator.trim() !== '' && lastName.trim() !== '';
}

const SHOWN_ROOM = 5;

/** A room's number for the summary: a partner's own can be long (BKG-26). */
export function shortRoom(suiteNumber: string): string {
  return suiteNumber.slice(0, SHOWN_ROOM);
}
