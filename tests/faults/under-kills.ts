import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayProcess } from './gateway-process.ts';

/**
 * More than the age at which a payment that its provider does not know is closed (settlement.ts). Whoever sent an order
 * that a kill cut off would wait as long for its response.
 */
const CUT_OFF_MS = 25_000;

type Kills = {
  gateways: readonly GatewayProcess[];
  /** At most; fewer when all jobs are done before. */
  kills: number;
  parallel: number;
  /** Milliseconds before each kill. */
  pause: readonly [atLeast: number, atMost: number];
  between?: (from: number, to: number) => number;
  say: (line: string) => void;
};

const anyBetween = (from: number, to: number) => from + Math.random() * (to - from);

export async function underKills<Job>(
  jobs: readonly Job[],
  work: (job: Job) => Promise<void>,
  { gateways, kills: most, parallel, pause, between = anyBetween, say }: Kills,
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
  const guests = Promise.all(Array.from({ length: parallel }, guest)).finally(() => {
    isOver = true;
  });
  const killer = async () => {
    let kills = 0;
    while (!isOver && kills < most) {
      await sleep(between(...pause));
      const gateway = gateways[Math.floor(between(0, gateways.length))];
      if (isOver || !gateway) break;
      await gateway.kill();
      kills += 1;
      say(`killed for the ${kills}. time, ${done} of ${jobs.length} done`);
      await gateway.start();
    }
    const [only, ...others] = gateways;
    // To another gateway, a payment that is in progress here would appear to be cut off.
    if (!isOver && only && others.length === 0) await only.moveClock(CUT_OFF_MS);
    return kills;
  };
  const [, kills] = await Promise.all([guests, killer()]);
  return kills;
}
