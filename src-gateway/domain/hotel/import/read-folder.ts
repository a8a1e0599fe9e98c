import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { type CsvRows, csvRows } from './csv-rows.ts';
import {
  type HotelEntry,
  hotelEntry,
  hourPriceRow,
  nightPriceRow,
  type RoomTypeEntry,
  roomRow,
  roomTypeEntry,
  seasonRow,
} from './file-schemas.ts';
import { type GuideEntry, guideEntry } from './guide-schema.ts';
import { files } from './hotel-data.ts';
import { type JsonRows, jsonRows } from './json-rows.ts';
import { type MinibarEntry, minibarEntry } from './minibar-schema.ts';
import type { Report } from './problems.ts';
import { type QuizOptionEntry, quizOptionEntry } from './quiz-option-schema.ts';
import { readTextFile, UnreadableFileError } from './read-file.ts';
import { type RoomOptionEntry, roomOptionEntry } from './room-option-schema.ts';
import { type SpaceEntry, spaceEntry } from './space-schema.ts';

const MAX_TEXT_BYTES = 4 * 1024 * 1024;

type Rows<Schema extends z.ZodType> = CsvRows<z.infer<Schema>>;
const noRows = { rows: [], cells: null };

export type FolderRows = {
  hotels: JsonRows<HotelEntry>;
  roomTypes: JsonRows<RoomTypeEntry>;
  rooms: Rows<typeof roomRow>;
  nightPrices: Rows<typeof nightPriceRow>;
  hourPrices: Rows<typeof hourPriceRow>;
  seasons: Rows<typeof seasonRow>;
  spaces: JsonRows<SpaceEntry>;
  guide: JsonRows<GuideEntry>;
  minibars: JsonRows<MinibarEntry>;
  quizOptions: JsonRows<QuizOptionEntry>;
  roomOptions: JsonRows<RoomOptionEntry>;
};

/** `seasons.csv`, `spaces.json`, `guide.json` may be missing; the brand's files too, for the demonstration's. */
export async function readFolderRows(folder: string, report: Report): Promise<FolderRows> {
  const names = await reportUnknownFiles(folder, report);
  const text = async (file: string, isOptional = false, from = folder) => {
    if (isOptional && !names.has(file)) return null;
    try {
      return await readTextFile(join(from, file), MAX_TEXT_BYTES);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      report(file, null, error.message);
      return null;
    }
  };
  const json = async <T>(file: string, schema: z.ZodType<T>, isOptional = false) => {
    const found = await text(file, isOptional);
    return found === null ? { rows: [], ids: null } : jsonRows(file, found, schema, report);
  };
  const ofBrand = async <T>(file: string, schema: z.ZodType<T>) => {
    const found = await text(file, false, names.has(file) ? folder : demoHotelsFolder());
    return found === null ? { rows: [], ids: null } : jsonRows(file, found, schema, report);
  };
  const csv = async <Schema extends z.ZodObject>(file: string, schema: Schema, isOptional = false) => {
    const found = await text(file, isOptional);
    return found === null ? noRows : csvRows(file, found, schema, report);
  };
  return {
    hotels: await json(files.hotels, hotelEntry),
    roomTypes: await json(files.roomTypes, roomTypeEntry),
    rooms: await csv(files.rooms, roomRow),
    nightPrices: await csv(files.nightPrices, nightPriceRow),
    hourPrices: await csv(files.hourPrices, hourPriceRow),
    seasons: await csv(files.seasons, seasonRow, true),
    spaces: await json(files.spaces, spaceEntry, true),
    guide: await json(files.guide, guideEntry, true),
    minibars: await ofBrand(files.minibars, minibarEntry),
    quizOptions: await ofBrand(files.quizOptions, quizOptionEntry),
    roomOptions: await ofBrand(files.roomOptions, roomOptionEntry),
  };
}

/** A file with a misspelt name would otherwise be ignored silently. */
async function reportUnknownFiles(folder: string, report: Report): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) {
    report(folder, null, 'is not a folder that can be read');
    return new Set();
  }
  const known: readonly string[] = Object.values(files);
  for (const name of names) {
    if (/\.(json|csv)$/i.test(name) && !known.includes(name))
      report(name, null, `is not known; the files are ${known.join(', ')}`);
  }
  return new Set(names);
}

export function demoHotelsFolder(): string {
  const bundled = [join(import.meta.dirname, 'hotels'), join(import.meta.dirname, '..', 'hotels')];
  return bundled.find(existsSync) ?? join(import.meta.dirname, '..', 'demo-hotels');
}
