import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../build/chromium.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { type BenchRow, figureRow, median } from './bench-row.ts';
import { emptyPagePaint, timeToPaint, withNewPage } from './painted-page.ts';

const RUNS = 9;
const DAY_MS = 86_400_000;

export async function benchSearchPaint(address: string, executablePath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const empty: number[] = [];
    const results: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const options = { baseURL: address, locale: 'en-US' };
      empty.push(await withNewPage(browser, options, emptyPagePaint));
      results.push(await withNewPage(browser, options, page => searchPaint(page, run)));
    }
    const [ours, bare] = [median(results), median(empty)];
    const figure = `${ours.toFixed(0)} ms, slowest ${Math.max(...results).toFixed(0)}`;
    return [
      figureRow('Search click to painted results', figure, {
        against: `an empty page's first paint ${bare.toFixed(0)} ms`,
        ratio: (ours / bare).toFixed(2),
      }),
    ];
  } finally {
    await browser.close();
  }
}

async function searchPaint(page: Page, run: number): Promise<number> {
  const search = new SearchPage(page);
  await search.open();
  await search.chooseHotel(/Nilo/);
  // Another night each time: the gateway computes its response again.
  const from = Date.now() + (20 + run) * DAY_MS;
  await search.chooseDates(dayOf(from), dayOf(from + 2 * DAY_MS));
  // A price is the first thing that only an offer has.
  return timeToPaint(page, search.search, { text: 'R$', path: '/step-2' });
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
