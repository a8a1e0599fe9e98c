import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, type IuguServer, WEBHOOK_SECRET } from '#tests/gateway/iugu-server.ts';
import type { SeededRandom } from './seeded-random.ts';

const FAULTS: readonly [Fault, ...Fault[]] = [
  'lost',
  'lost',
  'late',
  'overdue',
  'silent',
  'broken',
  'empty',
  'limited',
];
/** How many of the provider's responses go wrong. */
const SHARE = 0.08;

/** Makes some of the provider's responses fail until the returned function is called. */
export function breakProvider(server: IuguServer, random: SeededRandom): () => void {
  server.weather = () => (random.isIn(SHARE) ? random.of(FAULTS) : null);
  return () => {
    server.weather = null;
  };
}

export async function notifyGateways(
  urls: readonly [string, ...string[]],
  random: SeededRandom,
  invoice: { id: string; status: string },
): Promise<void> {
  const times = random.of([0, 1, 1, 3]);
  for (let time = 0; time < times; time += 1) {
    await sleep(random.between(0, 400));
    const body = new URLSearchParams({
      event: 'invoice.status_changed',
      'data[id]': invoice.id,
      'data[status]': invoice.status,
    });
    // A gateway that has just been killed hears nothing.
    await fetch(`${random.of(urls)}/payment-events/iugu`, {
      method: 'POST',
      body: body.toString(),
      headers: { authorization: WEBHOOK_SECRET, 'content-type': 'application/x-www-form-urlencoded' },
    }).catch(() => null);
  }
}
