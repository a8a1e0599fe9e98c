import { randomUUID } from 'node:crypto';
import { type Browser, chromium } from '@playwright/test';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { type Client, contractClient, DEMO_PASSWORD } from '#tests/gateway/harness.ts';
import { chromiumArguments } from '../../build/chromium.ts';
import { textsOf } from '../journeys/pages/texts.ts';
import { signInByToken } from '../journeys/sign-in-by-token.ts';
import { type BenchRow, median, ratioRow } from './bench-row.ts';
import { ordersOf, signIn } from './gateway-bench-bookings.ts';
import { timeToPaint, withNewPage } from './painted-page.ts';

const GUEST = { email: 'ana@pernoite.test', password: DEMO_PASSWORD };
const CPF = '52998224725';
/** A guest may have twelve codes an hour, and each booking's second one is timed. */
const RUNS = 6;
const EMPTY_CALLS = 9;
/** How many times an empty call's time the gateway may take to give a code; the sandbox's bank adds no network time. */
const CALL_BUDGET = 25;
const SCREEN_BUDGET = 90;

type Times = { screen: number; call: number; empty: number };

export async function benchPix(address: string, executablePath: string): Promise<BenchRow[]> {
  const client = contractClient(address, { token: await signIn(address, GUEST) });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const runs: Times[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const paymentId = await bookWithPix(address, client);
      await client.pix.close({ paymentId });
      const { times, newer } = await timeNewCode(browser, address, paymentId);
      runs.push(times);
      await client.pix.close({ paymentId: newer });
    }
    return rows(runs);
  } finally {
    await browser.close();
  }
}

function rows(runs: readonly Times[]): BenchRow[] {
  const empty = median(runs.map(times => times.empty));
  const row = (what: string, part: 'screen' | 'call', budget: number): BenchRow => {
    const times = runs.map(run => run[part]);
    const figure = `${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)}`;
    const against = `an empty call ${empty.toFixed(1)} ms`;
    return ratioRow({ what, figure, against }, { ratio: median(times) / empty, budget, digits: 1 });
  };
  return [
    row('Pix code on screen after the click', 'screen', SCREEN_BUDGET),
    row('Pix code given by the gateway', 'call', CALL_BUDGET),
  ];
}

async function bookWithPix(address: string, client: Client): Promise<string> {
  const checkin = addDays(dateAt(new Date(), 'America/Sao_Paulo'), 40);
  const [order] = await ordersOf(address, 'JARDINS', checkin);
  if (!order) throw new Error('no room is free');
  const payment = {
    id: `pay_${randomUUID()}`,
    method: 'PIX' as const,
    numberOfInstallments: 1,
    saveCard: false,
    cpfPayment: CPF,
  };
  const headers = { 'x-idempotency-key': `new_booking_${randomUUID()}` };
  const booked = await client.bookings.create({ headers, body: { ...order, payment } });
  if (!booked.pix) throw new Error('the booking has no code');
  return booked.pix.paymentId;
}

const timeNewCode = (browser: Browser, baseURL: string, paymentId: string) =>
  withNewPage(browser, { baseURL, locale: 'pt-BR' }, async page => {
    const t = textsOf('pt');
    await signInByToken(page, GUEST);
    await page.goto(`/guest/pix/${paymentId}`);
    await page.getByRole('textbox', { name: t('pix:taxId.label') }).fill(CPF);
    const empty = await page.evaluate(timeEmptyCalls, EMPTY_CALLS);
    const button = page.getByRole('button', { name: t('pix:newCode'), exact: true });
    // The button that copies is there with the code alone.
    const screen = await timeToPaint(page, button, { text: t('pix:code.copy') });
    const newer = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    return { times: { screen, call: await page.evaluate(lastCallTime), empty }, newer };
  });

/** Runs in the page: the median of calls that the gateway does nothing for. */
async function timeEmptyCalls(amount: number): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < amount; call += 1) {
    const from = performance.now();
    await (await fetch('/healthz', { cache: 'no-store' })).text();
    times.push(performance.now() - from);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(amount / 2)] ?? 0;
}

/** Runs in the page: the call that made the code. */
function lastCallTime(): number {
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('/api/payment/pix'));
  return calls.at(-1)?.duration ?? Number.NaN;
}
