import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { noteMissedEvents, reconcile } from '#gateway/domain/payment/reconcile.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { startTestGateway, type TestGateway } from '#tests/gateway/harness.ts';
import {
  type IuguServer,
  iuguOf,
  startIuguServer,
  TOKEN,
  WEBHOOK_SECRET,
} from '#tests/gateway/iugu-server.ts';
import { startSmallHotel } from '#tests/gateway/small-hotel.ts';
import { NO_UNPAID_LIMITS } from '#tests/no-unpaid-limits.ts';
import { ownPort } from '#tests/own-port.ts';
import { paymentFaults, readLedger, roomFaults, standingFaults } from './audit-payments.ts';
import { GatewayProcess } from './gateway-process.ts';
import { firstAct, secondAct, type Visit } from './payment-visits.ts';
import type { World } from './payment-world.ts';
import { moveToNoon, prepareVisits, TIMEOUT_SECONDS } from './prepare-payments.ts';
import { breakProvider } from './provider-weather.ts';
import { SeededRandom } from './seeded-random.ts';
import { underKills } from './under-kills.ts';

export type PaymentCounts = {
  payments: number;
  /** Kills at most, in each of the two halves: while codes live, and after they have expired. */
  kills: number;
  parallel: number;
  /** The same seed makes the same guests, faults and kills; how they meet is the machine's. */
  seed: number;
};

export type PaymentReport = {
  seed: number;
  kills: number;
  statuses: Record<string, number>;
  refunds: number;
  /** How often the provider was called, and what it has taken and returned in cents. */
  calls: number;
  faults: string[];
  /** What the audit and the reconciliation say of books that were cheated on, each: nothing would be a bad audit. */
  cheats: number[];
  seconds: number;
};

const PATIENCE_MS = 600_000;
const SIGNING_KEY = 'a secret that all gateways of this run share';
const MINUTE = 60_000;
/**
 * As long as a hotel's gateway waits for the provider (IUGU_TIMEOUT_SECONDS), before and after the faults: where nothing is
 * late, a second of a busy machine would be a fault of its own.
 */
const CALM_TIMEOUT_MS = 15_000;

type GatewayStorage = Pick<GatewayConfig, 'dataFolder' | 'databaseUrl' | 'signingKey'>;

