import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { benchCheckIn } from '../tests/bench/check-in-bench.ts';
import {
  BOOKING_CALL_BUDGET,
  benchGateway,
  bookingFigures,
  type GatewayFigures,
  SEARCH_BUDGET,
  searchCallBudget,
} from '../tests/bench/gateway-bench.ts';
import { benchKiosk } from '../tests/bench/kiosk-bench.ts';
import { benchLighthouse } from '../tests/bench/lighthouse-bench.ts';
import { benchPix } from '../tests/bench/pix-bench.ts';
import { benchSearchPaint } from '../tests/bench/search-paint-bench.ts';
import { type BenchRow, benchTable } from './bench-row.ts';
import { build, buildDesktop } from './build.ts';
import { ensureBrowsers } from './chromium.ts';
import { firstLoadRows } from './first-load-bench.ts';
import { freePort } from './free-port.ts';
import { startGateway } from './gateway-process.ts';
import { command, StepFailed, step } from './steps.ts';

/** What can be measured alone: `npm run bench -- check-in`. */
const PARTS = {
  'first-load': () => step('First load weighed', firstLoadRows),
  gateway: () => step('Gateway timed', async () => gatewayRows(await benchGateway())),
  search: chromium =>
    withGateway(address => step('Search click timed in Chromium', () => benchSearchPaint(address, chromium))),
  lighthouse: chromium =>
    withGateway(address => step('Lighthouse run', () => benchLighthouse(address, chromium))),
  pix: chromium => withGateway(address => step('Pix codes timed', () => benchPix(address, chromium))),
  kiosk: () => withGateway(address => step('Guests sent through a kiosk', () => benchKiosk(address))),
  'check-in': () =>
    withGateway(address => step('Guests checked in at a kiosk', () => benchCheckIn(address)), {
      WALK_IN_ARRIVAL_DAYS: '180',
    }),
} satisfies Record<string, (chromium: string) => Promise<BenchRow[]>>;

type Part = keyof typeof PARTS;
const names = Object.keys(PARTS) as Part[];
const HELP = `npm run bench                    every figure that has a budget, as one table (about ten minutes)
npm run bench -- <part> [<part>]  parts of it: ${names.join(', ')}`;

/** `npm run bench`: every figure that has a budget, or those of some parts, as one table; fails when one is over. */
await command(async () => {
  const chosen = process.argv.slice(2);
  if (chosen.some(word => ['--help', '-h'].includes(word))) return console.log(HELP);
  const unknown = chosen.find(word => !(word in PARTS));
  if (unknown !== undefined) throw new StepFailed(`The bench has no part "${unknown}".\n\n${HELP}`);
  await build();
  await buildDesktop();
  const { whole: chromium } = await step('Chromium found', ensureBrowsers);
  const rows: BenchRow[] = [];
  for (const name of names) {
    if (chosen.length === 0 || chosen.includes(name)) rows.push(...(await PARTS[name](chromium)));
  }
  console.log(`\n${benchTable(rows)}`);
  const over = rows.filter(row => row.isOver);
  if (over.length > 0) {
    throw new StepFailed(`Over budget: ${over.map(row => row.what).join('; ')}`);
  }
});

/** A built gateway on a folder of its own, as a guest would meet it. */
async function withGateway<T>(
  work: (address: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-bench-'));
  const gateway = await startGateway({
    port: await freePort(),
    env: { PERNOITE_DATA: folder, LOG_LEVEL: 'error', DATABASE_URL: '', NODE_ENV: 'development', ...env },
  });
  try {
    return await work(gateway.address);
  } finally {
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function gatewayRows(figures: GatewayFigures): BenchRow[] {
  const searches = figures.sizes.flatMap(({ stays, inProcess, overHttp, searchesPerSecond }) =>
    Object.entries({ 'in process': inProcess, 'over HTTP': overHttp }).map(([way, times]): BenchRow => {
      const size = stays.toLocaleString('en');
      return {
        what: `Availability search ${way}, ${size} stays`,
        figure: `${times.ours.median.toFixed(2)} ms, p99 ${times.ours.p99.toFixed(2)}`,
        against: `its SQL ${times.bare.median.toFixed(2)} ms, p99 ${times.bare.p99.toFixed(2)}; ${searchesPerSecond.toFixed(0)} searches/s`,
        ratio: `${times.medianRatio.toFixed(2)}, p99 ${times.p99Ratio.toFixed(2)}`,
        budget: `<= ${(way === 'in process' ? SEARCH_BUDGET : searchCallBudget(stays)).toFixed(2)}`,
        isOver: figures.overBudget.some(line => line.includes(`${way} with ${stays} stays`)),
      };
    }),
  );
  const bookings = bookingFigures(figures.bookings).map(
    ([what, times]): BenchRow => ({
      what: `A guest's ${what} over HTTP`,
      figure: `${times.ours.median.toFixed(2)} ms, p99 ${times.ours.p99.toFixed(2)}`,
      against: `its SQL ${times.bare.median.toFixed(2)} ms, p99 ${times.bare.p99.toFixed(2)}`,
      ratio: `${times.medianRatio.toFixed(2)}, p99 ${times.p99Ratio.toFixed(2)}`,
      budget: `<= ${BOOKING_CALL_BUDGET.toFixed(2)}`,
      isOver: figures.overBudget.some(line => line.startsWith(what)),
    }),
  );
  return [
    ...searches,
    ...bookings,
    {
      what: 'Bookings made and paid by card',
      figure: `${figures.bookingsPerSecond.toFixed(0)} a second`,
      against: figures.engine,
      ratio: '',
      budget: '',
      isOver: false,
    },
  ];
}
