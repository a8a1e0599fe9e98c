import { join } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { FIRST_LOAD_BUDGET_KIB, firstLoad, landings } from './first-load.ts';
import { root } from './steps.ts';

/** What the chosen libraries weigh without a line of our own, measured once with empty pages (brotli, KiB). */
const FLOOR_KIB = 148;

/** First-load JavaScript of the landing routes against that floor; the heavier language counts. */
export async function firstLoadRows(): Promise<BenchRow[]> {
  return landings.map(landing => {
    const sizes = (['en', 'pt'] as const).map(language =>
      firstLoad(join(root, 'out', 'web'), landing, language).reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const kib = Math.max(...sizes) / 1024;
    return {
      what: `First-load JavaScript ${landing.path} (brotli)`,
      figure: `${kib.toFixed(1)} KiB`,
      against: `libraries alone ${FLOOR_KIB} KiB`,
      ratio: (kib / FLOOR_KIB).toFixed(2),
      budget: `<= ${FIRST_LOAD_BUDGET_KIB} KiB`,
      isOver: kib > FIRST_LOAD_BUDGET_KIB,
    };
  });
}
