import type { Clock } from '#gateway/platform/clock.ts';
import type { ImportPlan, StoredPicture } from '#gateway/store/hotel-import-store.ts';
import {
  loadHotelData,
  lockHotelData,
  storedPictureNames,
  writePictures,
  writePlan,
} from '#gateway/store/hotel-import-store.ts';
import type { HotelData } from '#gateway/store/hotel-rows.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { claimSeeding } from '#gateway/store/seed-store.ts';
import type { Store, Transaction } from '#gateway/store/store.ts';
import type { Lines } from './hotel-data.ts';
import { planImport } from './plan-import.ts';
import { byPosition, type Problem } from './problems.ts';
import { UnreadableFileError } from './read-file.ts';
import { type HotelFolder, readHotelFolder } from './read-hotel-folder.ts';

/** `plan` contains the changes that were written, or would be; null if a problem prevented them. */
export type ImportResult = { problems: Problem[]; plan: ImportPlan | null; addedPictures: number };

export type ImportOptions = {
  folder: string;
  store: Store;
  clock: Clock;
  isCheck: boolean;
};

/** Replaces all stored hotels; checks everything before anything is written, in one transaction (OPS-02). */
export async function importHotels({ folder, store, clock, isCheck }: ImportOptions): Promise<ImportResult> {
  const hotelFolder = await readHotelFolder(folder);
  const known = await storedPictureNames(store.db);
  const encoded = await encodeNewPictures(hotelFolder, known);
  const problems = [...hotelFolder.problems, ...encoded.problems].toSorted(byPosition);
  const addedPictures = new Set(encoded.pictures.map(({ name }) => name)).size;
  // Half-read files would make every upcoming stay a problem.
  if (problems.length > 0) return { problems, plan: null, addedPictures };
  const { data, lines } = hotelFolder;
  return retryTransaction(store.db, async tx => {
    const now = clock.now();
    await lockHotelData(tx);
    const found = planImport(await loadHotelData(tx, now), data, lines);
    if (found.problems.length > 0)
      return { problems: found.problems.toSorted(byPosition), plan: null, addedPictures };
    if (!isCheck) {
      await writeHotels(tx, found.plan, data, { pictures: encoded.pictures, now });
      // After an import the next start must not add the demonstration's hotels.
      await claimSeeding(tx, now);
    }
    return { problems: [], plan: found.plan, addedPictures };
  });
}

/** Writes checked data into a database that may hold hotels already, within the caller's transaction. */
export async function writeHotelData(
  tx: Transaction,
  data: HotelData,
  lines: Lines,
  now: Date,
): Promise<void> {
  const { plan, problems } = planImport(await loadHotelData(tx, now), data, lines);
  if (problems.length > 0) throw new Error('stays to come stand in the way of the hotel data');
  await writeHotels(tx, plan, data, { pictures: [], now });
}

async function writeHotels(
  tx: Transaction,
  plan: ImportPlan,
  data: HotelData,
  { pictures, now }: { pictures: StoredPicture[]; now: Date },
): Promise<void> {
  await writePlan(tx, plan);
  const shown = [
    ...data.hotels.flatMap(hotel => [hotel.picture, hotel.map]),
    ...data.roomTypes.flatMap(type => type.pictures),
    ...data.spaces.map(space => space.picture),
    ...data.guidePlaces.map(place => place.picture),
    ...data.minibars.map(minibar => minibar.picture),
    ...data.roomOptions.map(option => option.picture),
  ];
  await writePictures(tx, pictures, new Set(shown.filter(name => name !== null)), now);
}

/** A stored picture was decoded when it was added: its name is derived from its bytes. */
async function encodeNewPictures(
  { pictures }: HotelFolder,
  known: ReadonlySet<string>,
): Promise<{ pictures: StoredPicture[]; problems: Problem[] }> {
  const encoded: StoredPicture[] = [];
  const problems: Problem[] = [];
  for (const [fileName, picture] of pictures) {
    if (known.has(picture.name)) continue;
    try {
      encoded.push(...(await picture.encode()));
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      problems.push({ file: `pictures/${fileName}`, line: null, message: error.message });
    }
  }
  return { pictures: encoded, problems };
}
