import { type Browser, chromium, type Page } from '@playwright/test';
import type { BenchRow } from '../../build/bench-row.ts';
import { chromiumArguments } from '../../build/chromium.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';

/** From the click on "search" to the first offer on the screen, each time with a browser that has never been here. */

const RUNS = 9;
const DAY_MS = 86_400_000;

export async function benchSearchPaint(address: string, executablePath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const empty: number[] = [];
    const results: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      empty.push(await withPage(browser, address, emptyPagePaint));
      results.push(await withPage(browser, address, page => searchPaint(page, run)));
    }
    const [ours, bare] = [median(results), median(empty)];
    return [
      {
        what: 'Search click to painted results',
        figure: `${ours.toFixed(0)} ms, slowest ${Math.max(...results).toFixed(0)}`,
        against: `an empty page's first paint ${bare.toFixed(0)} ms`,
        ratio: (ours / bare).toFixed(2),
        budget: '',
        isOver: false,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function withPage(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The same server's smallest response, from the start of the navigation to the first paint. */
async function emptyPagePaint(page: Page): Promise<number> {
  await page.goto('/healthz');
  return page.evaluate(
    () =>
      new Promise<number>(done => {
        const take = () => {
          const [paint] = performance.getEntriesByName('first-paint');
          if (paint) done(paint.startTime);
          else requestAnimationFrame(take);
        };
        take();
      }),
  );
}

async function searchPaint(page: Page, run: number): Promise<number> {
  const search = new SearchPage(page);
  await search.open();
  await search.chooseHotel(/Nilo/);
  // Another night each time: the gateway computes its response again.
  const from = Date.now() + (20 + run) * DAY_MS;
  await search.chooseDates(dayOf(from), dayOf(from + 2 * DAY_MS));
  await page.evaluate(listenForPaint);
  await search.search.click();
  await page.waitForFunction(() => document.documentElement.dataset['paintedAfter'] !== undefined);
  return page.evaluate(() => Number(document.documentElement.dataset['paintedAfter']));
}

/** Runs in the page. A price is the first thing that only an offer has; two frames later it has been painted. */
function listenForPaint(): void {
  document.addEventListener(
    'click',
    () => {
      const from = performance.now();
      const look = () => {
        const isThere =
          location.pathname.endsWith('/step-2') && document.querySelector('main')?.textContent.includes('R$');
        if (!isThere) {
          requestAnimationFrame(look);
          return;
        }
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset['paintedAfter'] = String(performance.now() - from);
          }),
        );
      };
      look();
    },
    { capture: true, once: true },
  );
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function median(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
