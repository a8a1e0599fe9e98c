import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDesk } from '#tests/gateway/desk.ts';
import { newManager } from '#tests/gateway/drawer-desk.ts';
import { owingStay } from '#tests/gateway/owing-stay.ts';
import { startSmallHotel } from '#tests/gateway/small-hotel.ts';
import { ownPort } from '#tests/own-port.ts';
import { readDatabase } from './audit-database.ts';
import { deskFaults } from './audit-desk.ts';
import { type DeskJob, type DeskOutcome, workAtDesk } from './desk-jobs.ts';
import { GatewayProcess } from './gateway-process.ts';
import { underKills } from './under-kills.ts';

export type DeskCounts = {
  /** Payments in cash; every second one is returned in part. */
  payments: number;
  kills: number;
  parallel: number;
};

export type DeskReport = {
  taken: number;
  returned: number;
  retries: number;
  kills: number;
  faults: string[];
};

const PATIENCE_MS = 240_000;

/** The real gateway, killed at random while a desk takes cash and gives it back; then its drawer is compared with the ledger. */
export async function runDeskFaults(counts: DeskCounts, say: (line: string) => void): Promise<DeskReport> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-desk-'));
  const staffPort = await ownPort();
  const gateway = new GatewayProcess(folder, await ownPort(), { STAFF_PORT: String(staffPort) });
  try {
    say(`preparing ${counts.payments} payments at a desk`);
    const jobs = await prepare(folder, counts.payments);
    await gateway.start();
    const deadline = Date.now() + PATIENCE_MS;
    const outcomes: DeskOutcome[] = [];
    const work = async (job: DeskJob) => {
      outcomes.push(await workAtDesk(`http://127.0.0.1:${staffPort}`, job, deadline));
    };
    const kills = await underKills(jobs, work, { ...counts, gateways: [gateway], pause: [100, 600], say });
    await gateway.stop();
    return {
      taken: outcomes.length,
      returned: outcomes.filter(({ returnedCents }) => returnedCents > 0).length,
      retries: outcomes.reduce((sum, { tries }) => sum + tries, 0),
      kills,
      faults: await readDatabase(folder, db => deskFaults(db, outcomes)),
    };
  } finally {
    await gateway.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(dataFolder: string, payments: number): Promise<DeskJob[]> {
  const gateway = await startSmallHotel({ dataFolder, databaseUrl: null, signingKey: null });
  // The process that is killed later runs by the machine's clock.
  gateway.clock.moveTo(new Date());
  try {
    const [desk, manager] = [await newDesk(gateway), await newManager(gateway)];
    const jobs: DeskJob[] = [];
    for (let index = 0; index < payments; index += 1) {
      const amountCents = 10_00 + index;
      const { bookingId } = await owingStay(gateway, amountCents);
      const returnedCents = index % 2 === 0 ? 0 : amountCents - 1;
      jobs.push({
        deskToken: desk.token,
        managerToken: manager.token,
        bookingId,
        amountCents,
        returnedCents,
      });
    }
    return jobs;
  } finally {
    await gateway.close();
  }
}
