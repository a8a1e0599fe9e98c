import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { removeFolder } from '#tests/remove-folder.ts';
import type { BenchRow } from '../../build/bench-row.ts';
import { chromiumArguments } from '../../build/chromium.ts';
import { describe, tool } from '../../build/steps.ts';

/** Lighthouse's own mobile profile (slow 4G, four times slower processor), against budgets of the project. */

const PATHS = ['/login', '/booking/step-1'];
const BUDGETS = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;
type Category = keyof typeof BUDGETS;
const RUNS = 3;

const score = z.object({ score: z.number().nullable() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score }),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
});
type Report = z.infer<typeof report>;

/** Measures each page three times; the run in the middle counts, because a busy machine makes outliers. */
export async function benchLighthouse(address: string, chromium: string): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-lighthouse-'));
  try {
    const rows: BenchRow[] = [];
    for (const path of PATHS) {
      const runs: Report[] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await measure(`${address}${path}`, chromium, join(folder, 'report.json')));
      }
      rows.push(...rowsOf(path, runs));
    }
    return rows;
  } finally {
    await removeFolder(folder);
  }
}

/** Now and then Chromium's trace lacks its beginning, and Lighthouse itself requests another run. */
const TRIES = 3;

async function measure(address: string, chromium: string, file: string, tries = TRIES): Promise<Report> {
  try {
    return await measureOnce(address, chromium, file);
  } catch (error) {
    if (tries <= 1 || !describe(error).includes('NO_NAVSTART')) throw error;
    return measure(address, chromium, file, tries - 1);
  }
}

async function measureOnce(address: string, chromium: string, file: string): Promise<Report> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ');
  await tool(
    'lighthouse',
    [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      `--only-categories=${Object.keys(BUDGETS).join(',')}`,
    ],
    { env: { CHROME_PATH: chromium } },
  );
  return report.parse(JSON.parse(await readFile(file, 'utf8')));
}

function rowsOf(path: string, runs: Report[]): BenchRow[] {
  const sorted = runs.toSorted((one, other) => valueOf(one, 'performance') - valueOf(other, 'performance'));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) return [];
  return (Object.keys(BUDGETS) as Category[]).map(category => {
    const value = valueOf(middle, category);
    const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
      .map(audit => middle.audits[audit]?.displayValue ?? '?')
      .join(', ');
    return {
      what: `Lighthouse mobile ${path}, ${category}`,
      figure: value.toFixed(2),
      against: category === 'performance' ? `FCP, LCP, TBT: ${paints.replaceAll('\u00a0', ' ')}` : '',
      ratio: '',
      budget: `>= ${BUDGETS[category].toFixed(2)}`,
      isOver: value < BUDGETS[category],
    };
  });
}

const valueOf = (run: Report, category: Category) => run.categories[category].score ?? 0;
