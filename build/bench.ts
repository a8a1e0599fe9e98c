import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { benchSearchPaint } from '../tests/bench/search-paint-bench.ts';
import { type BenchRow, benchTable } from './bench-row.ts';
import { build, buildDesktop } from './build.ts';
import { ensureBrowsers } from './chromium.ts';
import { firstLoadRows } from './first-load-bench.ts';
import { freePort } from './free-port.ts';
import { startGateway } from './gateway-process.ts';
import { command, StepFailed, step } from './steps.ts';

/** `npm run bench`: every figure that has a budget, as one table; fails when one is over. */
await command(async () => {
  await build();
  await buildDesktop();
  const { whole: chromium } = await step('Chromium found', ensureBrowsers);
  const rows: BenchRow[] = [];
  rows.push(...(await step('First load weighed', firstLoadRows)));
  rows.push(...gatewayRows(await step('Gateway timed', () => benchGateway())));
  await withGateway(async address => {
    rows.push(...(await step('Search click timed in Chromium', () => benchSearchPaint(address, chromium))));
    rows.push(...(await step('Lighthouse run', () => benchLighthouse(address, chromium))));
    rows.push(...(await step('Guests sent through a kiosk', () => benchKiosk(address))));
  });
  console.log(`\n${benchTable(rows)}`);
  const over = rows.filter(row => row.isOver);
  if (over.length > 0) {
    throw new StepFailed(`Over budget: ${over.map(row => row.what).join('; ')}`);
  }
});

/** A built gateway on a folder of its own, as a guest would meet it. */
async function withGateway(work: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-bench-'));
  const gateway = await startGateway({
    port: await freePort(),
    env: { PERNOITE_DATA: folder, LOG_LEVEL: 'error', DATABASE_URL: '', NODE_ENV: 'development' },
  });
  try {
    await work(gateway.address);
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
