import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPort } from '#tests/own-port.ts';
import { auditBooks, readDatabase } from './audit-database.ts';
import { GatewayProcess } from './gateway-process.ts';
import { type Preparation, prepareGateway } from './prepare-gateway.ts';
import {
  type BookedOutcome,
  bookUntilResponse,
  cancelUntilResponse,
  type Outcome,
  type PreparedOrder,
  rejectionCounts,
} from './retrying-client.ts';
import { underKills } from './under-kills.ts';

export type FaultCounts = {
  bookings: number;
  /** Kills at most, while guests book and again while they cancel; fewer when all have their responses before. */
  kills: number;
  rush: number;
  parallel: number;
};

export type FaultReport = {
  booked: number;
  canceled: number;
  rejected: Record<string, number>;
  retries: number;
  kills: number;
  rushWon: number;
  rushRejected: Record<string, number>;
  seconds: number;
  faults: string[];
};

/** No order waits longer for its response than this; the whole run ends by itself. */
const PATIENCE_MS = 240_000;

/** Milliseconds before each kill. */
const PAUSE = [150, 1_050] as const;

const CANCELED_EVERY = 2;

/** The real gateway, killed at random while guests book and cancel; then a rush for three rooms; then an audit. */
export async function runFaults(counts: FaultCounts, say: (line: string) => void): Promise<FaultReport> {
  const started = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-faults-'));
  const gateway = new GatewayProcess(folder, await ownPort());
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
      prepared.rush.map(order => bookUntilResponse(gateway.url, order, deadline)),
    );
    await gateway.stop();
    const audited = await readDatabase(folder, db => auditBooks(db, [...outcomes, ...rush]));
    const faults = [...canceled.faults, ...audited];
    return {
      booked: outcomes.filter(outcome => 'booking' in outcome).length,
      canceled: canceled.count,
      rejected: rejectionCounts(outcomes),
      retries: outcomes.reduce((sum, { tries }) => sum + tries - 1, 0) + canceled.retries,
      kills: kills + canceled.kills,
      rushWon: rush.filter(outcome => 'booking' in outcome).length,
      rushRejected: rejectionCounts(rush),
      seconds: Math.round((Date.now() - started) / 1000),
      faults,
    };
  } finally {
    await gateway.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function bookUnderKills(
  gateway: GatewayProcess,
  prepared: Preparation,
  counts: FaultCounts,
  say: (line: string) => void,
): Promise<{ outcomes: Outcome[]; kills: number }> {
  const deadline = Date.now() + PATIENCE_MS;
  const outcomes: Outcome[] = [];
  const book = async (order: PreparedOrder) => {
    outcomes.push(await bookUntilResponse(gateway.url, order, deadline));
  };
  const kills = await underKills(prepared.orders, book, {
    ...counts,
    gateways: [gateway],
    pause: PAUSE,
    say,
  });
  return { outcomes, kills };
}

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
  const cancel = async (outcome: BookedOutcome) => {
    const { responses, tries } = await cancelUntilResponse(gateway.url, outcome, deadline);
    retries += tries - responses.length;
    const [first, second] = responses;
    if (!first || JSON.stringify(first) !== JSON.stringify(second))
      faults.push('one cancellation got two different responses');
    else outcome.canceled = first;
  };
  const kills = await underKills(chosen, cancel, { ...counts, gateways: [gateway], pause: PAUSE, say });
  return { count: chosen.length, retries, kills, faults };
}
