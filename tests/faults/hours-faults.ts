import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeDataFolder } from '#gateway/data-folder.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { startSmallHotel } from '#tests/gateway/small-hotel.ts';
import { freePort } from '../../build/free-port.ts';
import { hoursFaults } from './audit-hours.ts';
import { GatewayProcess } from './gateway-process.ts';
import { buyUntilAnswered, type HoursOutcome, type PreparedHours, prepareHours } from './hours-orders.ts';

export type HoursReport = {
  bought: number;
  refused: Record<string, number>;
  /** Sent again after a cut connection or an open payment. */
  retries: number;
  kills: number;
  faults: string[];
};

/** No order waits longer for its response than this; the whole run ends by itself. */
const PATIENCE_MS = 240_000;
/** How many guests buy at one time: most orders meet a kill, at random moments of their way. */
const PARALLEL = 4;

/**
 * The real gateway on a data folder of its own, killed at random moments while guests buy additional hours with cards
 * of every kind and try again, two of them always for the same room; then an audit of what is in the books.
 */
export async function runHoursFaults(
  counts: { orders: number; kills: number },
  say: (line: string) => void,
): Promise<HoursReport> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-hours-'));
  const gateway = new GatewayProcess(folder, await freePort());
  try {
    say(`preparing ${counts.orders} orders of additional hours`);
    const prepared = await prepare(folder, counts.orders);
    await gateway.start();
    const { outcomes, kills } = await buyUnderKills(gateway, prepared, counts.kills, say);
    await gateway.stop();
    return {
      bought: outcomes.filter(outcome => 'bought' in outcome).length,
      refused: refusals(outcomes),
      retries: outcomes.reduce((sum, { tries }) => sum + tries - 1, 0),
      kills,
      faults: await audit(folder, outcomes),
    };
  } finally {
    await gateway.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(dataFolder: string, orders: number): Promise<PreparedHours[]> {
  const gateway = await startSmallHotel({ dataFolder, databaseUrl: null, signingKey: null });
  // The process that is killed later runs by the machine's clock.
  gateway.clock.moveTo(new Date());
  try {
    return await prepareHours(gateway, orders);
  } finally {
    await gateway.close();
  }
}

async function buyUnderKills(
  gateway: GatewayProcess,
  prepared: readonly PreparedHours[],
  mostKills: number,
  say: (line: string) => void,
): Promise<{ outcomes: HoursOutcome[]; kills: number }> {
  const deadline = Date.now() + PATIENCE_MS;
  const waiting = [...prepared];
  const outcomes: HoursOutcome[] = [];
  let isOver = false;
  const guest = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift())
      outcomes.push(await buyUntilAnswered(gateway.url, order, deadline));
  };
  const guests = Promise.all(Array.from({ length: PARALLEL }, guest)).finally(() => {
    isOver = true;
  });
  const killer = async () => {
    let kills = 0;
    while (!isOver && kills < mostKills) {
      await sleep(100 + Math.random() * 500);
      if (isOver) break;
      await gateway.kill();
      kills += 1;
      say(`killed for the ${kills}. time, ${outcomes.length} of ${prepared.length} orders answered`);
      await gateway.start();
    }
    return kills;
  };
  const [, kills] = await Promise.all([guests, killer()]);
  return { outcomes, kills };
}

function refusals(outcomes: readonly HoursOutcome[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const outcome of outcomes)
    if ('refused' in outcome) found[outcome.refused] = (found[outcome.refused] ?? 0) + 1;
  return found;
}

async function audit(folder: string, outcomes: readonly HoursOutcome[]): Promise<string[]> {
  const data = await takeDataFolder(folder);
  const store = await openStore({ folder: data.database });
  try {
    return await hoursFaults(store.db, outcomes);
  } finally {
    await store.close();
    await data.release();
  }
}
