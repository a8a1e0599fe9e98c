import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, contractClient } from '#tests/gateway/harness.ts';
import type { IuguServer } from '#tests/gateway/iugu-server.ts';
import { tellGateways } from './provider-weather.ts';
import { untilAnswered } from './retrying-client.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Told = {
  guestId: string;
  key: string;
  outcome: 'BOOKED' | 'UNPAID' | 'REFUSED';
  code: string | null;
};

export type World = {
  urls: readonly [string, ...string[]];
  server: IuguServer;
  told: Told[];
  deadline: number;
  strange: string[];
};

export type Payer = { id: string; token: string; address: string };

/** Codes that a guest may be told, whatever the weather. */
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

export type Answer<T> = { response: T } | { refused: string };

export async function send<T>(
  world: World,
  { token, address }: Payer,
  random: SeededRandom,
  call: (client: Client) => Promise<T>,
): Promise<Answer<T>> {
  const headers = { 'x-forwarded-for': address };
  const end = await untilAnswered(
    () => call(contractClient(random.of(world.urls), { token, headers })),
    world.deadline,
  );
  if ('refused' in end && !EXPECTED.has(end.refused)) world.strange.push(`a guest was told ${end.refused}`);
  return end;
}

export async function payCode(
  world: World,
  random: SeededRandom,
  code: string,
  options: { refusesRefund?: boolean } = {},
): Promise<void> {
  await sleep(random.between(0, 300));
  const invoice = [...world.server.invoices.values()].find(({ pix }) => pix?.qrcode_text === code);
  if (!invoice) {
    world.strange.push('a guest was shown a code that the provider does not know');
    return;
  }
  const id = world.server.pay(invoice.id);
  if (options.refusesRefund) world.server.refusesRefunds.add(id);
  await tellGateways(world.urls, random, { id, status: 'paid' });
}
