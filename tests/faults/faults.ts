import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../build/free-port.ts';
import { auditDatabase } from './audit-database.ts';
import { GatewayProcess } from './gateway-process.ts';
import { type Preparation, prepareGateway } from './prepare-gateway.ts';
import {
  type BookedOutcome,
  bookUntilAnswered,
  cancelUntilAnswered,
  type Outcome,
} from './retrying-client.ts';

export type FaultCounts = {
  /** Orders sent while the gateway is killed again and again. */
  bookings: number;
  /** Kills at most, while guests book and again while they cancel; fewer when all have their responses before. */
  kills: number;
  /** Guests who want the last three rooms at the same moment. */
  rush: number;
  /** Orders under way at one time. */
  parallel: number;
};

export type FaultReport = {
  booked: number;
  /** Of the booked ones. */
  canceled: number;
  refused: Record<string, number>;
  /** Sent again after a cut connection or an open payment. */
  retries: number;
  kills: number;
  rushWon: number;
  rushRefused: Record<string, number>;
  seconds: number;
  faults: string[];
};

/** No order waits longer for its response than this; the whole run ends by itself. */
const PATIENCE_MS = 240_000;

/** Every so many-th booking is canceled again. */
const CANCELED_EVERY = 2;

/**
 * The real gateway on a data folder of its own, killed at random moments while guests book and try again, and while they
 * cancel; then many guests at once for three rooms; then an audit of what is in the books.
 */
export async function runFaults(counts: FaultCounts, say: (line: string) => void): Promise<FaultReport> {
  const started = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-faults-'));
  const gateway = new GatewayProcess(folder, await freePort());
  try {
    say(`preparing ${counts.bookings} orders and ${counts.rush} guests for the last three rooms`);
    const prepared = await prepareGateway(
      { dataFolder: folder, databaseUrl: null, signingKey: null },
      counts,
    );
    await gateway.start();
    const { outcomes, kills } = await bookUnderKills(gateway, prepared, counts, say);
    const canceled = await cancelUnderKills(gateway, outcomes, counts, say);
    say(`${counts.rush} guests at once for three rooms`);
    const deadline = Date.now() + PATIENCE_MS;
    const rush = await Promise.all(
      prepared.rush.map(order => bookUntilAnswered(gateway.url, order, deadline)),
    );
    await gateway.stop();
    const faults = [...canceled.faults, ...(await auditDatabase(folder, [...outcomes, ...rush]))];
    return {
      booked: outcomes.filter(outcome => 'booking' in outcome).length,
      canceled: canceled.count,
      refused: refusals(outcomes),
      retries: outcomes.reduce((sum, { tries }) => sum + tries - 1, 0) + canceled.retries,
      kills: kills + canceled.kills,
      rushWon: rush.filter(outcome => 'booking' in outcome).length,
      rushRefused: refusals(rush),
      seconds: Math.round((Date.now() - started) / 1000),
      faults,
    };
  } finally {
    await gateway.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

function refusals(outcomes: Outcome[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const outcome of outcomes)
    if ('refused' in outcome) found[outcome.refused] = (found[outcome.refused] ?? 0) + 1;
  return found;
}

async function bookUnderKills(
  gateway: GatewayProcess,
  prepared: Preparation,
  counts: FaultCounts,
  say: (line: string) => void,
): Promise<{ outcomes: Outcome[]; kills: number }> {
  const deadline = Date.now() + PATIENCE_MS;
  const outcomes: Outcome[] = [];
  const kills = await underKills(gateway, prepared.orders, { counts, say }, async order => {
    outcomes.push(await bookUntilAnswered(gateway.url, order, deadline));
  });
  return { outcomes, kills };
}

/** Cancels some of the bookings, each from two devices at once, and notes in the outcomes what that returned. */
async function cancelUnderKills(
  gateway: GatewayProcess,
  outcomes: Outcome[],
  counts: FaultCounts,
  say: (line: string) => void,
): Promise<{ count: number; retries: number; kills: number; faults: string[] }> {
  const deadline = Date.now() + PATIENCE_MS;
  const booked = outcomes.flatMap((outcome): BookedOutcome[] => ('booking' in outcome ? [outcome] : []));
  const chosen = booked.filter((_, index) => index % CANCELED_EVERY === 0);
  const faults: string[] = [];
  let retries = 0;
  const kills = await underKills(gateway, chosen, { counts, say }, async outcome => {
    const { responses, tries } = await cancelUntilAnswered(gateway.url, outcome, deadline);
    retries += tries - responses.length;
    const [first, second] = responses;
    if (!first || JSON.stringify(first) !== JSON.stringify(second))
      faults.push('one cancellation was answered in two ways');
    else outcome.canceled = first;
  });
  return { count: chosen.length, retries, kills, faults };
}

/** Does the work of all jobs, several at a time, while the gateway is killed again and again. Returns how often it was. */
async function underKills<Job>(
  gateway: GatewayProcess,
  jobs: readonly Job[],
  { counts, say }: { counts: FaultCounts; say: (line: string) => void },
  work: (job: Job) => Promise<void>,
): Promise<number> {
  const waiting = [...jobs];
  let done = 0;
  let isOver = false;
  const guest = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      await work(job);
      done += 1;
    }
  };
  const guests = Promise.all(Array.from({ length: counts.parallel }, guest)).finally(() => {
    isOver = true;
  });
  const killer = async () => {
    let kills = 0;
    while (!isOver && kills < counts.kills) {
      await sleep(150 + Math.random() * 900);
      if (isOver) break;
      await gateway.kill();
      kills += 1;
      say(`killed for the ${kills}. time, ${done} of ${jobs.length} requests answered`);
      await gateway.start();
    }
    return kills;
  };
  const [, kills] = await Promise.all([guests, killer()]);
  return kills;
}
