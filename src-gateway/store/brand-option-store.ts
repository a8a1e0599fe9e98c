import type { HotelData } from './hotel-rows.ts';
import { minibarOptions, quizOptions, roomOptions } from './schema/preferences.ts';
import type { Database } from './store.ts';

type BrandOptions = Pick<HotelData, 'roomOptions' | 'minibars' | 'quizOptions'>;

/** For a database from before they were part of the hotels' data; another gateway may do the same. */
export async function addMissingOptions(db: Database, read: () => Promise<BrandOptions>): Promise<void> {
  const [rooms, minibars, quiz] = await Promise.all([
    db.$count(roomOptions),
    db.$count(minibarOptions),
    db.$count(quizOptions),
  ]);
  if (rooms > 0 && minibars > 0 && quiz > 0) return;
  const data = await read();
  if (rooms === 0) await db.insert(roomOptions).values(data.roomOptions).onConflictDoNothing();
  if (minibars === 0) await db.insert(minibarOptions).values(data.minibars).onConflictDoNothing();
  if (quiz === 0) await db.insert(quizOptions).values(data.quizOptions).onConflictDoNothing();
}
