import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { removeFolder } from '#tests/remove-folder.ts';
import { chromiumArguments } from '../../build/chromium.ts';
import { landings } from '../../build/landings.ts';
import { describe, tool } from '../../build/steps.ts';
import { type BenchRow, figureRow, median } from './bench-row.ts';
import { withIdlePage } from './idle-page.ts';

/** Lighthouse's own mobile profile (slow 4G, four times slower processor), against budgets of the project. */

/** As Lighthouse simulates them, in milliseconds: the same on a slow machine as on a fast one. */
const PAINT_BUDGETS_MS = { 'first-contentful-paint': 1100, 'largest-contentful-paint': 1600 } as const;
/** Against the same files that start no app (idle-page.ts), which block a fast machine for no time at all. */
const BLOCKING_BUDGET = 12;
/** What Lighthouse calls fast, in milliseconds: under this the ratio says nothing. */
const FAST_BLOCKING_MS = 200;
const LOWEST_PERFORMANCE = 0.98;
const RUNS = 3;

const score = z.object({ score: z.number().nullable() });
const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
  }),
});
type Report = z.infer<typeof report>;
type Audit = keyof Report['audits'];

/** Measures each page three times; the figure in the middle counts, because a busy machine makes outliers. */
export async function benchLighthouse(address: string, chromium: string): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-lighthouse-'));
  const runsOf = async (page: string) => {
    const runs: Report[] = [];
    while (runs.length < RUNS) runs.push(await measure(page, chromium, join(folder, 'report.json')));
    return runs;
  };
  try {
    const rows: BenchRow[] = [];
    for (const landing of landings) {
      const idle = await withIdlePage(landing, runsOf);
      rows.push(...rowsOf(landing.path, await runsOf(`${address}${landing.path}`), idle));
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
      '--only-categories=performance,accessibility,best-practices',
    ],
    { env: { CHROME_PATH: chromium } },
  );
  return report.parse(JSON.parse(await readFile(file, 'utf8')));
}

function rowsOf(path: string, runs: readonly Report[], idle: readonly Report[]): BenchRow[] {
  const row = (name: string, figure: string, rest: Partial<BenchRow>) =>
    figureRow(`Lighthouse mobile ${path}, ${name}`, figure, rest);
  const paints = (['first-contentful-paint', 'largest-contentful-paint'] as const).map(name => {
    const value = middleOf(runs, name);
    return row(name, `${(value / 1000).toFixed(2)} s`, {
      against: 'as simulated',
      budget: `<= ${(PAINT_BUDGETS_MS[name] / 1000).toFixed(1)} s`,
      isOver: value > PAINT_BUDGETS_MS[name],
    });
  });
  const ours = middleOf(runs, 'total-blocking-time');
  const bare = middleOf(idle, 'total-blocking-time');
  const ratio = ours / Math.max(bare, 1);
  const blocking = row('total-blocking-time', `${ours.toFixed(0)} ms`, {
    against: `the same files that start no app ${bare.toFixed(0)} ms`,
    ratio: ratio.toFixed(2),
    budget: `<= ${BLOCKING_BUDGET.toFixed(2)}, or ${FAST_BLOCKING_MS} ms`,
    isOver: ratio > BLOCKING_BUDGET && ours > FAST_BLOCKING_MS,
  });
  const scores = (['performance', 'accessibility', 'best-practices'] as const).map(category => {
    const value = median(runs.map(run => run.categories[category].score ?? 0));
    const lowest = category === 'performance' ? LOWEST_PERFORMANCE : 1;
    return row(category, value.toFixed(2), { budget: `>= ${lowest.toFixed(2)}`, isOver: value < lowest });
  });
  return [...paints, blocking, ...scores];
}

const middleOf = (runs: readonly Report[], name: Audit) =>
  median(runs.map(run => run.audits[name].numericValue));
