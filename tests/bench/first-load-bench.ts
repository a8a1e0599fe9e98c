import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readChunkTable } from '../../build/chunk-table.ts';
import { type Landing, landings, ownPages, STAFF_ENTRY, staffPages } from '../../build/landings.ts';
import { root } from '../../build/steps.ts';
import type { BenchRow } from './bench-row.ts';
import { FIRST_LOAD_BUDGET_KIB, firstLoad, STAFF_LOAD_BUDGET_KIB } from './first-load.ts';

/** What the chosen libraries weigh without a line of our own, measured once with empty pages (brotli, KiB). */
const FLOOR_KIB = 148;
/** What a screen may add for itself when a guest goes there (brotli, KiB). */
const ROUTE_BUDGET_KIB = 40;

const WEB = join(root, 'out', 'web');
const STAFF = join(root, 'out', 'staff');
const SCREEN = /^src-renderer\/guest\/screens\//;

export async function firstLoadRows(): Promise<BenchRow[]> {
  return [...[...landings, ...ownPages].map(landingRow), await routeRow(), ...staffPages.map(staffRow)];
}

/** The heavier language counts. */
function landingRow(landing: (typeof ownPages)[number]): BenchRow {
  const sizes = (['en', 'pt'] as const).map(language =>
    firstLoad(WEB, landing, language).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const kib = Math.max(...sizes) / 1024;
  return {
    what: `First-load JavaScript ${landing.path} (brotli)`,
    figure: `${kib.toFixed(1)} KiB`,
    against: `libraries alone ${FLOOR_KIB} KiB`,
    ratio: (kib / FLOOR_KIB).toFixed(2),
    budget: landing.checks ? '' : `<= ${FIRST_LOAD_BUDGET_KIB} KiB`,
    isOver: !landing.checks && kib > FIRST_LOAD_BUDGET_KIB,
  };
}

function staffRow(landing: Landing): BenchRow {
  const sizes = (['en', 'pt'] as const).map(language =>
    firstLoad(STAFF, landing, language, STAFF_ENTRY).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const kib = Math.max(...sizes) / 1024;
  return {
    what: `First-load JavaScript of staff ${landing.path} (brotli)`,
    figure: `${kib.toFixed(1)} KiB`,
    against: `libraries alone ${FLOOR_KIB} KiB`,
    ratio: (kib / FLOOR_KIB).toFixed(2),
    budget: `<= ${STAFF_LOAD_BUDGET_KIB} KiB`,
    isOver: kib > STAFF_LOAD_BUDGET_KIB,
  };
}

async function routeRow(): Promise<BenchRow> {
  const sizes = await Promise.all(
    Object.entries(readChunkTable(WEB)).flatMap(([file, { sources }]) =>
      sources
        .filter(source => SCREEN.test(source))
        .map(async source => ({ source, bytes: await servedSize(join(WEB, file)) })),
    ),
  );
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes);
  if (!largest) throw new Error('the build has no screens');
  const kib = largest.bytes / 1024;
  return {
    what: 'Largest chunk of a screen (brotli)',
    figure: `${kib.toFixed(1)} KiB`,
    against: largest.source,
    ratio: '',
    budget: `<= ${ROUTE_BUDGET_KIB} KiB`,
    isOver: kib > ROUTE_BUDGET_KIB,
  };
}

/** Small files have no compressed copy. */
async function servedSize(file: string): Promise<number> {
  const served = await stat(`${file}.br`).catch(() => stat(file));
  return served.size;
}
