import { chromium, type Page } from '@playwright/test';
import { TYPING_MS } from '#renderer/staff/features/search/search-text.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import { newStaffAccount, STAFF_PASSWORD, staffUrlOf } from '#tests/gateway/staff-fixture.ts';
import { unusedTotp } from '#tests/totp.ts';
import { chromiumArguments } from '../../build/chromium.ts';
import { BoardPage } from '../journeys/pages/board-page.ts';
import { StaffSignInPage } from '../journeys/pages/staff-pages.ts';
import { textsOf } from '../journeys/pages/texts.ts';
import { type BenchRow, figureRow, median, ratioRow } from './bench-row.ts';
import { SIZE, withDeskHotel } from './desk-bench.ts';
import { DESK_HOTEL } from './desk-bench-hotel.ts';
import { emptyPagePaint, timeFromTyping, timeToPaint, withNewPage } from './painted-page.ts';

/** Of what nobody can save: an empty page's paint or the pause after typing, and the call. */
const PAINT_BUDGET = 1.3;
/** First results stand this long after typing stops (FRD-03). */
const SEARCH_MS = 150;
/** A finger sees at once what it did (HSK-01). */
const TOUCH_MS = 100;
const RUNS = 15;
const TEXTS = ['beatriz', 'nobrega', 'prado souza', 'd0012', '214', 'otavio.', 'joao moreira lima', 'zelia'];

type Opening = { painted: number; call: number };
type Desk = { page: Page; search(text: string): Promise<SearchHit[]> };

/** Pages of the staff app at a hotel of the desk's bench, in Chromium. */
export const benchDeskPages = (executablePath: string): Promise<BenchRow[]> =>
  withDeskHotel(null, async gateway => {
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    try {
      const staffUrl = staffUrlOf(gateway);
      const person = await newStaffAccount(gateway, { hotelId: DESK_HOTEL });
      return await withNewPage(browser, { baseURL: staffUrl, locale: 'en-US' }, async page => {
        const desk = await openDesk(page, staffUrl, person);
        const emptyPaint = () =>
          withNewPage(browser, { baseURL: gateway.url, locale: 'en-US' }, emptyPagePaint);
        return [...(await openingRows(desk, emptyPaint)), ...(await searchRows(desk)), await touchRow(page)];
      });
    } finally {
      await browser.close();
    }
  });

async function openDesk(
  page: Page,
  staffUrl: string,
  { email, secret }: { email: string; secret: string },
): Promise<Desk> {
  const signIn = new StaffSignInPage(page);
  await signIn.open();
  await signIn.email.fill(email);
  await signIn.password.fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await signIn.code.waitFor();
  await page.keyboard.type(await unusedTotp(secret));
  await page.keyboard.press('Enter');
  await new BoardPage(page).arrivals.waitFor();
  const search = async (text: string) => {
    const address = `${staffUrl}/api/hotels/${DESK_HOTEL}/search`;
    const response = await page.request.post(address, { data: { text }, headers: { origin: staffUrl } });
    return ((await response.json()) as { hits: SearchHit[] }).hits;
  };
  return { page, search };
}

/** The first opening loads the page's code; a desk does that once in a shift. */
async function openingRows(desk: Desk, emptyPaint: () => Promise<number>): Promise<BenchRow[]> {
  const locators = await arrivingLocators(desk.page);
  const [first = '', ...others] = locators.slice(0, RUNS + 1);
  const atFirst = await openBooking(desk.page, first);
  const paints: number[] = [];
  const openings: Opening[] = [];
  for (const locator of others) {
    paints.push(await emptyPaint());
    openings.push(await openBooking(desk.page, locator));
  }
  const painted = openings.map(opening => opening.painted);
  const [paint, call] = [median(paints), median(openings.map(opening => opening.call))];
  const row = {
    what: 'Opening a booking in the staff app, click to painted',
    figure: timesOf(painted),
    against: `an empty page's first paint ${paint.toFixed(0)} ms and its call ${call.toFixed(0)} ms`,
  };
  return [
    ratioRow(row, { ratio: median(painted) / (paint + call), budget: PAINT_BUDGET }),
    figureRow("The first booking, with its page's code", `${atFirst.painted.toFixed(0)} ms`),
  ];
}

async function arrivingLocators(page: Page): Promise<string[]> {
  const rows = await new BoardPage(page).arrivals.getByRole('row').allInnerTexts();
  return rows.flatMap(text => /\bD[0-9A-Z]{5}\b/.exec(text)?.[0] ?? []);
}

async function openBooking(page: Page, locator: string): Promise<Opening> {
  const board = new BoardPage(page);
  const link = board.link(locator).first();
  await link.scrollIntoViewIfNeeded();
  const path = (await link.getAttribute('href')) ?? '';
  // The last card of the page, which is there with the call's data alone.
  const painted = await timeToPaint(page, link, { text: board.t('staff/booking:record.title'), path });
  const call = await callTime(page, `/api/hotels/${DESK_HOTEL}${path}`);
  await page.keyboard.press('Escape');
  await board.arrivals.waitFor();
  return { painted, call };
}

async function searchRows({ page, search }: Desk): Promise<BenchRow[]> {
  const board = new BoardPage(page);
  const painted: number[] = [];
  const calls: number[] = [];
  for (const text of [...TEXTS, ...TEXTS]) {
    const [hit] = await search(text);
    if (hit === undefined) throw new Error(`the bench's hotel has no "${text}"`);
    painted.push(await timeFromTyping(page, board.search, text, { text: hit.locator, within: 'search' }));
    calls.push(await callTime(page, `/api/hotels/${DESK_HOTEL}/search`));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  const [found, call] = [median(painted), median(calls)];
  const what = `The desk's search at ${SIZE.stays.toLocaleString('en')} stays, last key to painted hits`;
  const figure = timesOf(painted);
  const expected = `its pause of ${TYPING_MS} ms and its call ${call.toFixed(0)} ms`;
  return [
    ratioRow(
      { what, figure, against: expected },
      { ratio: found / (TYPING_MS + call), budget: PAINT_BUDGET },
    ),
    ratioRow({ what, figure, against: `${SEARCH_MS} ms` }, { ratio: found / SEARCH_MS, budget: 1 }),
  ];
}

/** In the list of all rooms by floor, which is the longest. */
async function touchRow(page: Page): Promise<BenchRow> {
  const t = textsOf('en');
  await page.goto('/rooms');
  await page.getByRole('heading', { level: 1, name: t('staff/rooms:title') }).waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const button = page.getByRole('button', { name: /^Room \d+ is (dirty|clean)$/ }).nth(turn);
    const text = (await button.getAttribute('aria-label')) ?? '';
    times.push(await timeToPaint(page, button, { text }));
  }
  return ratioRow(
    {
      what: `A touch in the list of ${SIZE.rooms} rooms, to painted`,
      figure: timesOf(times),
      against: `${TOUCH_MS} ms`,
    },
    { ratio: median(times) / TOUCH_MS, budget: 1 },
  );
}

/** Of the last call of a path, as the page's own browser has timed it. */
const callTime = (page: Page, path: string): Promise<number> =>
  page.evaluate(of => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(of));
    return calls.at(-1)?.duration ?? Number.NaN;
  }, path);

const timesOf = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)}`;
