import type { GatewayConfig } from '#gateway/config/config.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import type { TestGateway } from '#tests/gateway/harness.ts';
import {
  CARDS,
  cardPayment,
  cardToken,
  newGuest,
  orderFor,
  seedCredits,
  startSmallHotel,
  ZONE,
} from '#tests/gateway/small-hotel.ts';
import type { PreparedOrder } from './retrying-client.ts';

export type Preparation = { orders: PreparedOrder[]; rush: PreparedOrder[] };

const ORDERS_PER_GUEST = 5;
const CREDIT_CENTS = 500_00;

/** Of twenty cards three decline or do not respond, so that every outcome of a payment occurs. */
function cardFor(index: number): { number: string; declines: boolean } {
  if (index % 20 === 3) return { number: CARDS.declines, declines: true };
  if (index % 20 === 9) return { number: CARDS.timesOutThenApproves, declines: false };
  if (index % 20 === 15) return { number: CARDS.timesOutThenDeclines, declines: true };
  return { number: CARDS.approves, declines: false };
}

/** Fills a new data folder or database; the gateway that does it is closed afterwards. */
export async function prepareGateway(
  storage: Pick<GatewayConfig, 'dataFolder' | 'databaseUrl' | 'signingKey'>,
  counts: { bookings: number; rush: number },
): Promise<Preparation> {
  const gateway = await startSmallHotel(storage);
  // The process that is killed later runs by the machine's clock.
  gateway.clock.moveTo(new Date());
  try {
    const first = addDays(dateAt(new Date(), ZONE), 10);
    const orders: PreparedOrder[] = [];
    for (let index = 0; index < counts.bookings; index += ORDERS_PER_GUEST)
      orders.push(...(await ordersOfGuest(gateway, first, index, counts.bookings)));
    const rush: PreparedOrder[] = [];
    const night = { checkin: addDays(first, 110), checkout: addDays(first, 112) };
    for (let index = 0; index < counts.rush; index += 1) {
      const guest = await newGuest(gateway);
      const payment = cardPayment(await cardToken(gateway));
      const order = await orderFor(guest.client, night, [{ typeId: 'queen' }], { payment });
      rush.push({ token: guest.token, guestId: guest.id, order, cardDeclines: false });
    }
    return { orders, rush };
  } finally {
    await gateway.close();
  }
}

async function ordersOfGuest(
  gateway: TestGateway,
  first: string,
  from: number,
  total: number,
): Promise<PreparedOrder[]> {
  const guest = await newGuest(gateway);
  await seedCredits(gateway, guest.id, CREDIT_CENTS / 2, '2099-01-01T00:00:00Z');
  await seedCredits(gateway, guest.id, CREDIT_CENTS / 2, '2098-01-01T00:00:00Z');
  const orders: PreparedOrder[] = [];
  for (let index = from; index < Math.min(total, from + ORDERS_PER_GUEST); index += 1) {
    const card = cardFor(index);
    const typeId = ['queen', 'family', 'suite'][index % 3] ?? 'queen';
    // Queen rooms are ordered as often as there are any, sometimes once too often; the others always have a room.
    const start = addDays(first, Math.floor(index / (typeId === 'queen' ? 6 : 3)));
    const stay = { checkin: start, checkout: addDays(start, typeId === 'queen' ? 2 : 1) };
    const wishes = [{ typeId }];
    if (index % 6 === 0) wishes.push({ typeId: 'suite' });
    const order = await orderFor(guest.client, stay, wishes, {
      useCredits: index % 2 === 0,
      payment: cardPayment(await cardToken(gateway, card.number)),
    });
    orders.push({ token: guest.token, guestId: guest.id, order, cardDeclines: card.declines });
  }
  return orders;
}
