import type { BoughtHours, HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { contractClient, type TestGateway } from '#tests/gateway/harness.ts';
import { buy, hoursOrder, newHoursKey, savedCard, slotAt } from '#tests/gateway/hours.ts';
import { scenario } from '#tests/gateway/scenario.ts';
import { CARDS, newGuest, ZONE } from '#tests/gateway/small-hotel.ts';
import { sendUntilResponse } from './retrying-client.ts';

export type PreparedHours = { token: string; bookingId: string; order: HoursOrder; cardDeclines: boolean };

export type HoursOutcome = PreparedHours & { tries: number } & (
    | { bought: BoughtHours }
    | { rejected: string }
  );

const TYPES = ['queen', 'queen', 'queen', 'family', 'suite', 'suite'];
const NIGHTS = 3;

/** Of nine cards three decline or do not respond, so that every outcome of a payment occurs. */
function cardFor(index: number): { number: string; declines: boolean } {
  if (index % 9 === 2) return { number: CARDS.declinesCharges, declines: true };
  if (index % 9 === 5) return { number: CARDS.timesOutThenApproves, declines: false };
  if (index % 9 === 8) return { number: CARDS.timesOutThenDeclines, declines: true };
  return { number: CARDS.approves, declines: false };
}

/**
 * Paid stays in every room of the small hotel for a few nights from tomorrow, back to back, and an order of hours for
 * each: of two that meet in one room, the one leaves later and the other arrives earlier than both can have it.
 */
export async function prepareHours(gateway: TestGateway, amount: number): Promise<PreparedHours[]> {
  const first = addDays(dateAt(gateway.clock.now(), ZONE), 1);
  const orders: PreparedHours[] = [];
  for (let index = 0; index < Math.min(amount, TYPES.length * NIGHTS); index += 1) {
    const night = Math.floor(index / TYPES.length);
    const stay = { checkin: addDays(first, night), checkout: addDays(first, night + 1) };
    const wish = { typeId: TYPES[index % TYPES.length] ?? 'queen', checkinHour: 18, checkoutHour: 11 };
    const guest = await newGuest(gateway);
    const { departure, arrival, bookingId } = await scenario({ gateway }, guest).paidStay({
      rooms: [wish],
      dates: stay,
    });
    const card = cardFor(index);
    const paymentMethodId = await savedCard(gateway, guest.id, card.number);
    // Leaving at 16 takes the room until 17, arriving at 12 takes it from then.
    const [end, hour] = night % 2 === 0 ? [departure, 16] : [arrival, 12];
    const order = hoursOrder(end, await slotAt(end, hour), { paymentMethodId });
    orders.push({ token: guest.token, bookingId, order, cardDeclines: card.declines });
  }
  return orders;
}

export async function buyUntilResponse(
  url: string,
  prepared: PreparedHours,
  deadline: number,
): Promise<HoursOutcome> {
  const key = newHoursKey();
  const client = contractClient(url, { token: prepared.token });
  const end = await sendUntilResponse(() => buy({ client }, prepared.order, key), deadline);
  if ('rejected' in end) return { ...prepared, ...end };
  return { ...prepared, bought: end.response, tries: end.tries };
}
