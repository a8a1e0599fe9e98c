import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, contractClient } from '#tests/gateway/harness.ts';
import type { IuguServer } from '#tests/gateway/iugu-server.ts';
import { notifyGateways } from './provider-weather.ts';
import { sendUntilResponse } from './retrying-client.ts';
import type { SeededRandom } from './seeded-random.ts';

export type ReportedOutcome = {
  guestId: string;
  key: string;
  outcome: 'BOOKED' | 'UNPAID' | 'REFUSED';
  code: string | null;
};

export type World = {
  urls: readonly [string, ...string[]];
  server: IuguServer;
  reported: ReportedOutcome[];
  deadline: number;
  strange: string[];
};

export type Payer = { id: string; token: string; address: string };

/** Codes that a guest may get, whatever faults the provider has. */
const EXPECTED = new Set([
  'CARD_DECLINED',
  'CARD_TOKEN_INVALID',
  'ROOM_UNAVAILABLE',
  'BOOKING_NOT_PENDING',
  'BOOKING_NOT_CANCELABLE',
  'HOURS_UNAVAILABLE',
  'HOURS_PAYMENT_REJECTED',
  'PIX_EXPIRED',
  'PIX_CLOSED',
  'CREDITS_CHANGED',
]);

export type CallResult<T> = { response: T } | { rejected: string };

export async function send<T>(
  world: World,
  { token, address }: Payer,
  random: SeededRandom,
  call: (client: Client) => Promise<T>,
): Promise<CallResult<T>> {
  const headers = { 'x-forwarded-for': address };
  const end = await sendUntilResponse(
    () => call(contractClient(random.of(world.urls), { token, headers })),
    world.deadline,
  );
  if ('rejected' in end && !EXPECTED.has(end.rejected)) world.strange.push(`a guest got ${end.rejected}`);
  return end;
}

export async function payCode(
  world: World,
  random: SeededRandom,
  code: string,
  options: { rejectsRefund?: boolean } = {},
): Promise<void> {
  await sleep(random.between(0, 300));
  const invoice = [...world.server.invoices.values()].find(({ pix }) => pix?.qrcode_text === code);
  if (!invoice) {
    world.strange.push('a guest was shown a code that the provider does not know');
    return;
  }
  const id = world.server.pay(invoice.id);
  if (options.rejectsRefund) world.server.rejectsRefunds.add(id);
  await notifyGateways(world.urls, random, { id, status: 'paid' });
}
