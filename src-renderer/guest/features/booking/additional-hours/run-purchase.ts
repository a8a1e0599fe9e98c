import {
  isResponseLost,
  pollAttemptOnce,
  pollLostResponse,
  toAppError,
} from '#renderer/platform/gateway/lost-response.ts';
import type { BoughtHours, HoursAttempt, HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import {
  gaveUpPolling,
  type Purchase,
  pollRejected,
  responseLost,
  submitted,
  wasBought,
  wasRejected,
} from './purchase.ts';

/** The ports of a purchase. Every failure throws an AppError. */
export type PurchasePorts = {
  read: () => Purchase;
  write: (purchase: Purchase) => void;
  buy: (order: HoursOrder, key: string) => Promise<BoughtHours>;
  attempt: (key: string) => Promise<HoursAttempt>;
  pause: (milliseconds: number) => Promise<void>;
  newId: () => string;
};

/** Never throws; does nothing while a purchase runs or its result is unknown. */
export async function runPurchase(ports: PurchasePorts, order: HoursOrder): Promise<void> {
  const before = ports.read();
  // An earlier order with an unknown result is settled first.
  if (before.intent?.isSent) return await resumePurchase(ports);
  const started = submitted(before, order, ports.newId);
  if (!started?.intent) return;
  ports.write(started);
  try {
    ports.write(wasBought(await ports.buy(order, started.intent.key)));
  } catch (error) {
    const failure = toAppError(error);
    // Nothing is charged without a code, and the next try with the same key returns it.
    const isCodeMissing = order.pix !== undefined && failure.code === 'PAYMENT_TIMEOUT';
    if (isCodeMissing || !isResponseLost(failure)) return ports.write(wasRejected(ports.read(), failure));
    await pollResult(ports, started.intent.key, failure.code);
  }
}

export async function resumePurchase(ports: PurchasePorts): Promise<void> {
  const { flow, intent } = ports.read();
  if (!intent?.isSent || flow.step === 'buying' || flow.step === 'asking') return;
  await pollResult(ports, intent.key);
}

type Settled = Exclude<HoursAttempt, { outcome: 'PROCESSING' }>;

/** Polls the result of an order, and never sends the order again. `lostBy`: the code of its own response. */
async function pollResult(ports: PurchasePorts, key: string, lostBy?: string): Promise<void> {
  ports.write(responseLost(ports.read()));
  const polled = await pollLostResponse({
    pause: ports.pause,
    poll: () => pollAttemptOnce<Settled>(() => ports.attempt(key)),
  });
  const now = ports.read();
  switch (polled.end) {
    case 'result':
      return ports.write(
        polled.result.outcome === 'REFUSED'
          ? wasRejected(now, { code: polled.result.code })
          : wasBought(polled.result.hours),
      );
    case 'notArrived':
      // The order itself was never begun: another payment of the booking is open (PD-58).
      return ports.write(
        wasRejected(now, { code: lostBy === 'ATTEMPT_IN_PROGRESS' ? lostBy : 'ATTEMPT_NOT_FOUND' }),
      );
    case 'rejected':
      return ports.write(pollRejected(now, { code: polled.code }));
    case 'unknown':
      return ports.write(gaveUpPolling(now, polled.offline));
  }
}
