/**
 * What a browser fetches in JavaScript until a landing route is idle, from the tables of the chunks of the guests' web build
 * and of the staff's: `node tests/bench/first-load.ts`. Bytes are brotli at its highest, as they are served.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chunksWith, readChunkTable } from '../../build/chunk-table.ts';
import {
  codeOf,
  ENTRY,
  type Landing,
  landings,
  ownPages,
  STAFF_ENTRY,
  staffPages,
  textsOf,
} from '../../build/landings.ts';

export const FIRST_LOAD_BUDGET_KIB = 200;
export const STAFF_LOAD_BUDGET_KIB = 260;

export type Sized = { file: string; bytes: number };

function sizeOf(file: string): number {
  return brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}

/** Every file of a landing with its size; `language` picks the texts. Throws when the build misses one. */
export function firstLoad(outDir: string, landing: Landing, language: 'en' | 'pt', entry = ENTRY): Sized[] {
  const sources = [entry, ...codeOf(landing), ...textsOf(landing, language)];
  const files = chunksWith(readChunkTable(outDir), sources);
  return [...files].map(file => ({ file, bytes: sizeOf(join(outDir, file)) }));
}

type Weighed = { path: string; sized: Sized[]; budget: number; isLimited: boolean };

function weighed(out: string): Weighed[] {
  const guests: typeof ownPages = [...landings, ...ownPages];
  return [
    ...guests.map(landing => ({
      path: landing.path,
      sized: firstLoad(join(out, 'web'), landing, 'pt'),
      budget: FIRST_LOAD_BUDGET_KIB,
      isLimited: landing.checks !== true,
    })),
    ...staffPages.map(landing => ({
      path: `staff ${landing.path}`,
      sized: firstLoad(join(out, 'staff'), landing, 'pt', STAFF_ENTRY),
      budget: STAFF_LOAD_BUDGET_KIB,
      isLimited: true,
    })),
  ];
}

if (import.meta.main) {
  const out = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'out');
  let over = false;
  for (const { path, sized, budget, isLimited } of weighed(out)) {
    const total = sized.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    over ||= isLimited && total > budget;
    console.log(`${path}  ${total.toFixed(1)} KiB of ${budget}`);
    for (const { file, bytes } of sized.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)}  ${file}`);
  }
  if (over) process.exitCode = 1;
}
