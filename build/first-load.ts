/**
 * What a guest's browser fetches in JavaScript until a landing route is idle, from the table of the web build's chunks:
 * `node build/first-load.ts`. Bytes are brotli at its highest, as they are served.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chunksWith, readChunkTable } from './chunk-table.ts';
import { codeOf, ENTRY, type Landing, landings, ownPages, textsOf } from './landings.ts';

export const FIRST_LOAD_BUDGET_KIB = 200;

export type Sized = { file: string; bytes: number };

function sizeOf(file: string): number {
  return brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}

/** Every file of a landing with its size; `language` picks the texts. Throws when the build misses one. */
export function firstLoad(outDir: string, landing: Landing, language: 'en' | 'pt'): Sized[] {
  const sources = [ENTRY, ...codeOf(landing), ...textsOf(landing, language)];
  const files = chunksWith(readChunkTable(outDir), sources);
  return [...files].map(file => ({ file, bytes: sizeOf(join(outDir, file)) }));
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? join(import.meta.dirname, '..', 'out', 'web');
  let over = false;
  const weighed: typeof ownPages = [...landings, ...ownPages];
  for (const landing of weighed) {
    const sized = firstLoad(outDir, landing, 'pt').toSorted((a, b) => b.bytes - a.bytes);
    const total = sized.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    over ||= landing.checks !== true && total > FIRST_LOAD_BUDGET_KIB;
    console.log(`${landing.path}  ${total.toFixed(1)} KiB of ${FIRST_LOAD_BUDGET_KIB}`);
    for (const { file, bytes } of sized) console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)}  ${file}`);
  }
  if (over) process.exitCode = 1;
}
