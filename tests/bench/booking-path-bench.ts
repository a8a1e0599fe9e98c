import { type Browser, chromium, type Page } from '@playwright/test';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { nextWeekend } from '#shared/rules/near-stays.ts';
import { DEMO_PASSWORD } from '#tests/gateway/harness.ts';
import { chromiumArguments } from '../../build/chromium.ts';
import { holder, pressBelow } from '../journeys/pages/card-form.ts';
import { FirstPage } from '../journeys/pages/first-page.ts';
import { FunnelPages } from '../journeys/pages/funnel-pages.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { signInByToken } from '../journeys/sign-in-by-token.ts';
import { newcomer } from '../screens/funnel-screens.ts';
import { type BenchRow, figureRow } from './bench-row.ts';
import { withNewPage } from './painted-page.ts';

/** Clicks from the first page to paid; one less where services have nothing to choose. */
const CLICKS = { 'new guest, Pix': 8, 'new guest, Pix, this weekend': 5, 'saved card': 7 } as const;
type Kind = keyof typeof CLICKS;

const CITY = 'São Paulo';
const HOTEL = 'São Paulo, Jardins';
const GUEST = { email: 'ana@pernoite.test', password: DEMO_PASSWORD };
/** Whoever signs in reads the language of the account. */
const languageOf = (kind: Kind): Language => (kind === 'saved card' ? 'pt' : 'en');
const DAYS_AHEAD = 20;
const TIME_ZONE = 'America/Sao_Paulo';

/** What a guest does from the first page until the payment is sent: clicks, fields and loads of a document. */
export async function benchBookingPath(address: string, executablePath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const rows: BenchRow[] = [];
    for (const kind of Object.keys(CLICKS) as Kind[]) {
      const { clicks, fields, loads } = await walk(browser, address, kind);
      const budget = CLICKS[kind] + (kind.endsWith('weekend') && isWeekendNear() ? 1 : 0);
      rows.push(
        figureRow(`First page to paid, ${kind}`, `${clicks} clicks, ${fields} fields, ${loads} loads`, {
          budget: `<= ${budget} clicks`,
          isOver: clicks > budget,
        }),
      );
    }
    return [...rows, ...(await slowLine(browser, address))];
  } finally {
    await browser.close();
  }
}

/** An arrival of today can be paid at the reception, which is preset then (FUN-38): Pix is one click more. */
function isWeekendNear(): boolean {
  const now = new Date();
  return nextWeekend(now, TIME_ZONE).checkin <= dateAt(now, TIME_ZONE);
}

type Counts = { clicks: number; fields: number; loads: number };

function walk(browser: Browser, baseURL: string, kind: Kind): Promise<Counts> {
  return withNewPage(browser, { baseURL, locale: 'en-US' }, async page => {
    await page.addInitScript(countActs);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const first = new FirstPage(page, languageOf(kind));
    if (kind === 'saved card') {
      await signInByToken(page, GUEST);
      await page.goto('/booking');
    } else await first.open();
    loads = 0;
    await page.evaluate(() => sessionStorage.setItem('acts', '{"clicks":0,"fields":[]}'));
    await toPayment(page, first, kind);
    await pay(page, kind);
    const acts = await page.evaluate(() => sessionStorage.getItem('acts') ?? '{}');
    const { clicks, fields } = JSON.parse(acts) as { clicks: number; fields: string[] };
    return { clicks, fields: new Set(fields).size, loads };
  });
}

async function toPayment(page: Page, first: FirstPage, kind: Kind): Promise<void> {
  const { search, results, services, payment } = new FunnelPages(page, languageOf(kind));
  const checkin = addDays(dateAt(new Date(), TIME_ZONE), DAYS_AHEAD);
  const stay = { checkin, checkout: addDays(checkin, 2) };
  if (kind === 'new guest, Pix') {
    await first.choose(CITY, stay);
    await first.submit.click();
  } else if (kind === 'saved card') {
    await search.hotel(/Jardins/).check();
    await first.day(stay.checkin).click();
    await first.day(stay.checkout).click();
    await search.search.click();
  } else await first.link('weekendOf', HOTEL).click();
  await results.chooseFirst.click();
  await results.goOn();
  await services.goOn();
  await payment.methods.waitFor();
}

async function pay(page: Page, kind: Kind): Promise<void> {
  const { payment } = new FunnelPages(page, languageOf(kind));
  if (kind === 'saved card') {
    await payment.methods.waitFor();
    await pressBelow(payment.confirm);
    await page.waitForURL('**/booking/confirmation');
    return;
  }
  const guest = newcomer();
  const [year, month, day] = guest.dateOfBirth.split('-');
  const typed = {
    email: guest.email,
    repeatEmail: guest.email,
    fullName: guest.fullName,
    dateOfBirth: `${month}/${day}/${year}`,
    phone: guest.phone,
    password: guest.password,
    repeatPassword: guest.password,
  } as const;
  for (const [field, value] of Object.entries(typed))
    await payment.guestField(field as keyof typeof typed).fill(value);
  await payment.guestField('consent').click();
  if (!(await payment.taxId.isVisible())) await pressBelow(payment.pix);
  await payment.taxId.fill(holder.taxId);
  await pressBelow(payment.confirm);
  await page.waitForURL('**/guest/pix/*');
}

/** Runs in every document. Typing is no click; a press on a label counts once. */
function countActs(): void {
  const change = (alter: (acts: { clicks: number; fields: string[] }) => void) => {
    const acts = JSON.parse(sessionStorage.getItem('acts') ?? '{"clicks":0,"fields":[]}');
    alter(acts);
    sessionStorage.setItem('acts', JSON.stringify(acts));
  };
  if (window !== window.top) return;
  addEventListener('pointerdown', () => change(acts => void (acts.clicks += 1)), { capture: true });
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || ['checkbox', 'radio'].includes(target.type)) return;
      change(acts => void acts.fields.push(target.name || target.id));
    },
    { capture: true },
  );
}

const SLOW_LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FIRST_CHOICE_MS = 3_500;

/** 400 kbit/s and 400 ms: hotel and both days are chosen as soon as the page takes them. */
function slowLine(browser: Browser, baseURL: string): Promise<BenchRow[]> {
  return withNewPage(browser, { baseURL, locale: 'en-US' }, async page => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
    await page.setViewportSize({ width: 390, height: 844 });
    const first = new FirstPage(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const checkin = addDays(dateAt(new Date(), TIME_ZONE), DAYS_AHEAD);
    await first.choose(CITY, { checkin, checkout: addDays(checkin, 2) });
    const chosen = await page.evaluate(() => performance.now());
    await first.submit.click();
    await new FunnelPages(page).results.found.waitFor();
    const [paint, results] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      performance.now(),
    ]);
    return [
      figureRow('Slow line, hotel and dates chosen on the first page', `${(chosen / 1000).toFixed(2)} s`, {
        budget: `<= ${(FIRST_CHOICE_MS / 1000).toFixed(1)} s`,
        isOver: chosen > FIRST_CHOICE_MS,
      }),
      figureRow('Slow line, results after that', `${((results ?? 0) / 1000).toFixed(2)} s`, {
        against: `first paint ${((paint ?? 0) / 1000).toFixed(2)} s`,
      }),
    ];
  });
}
