import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import {
  type DeskHotel,
  findDeskHotel,
  findHotelVersion,
  foldHotelChanges,
  forgetOpenings,
} from '#gateway/store/desk-version-store.ts';
import { AppError } from '#shared/errors.ts';
import { tidyCalls } from './lobby-calls.ts';
import { forgetTouches } from './room-touches.ts';
import { forgetShiftNotes } from './shift-notes.ts';

const EVERY_MS = 10 * 60_000;
/** A booking that nobody has opened for so long counts as new to everybody. */
const OPENINGS_RETENTION_MS = 400 * 24 * 3_600_000;

/** A number that grows with every change that the desk of a hotel shows (FRD-04). */
export async function hotelVersion(app: AppContext, hotelId: string): Promise<{ version: number }> {
  return { version: await findHotelVersion(app.store.db, hotelId) };
}

/** Throws HOTEL_NOT_FOUND. */
export async function requireDeskHotel(app: AppContext, hotelId: string): Promise<DeskHotel> {
  const hotel = await findDeskHotel(app.store.db, hotelId);
  if (!hotel) throw new AppError('HOTEL_NOT_FOUND', 'there is no such hotel');
  return hotel;
}

/** Keeps the sum of a hotel's changes short, and forgets old openings and notes. */
export async function tidyDesk(app: AppContext): Promise<void> {
  const { db } = app.store;
  await foldHotelChanges(db);
  await tidyCalls(app);
  await forgetOpenings(db, new Date(app.clock.now().getTime() - OPENINGS_RETENTION_MS));
  await forgetShiftNotes(app);
  await forgetTouches(app);
}

export function startDeskCleanUp(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => tidyDesk(app),
    error => app.log.error({ err: error }, 'the changes of the hotels were not folded'),
    { atOnce: true },
  );
}