/** Kills, lost responses and a provider with bad days; at rest its books, the ledger and the bookings must agree. */
export async function runPaymentFaults(
  counts: PaymentCounts,
  databaseUrl: string | null,
  say: (line: string) => void,
): Promise<PaymentReport> {
  const started = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-payments-'));
  const storage: GatewayStorage = {
    dataFolder: databaseUrl === null ? folder : null,
    databaseUrl,
    signingKey: SIGNING_KEY,
  };
  const server = await startIuguServer();
  const gateways: GatewayProcess[] = [];
  try {
    const random = new SeededRandom(counts.seed);
    say(`seed ${counts.seed}: preparing ${counts.payments} payments`);
    const { visits, shift } = await prepare(storage, server, counts.payments, random);
    server.lateMs = TIMEOUT_SECONDS * 2_000;
    for (let index = 0; index < (databaseUrl === null ? 1 : 2); index += 1)
      gateways.push(new GatewayProcess(folder, await ownPort(), environmentOf(storage, server)));
    const [first, ...others] = gateways;
    if (!first) throw new Error('there is no gateway');
    server.now = () => new Date(Date.now() + shift + first.movedBy);
    await Promise.all(gateways.map(gateway => gateway.start()));
    const world = worldOf(gateways, server);
    const run = { gateways, world, visits, counts, random, databaseUrl, say };
    const calm = breakProvider(server, random.fork(1));
    let kills = await actUnderKills(run, firstAct);
    await first.moveClock(16 * MINUTE);
    // Another gateway reads it within a second.
    if (others.length > 0) await sleep(1_500);
    kills += await actUnderKills(run, secondAct);
    calm();
    await Promise.all(gateways.map(gateway => gateway.stop()));
    world.strange.push(...gateways.flatMap(({ failures }) => failures));
    const rest = await comeToRest(storage, world, say);
    const seconds = Math.round((Date.now() - started) / 1000);
    return { seed: counts.seed, kills, ...rest, calls: server.requests.length, seconds };
  } finally {
    await Promise.all(gateways.map(gateway => gateway.kill()));
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(storage: GatewayStorage, server: IuguServer, count: number, random: SeededRandom) {
  const gateway = await startSmallHotel({ ...storage, iugu: iuguOf(server, CALM_TIMEOUT_MS) });
  try {
    await moveToNoon(gateway);
    const visits = await prepareVisits(gateway, server, count, random);
    return { visits, shift: gateway.clock.offset() };
  } finally {
    await gateway.close();
  }
}

const environmentOf = ({ databaseUrl }: GatewayStorage, server: IuguServer): Record<string, string> => ({
  NODE_ENV: 'test',
  TEST_SPEED: 'on',
  TRUST_PROXY: 'on',
  ...NO_UNPAID_LIMITS,
  VERIFICATION_PORT: '0',
  PERNOITE_SIGNING_KEY: SIGNING_KEY,
  PAYMENT_PROVIDER: 'iugu',
  IUGU_URL: server.url,
  IUGU_TOKEN: TOKEN,
  IUGU_TEST_MODE: 'on',
  IUGU_ACCOUNT_ID: 'ACCOUNT-0001',
  IUGU_TRIGGER_SECRET: WEBHOOK_SECRET,
  IUGU_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
});

function worldOf(gateways: readonly GatewayProcess[], server: IuguServer): World {
  const [first = '', ...others] = gateways.map(({ url }) => url);
  return { urls: [first, ...others], server, reported: [], strange: [], deadline: Date.now() + PATIENCE_MS };
}

type Run = {
  gateways: readonly GatewayProcess[];
  world: World;
  visits: readonly Visit[];
  counts: PaymentCounts;
  random: SeededRandom;
  databaseUrl: string | null;
  say: (line: string) => void;
};

async function actUnderKills(run: Run, act: (world: World, visit: Visit) => Promise<void>): Promise<number> {
  const { world, counts, visits, gateways, say } = run;
  const random = run.random.fork(act === firstAct ? 2 : 3);
  const between = (from: number, to: number) => random.between(from, to);
  let isOver = false;
  const watch = watchBooks(run, () => isOver);
  try {
    const killing = { ...counts, gateways, between, pause: [200, 1_400] as const, say };
    return await underKills(visits, visit => act(world, visit), killing);
  } finally {
    isOver = true;
    await watch;
  }
}

async function watchBooks({ databaseUrl, world }: Run, isOver: () => boolean): Promise<void> {
  if (databaseUrl === null) return;
  const store = await openStore({ databaseUrl });
  try {
    while (!isOver()) {
      world.strange.push(
        ...(await standingFaults(store.db, world.server)).map(fault => `meanwhile ${fault}`),
      );
      await sleep(1_000);
    }
  } finally {
    await store.close();
  }
}

async function comeToRest(storage: GatewayStorage, world: World, say: (line: string) => void) {
  const { server } = world;
  const gateway = await startTestGateway({
    seed: false,
    ...storage,
    iugu: iuguOf(server, CALM_TIMEOUT_MS),
  });
  try {
    say('everything comes to rest');
    server.now = () => gateway.clock.now();
    await settleAll(gateway);
    await noteMissedEvents(gateway.app);
    // Past the deadlines of walk-ins, and the polls of codes that may be paid late.
    for (const minutes of [5, 6 * 60]) {
      gateway.clock.moveBy(minutes * MINUTE);
      await settleAll(gateway);
    }
    server.rejectsRefunds.clear();
    gateway.clock.moveBy(7 * 60 * MINUTE);
    await settleAll(gateway);
    const { db } = gateway.app.store;
    const unsettled = (await readLedger(db)).payments.length;
    await reconcileAll(gateway, unsettled);
    const ledger = await readLedger(db);
    const faults = [
      ...world.strange,
      ...paymentFaults(ledger, server, world.reported),
      ...(await roomFaults(db)),
    ];
    const statuses: Record<string, number> = {};
    for (const { status } of ledger.bookings) statuses[status] = (statuses[status] ?? 0) + 1;
    const cheats = await cheat(gateway, world);
    return { faults: [...new Set(faults)], statuses, refunds: ledger.refunds.length, cheats };
  } finally {
    await gateway.close();
  }
}

/** Sweeps until a sweep has nothing left of what is due: one takes a hundred codes at most. */
async function settleAll({ app }: TestGateway): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await settleDue(app);
}

async function reconcileAll({ app }: TestGateway, payments: number): Promise<void> {
  for (let compared = -20; compared < payments; compared += 20) await reconcile(app);
}

/** Falsifies the provider's books with several methods, and counts what is found of each. */
async function cheat(gateway: TestGateway, { server, reported }: World): Promise<number[]> {
  const { db } = gateway.app.store;
  const ledger = await readLedger(db);
  const approved = new Set(ledger.payments.filter(({ status }) => status === 'APPROVED').map(({ id }) => id));
  const paid = [...server.invoices.values()].find(
    ({ status, external_reference: id }) => status === 'paid' && approved.has(id),
  );
  if (!paid) return [0];
  const found = () => paymentFaults(ledger, server, reported).length;
  const counts: number[] = [];
  paid.status = 'canceled';
  counts.push(found());
  paid.status = 'paid';
  server.invoices.set('cheat', { ...paid, id: 'cheat' });
  counts.push(found());
  server.invoices.delete('cheat');
  paid.status = 'refunded';
  counts.push(found());
  gateway.clock.moveBy(25 * 60 * MINUTE);
  await reconcileAll(gateway, ledger.payments.length);
  counts.push((await readLedger(db)).differences.length);
  paid.status = 'paid';
  return counts;
}
