import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmallHotel } from '#tests/gateway/small-hotel.ts';
import { ownPort } from '#tests/own-port.ts';
import { readDatabase } from './audit-database.ts';
import { hoursFaults } from './audit-hours.ts';
import { GatewayProcess } from './gateway-process.ts';
import { buyUntilResponse, type HoursOutcome, type PreparedHours, prepareHours } from './hours-orders.ts';
import { rejectionCounts } from './retrying-client.ts';
import { underKills } from './under-kills.ts';

export type HoursCounts = {
  orders: number;
  /** At most; fewer when all orders have their responses before. */
  kills: number;
  /** Guests who buy at one time: most orders meet a kill, at random moments of their processing. */
  parallel: number;
};

export type HoursReport = {
  bought: number;
  rejected: Record<string, number>;
  retries: number;
  kills: number;
  faults: string[];
};

/** No order waits longer for its response than this; the whole run ends by itself. */
const PATIENCE_MS = 240_000;

/** The real gateway, killed at random while guests buy hours, two of them for the same room; then an audit. */
export async function runHoursFaults(counts: HoursCounts, say: (line: string) => void): Promise<HoursReport> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-hours-'));
  const gateway = new GatewayProcess(folder, await ownPort());
  try {
    say(`preparing ${counts.orders} orders of additional hours`);
    const prepared = await prepare(folder, counts.orders);
    await gateway.start();
    const deadline = Date.now() + PATIENCE_MS;
    const outcomes: HoursOutcome[] = [];
    const buy = async (order: PreparedHours) => {
      outcomes.push(await buyUntilResponse(gateway.url, order, deadline));
    };
    const gateways = [gateway];
    const kills = await underKills(prepared, buy, {
      ...counts,
      gateways,
      pause: [100, 600],
      say,
    });
    await gateway.stop();
    return {
      bought: outcomes.filter(outcome => 'bought' in outcome).length,
      rejected: rejectionCounts(outcomes),
      retries: outcomes.reduce((sum, { tries }) => sum + tries - 1, 0),
      kills,
      faults: await readDatabase(folder, db => hoursFaults(db, outcomes)),
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
