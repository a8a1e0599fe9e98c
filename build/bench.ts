import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { type BenchRow, benchTable } from '../tests/bench/bench-row.ts';
import { benchBookingPath } from '../tests/bench/booking-path-bench.ts';
import { benchCheckIn } from '../tests/bench/check-in-bench.ts';
import { benchDesk } from '../tests/bench/desk-bench.ts';
import { benchDeskKeys } from '../tests/bench/desk-keys-bench.ts';
import { benchDeskPages } from '../tests/bench/desk-page-bench.ts';
import { benchExchange } from '../tests/bench/exchange-bench.ts';
import { firstLoadRows } from '../tests/bench/first-load-bench.ts';
import { benchGateway, gatewayRows } from '../tests/bench/gateway-bench.ts';
import { benchKiosk, FEW_GUESTS } from '../tests/bench/kiosk-bench.ts';
import { benchLighthouse } from '../tests/bench/lighthouse-bench.ts';
import { benchPix } from '../tests/bench/pix-bench.ts';
import { benchPostgres } from '../tests/bench/postgres-bench.ts';
import { benchSearchPaint } from '../tests/bench/search-paint-bench.ts';
import { build, buildDesktop } from './build.ts';
import { ensureBrowsers } from './chromium.ts';
import { gatewayAddress, startGateway } from './gateway-process.ts';
import { command, progress, StepFailed, step } from './steps.ts';

/** What can be measured alone: `npm run bench -- check-in`. */
const PARTS = {
  'first-load': () => step('First load weighed', firstLoadRows),
  gateway: () => step('Gateway timed', async () => gatewayRows(await benchGateway())),
  desk: () => step('Front desk timed', () => benchDesk()),
  exchange: () => step('Exchange timed', () => benchExchange()),
  postgres: () => step('Bookings on PostgreSQL timed', () => benchPostgres()),
  'desk-pages': chromium => step('Desk pages timed in Chromium', () => benchDeskPages(chromium)),
  'desk-keys': chromium =>
    withGateway((_, staffUrl) =>
      step('Acts at the desk counted in keys', () => benchDeskKeys(staffUrl, chromium)),
    ),
  search: chromium =>
    withGateway(address => step('Search click timed in Chromium', () => benchSearchPaint(address, chromium))),
  lighthouse: chromium =>
    withGateway(address => step('Lighthouse run', () => benchLighthouse(address, chromium))),
  path: chromium =>
    withGateway(address =>
      step('Path from the first page to paid counted', () => benchBookingPath(address, chromium)),
    ),
  pix: chromium => withGateway(address => step('Pix codes timed', () => benchPix(address, chromium))),
  kiosk: (_chromium, guests) =>
    withGateway(address => step('Guests sent through a kiosk', () => benchKiosk(address, guests, progress))),
  'check-in': () =>
    withGateway(address => step('Guests checked in at a kiosk', () => benchCheckIn(address)), {
      WALK_IN_ARRIVAL_DAYS: '180',
    }),
} satisfies Record<string, (chromium: string, guests: number) => Promise<BenchRow[]>>;

/** Ends within three minutes on two cores. */
const GUESTS = 100;

type Part = keyof typeof PARTS;
const names = Object.keys(PARTS) as Part[];
const HELP = `npm run bench                    every figure that has a budget, as one table (about ten minutes)
npm run bench -- <part> [<part>]  parts of it: ${names.join(', ')}
npm run bench -- kiosk --guests 1000   how many guests are sent through the kiosk; ${GUESTS} without it`;

/** Any port that only a bench listens on: it is free again when the process ends, however it ends. */
const BENCH_PORT = 47_801;

/** `npm run bench`: every figure that has a budget, or those of some parts, as one table; fails when one is over. */
await command(async () => {
  const { values, positionals: chosen } = parseArgs({
    options: { guests: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const unknown = chosen.find(word => !(word in PARTS));
  if (unknown !== undefined) throw new StepFailed(`The bench has no part "${unknown}".\n\n${HELP}`);
  const guests = Number(values.guests ?? GUESTS);
  if (!(Number.isInteger(guests) && guests > FEW_GUESTS))
    throw new StepFailed(`--guests should be a whole number above ${FEW_GUESTS}.\n\n${HELP}`);
  await expectToBeAlone();
  await build();
  await buildDesktop();
  const { whole: chromium } = await step('Chromium found', ensureBrowsers);
  const rows: BenchRow[] = [];
  for (const name of names) {
    if (chosen.length === 0 || chosen.includes(name)) rows.push(...(await PARTS[name](chromium, guests)));
  }
  console.log(`\n${benchTable(rows)}`);
  const over = rows.filter(row => row.isOver);
  if (over.length > 0) {
    throw new StepFailed(`Over budget: ${over.map(row => row.what).join('; ')}`);
  }
});

/** Two benches at once would measure each other. */
async function expectToBeAlone(): Promise<void> {
  const lock = createServer().listen(BENCH_PORT, '127.0.0.1').unref();
  await once(lock, 'listening').catch(() => {
    throw new StepFailed(
      `A bench is running on this machine already (it listens on port ${BENCH_PORT}). Two at once would measure each other: wait for it, or stop it.`,
    );
  });
}

async function withGateway<T>(
  work: (address: string, staffAddress: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-bench-'));
  const [port, staffPort] = [await getPort(), await getPort()];
  const gateway = await startGateway({
    port,
    env: {
      PERNOITE_DATA: folder,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      NODE_ENV: 'development',
      STAFF_PORT: String(staffPort),
      ...env,
    },
  });
  try {
    return await work(gateway.address, gatewayAddress('127.0.0.1', staffPort));
  } finally {
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
