import { shiftClock } from '#gateway/sandbox/sandbox-clock.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { addDays, dateAt, instantAt } from '#shared/hotel-time.ts';
import type { TestGateway } from '#tests/gateway/harness.ts';
import { hoursOrder, slotAt } from '#tests/gateway/hours.ts';
import type { IuguServer } from '#tests/gateway/iugu-server.ts';
import { CPF } from '#tests/gateway/pix-calls.ts';
import {
  book,
  cardPayment,
  HOTEL,
  newGuest,
  orderFor,
  seedCredits,
  type TestGuest,
  ZONE,
} from '#tests/gateway/small-hotel.ts';
import { KINDS, type Kind, type Visit } from './payment-visits.ts';
import type { Payer } from './payment-world.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One request may take so long: a response that comes after twice that is as one after 30 seconds. */
export const TIMEOUT_SECONDS = 1;
/** Nights on which rooms are booked, besides those of the one room that two want. */
const DATES = 8;

/** Noon of the hotel's next day, for the gateways that come after as well: no run depends on the hour it begins at. */
export async function moveToNoon(gateway: TestGateway): Promise<void> {
  gateway.clock.moveTo(new Date());
  const noon = instantAt(addDays(dateAt(new Date(), ZONE), 1), 12, ZONE);
  await shiftClock(gateway.app, noon.getTime() - Date.now());
}

export async function prepareVisits(
  gateway: TestGateway,
  server: IuguServer,
  count: number,
  random: SeededRandom,
): Promise<Visit[]> {
  const numbers = Array.from({ length: Math.ceil(count / 3) + 8 }, (_, index) => `Q${index}`);
  await gateway.app.store.db
    .insert(rooms)
    .values(numbers.map(number => ({ id: number, hotelId: HOTEL, roomTypeId: 'queen', number })));
  const visits: Visit[] = [];
  for (let index = 0; index < count; index += 1)
    visits.push(await prepareVisit({ gateway, server, index, random: random.fork(index) }));
  return visits;
}

type Parts = { gateway: TestGateway; server: IuguServer; index: number; random: SeededRandom };

async function prepareVisit({ gateway, server, index, random }: Parts): Promise<Visit> {
  const kind = KINDS[index % KINDS.length] ?? 'card';
  const guest = await newGuest(gateway);
  const today = dateAt(gateway.clock.now(), ZONE);
  const isContested = kind === 'pixLate' && random.isIn(0.5);
  const visit: Visit = {
    kind,
    payer: payerOf(guest, index),
    random,
    order: null,
    hours: null,
    savedCardId: null,
    rival: null,
    bookingId: null,
    codes: [],
  };
  const soon = kind === 'hours' ? 1 : 5 + (index % DATES);
  const checkin = addDays(today, isContested ? 20 + Math.floor(index / KINDS.length) : soon);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  if (kind === 'hours') return { ...visit, hours: await stayWithHours(guest, server, stay) };
  if (kind === 'savedCard') visit.savedCardId = await savedCard(guest, server, random);
  if (kind === 'pixCredits') await seedCredits(gateway, guest.id, 120_00, '2099-01-01T00:00:00Z');
  const wish = { typeId: isContested ? 'family' : 'queen' };
  const order = await orderOf(guest, kind, today, stay, wish);
  if (!isContested) return { ...visit, order };
  const rival = await newGuest(gateway);
  return { ...visit, order, rival: { payer: payerOf(rival, index), order } };
}

const payerOf = ({ id, token }: TestGuest, index: number): Payer => ({
  id,
  token,
  address: `10.0.${Math.floor(index / 200)}.${(index % 200) + 1}`,
});

function orderOf(
  { client }: TestGuest,
  kind: Kind,
  today: string,
  stay: { checkin: string; checkout: string },
  wish: { typeId: string },
) {
  if (kind !== 'walkIn') return orderFor(client, stay, [wish], { useCredits: kind === 'pixCredits' });
  const tonight = { checkin: today, checkout: addDays(today, 1) };
  return orderFor(client, tonight, [{ ...wish, checkinHour: 15 }], { walkIn: true });
}

async function savedCard({ client }: TestGuest, server: IuguServer, random: SeededRandom): Promise<string> {
  const token = server.token(random.isIn(0.2) ? 'declined' : 'approved');
  return (await client.payment.createCard({ token, description: 'Visa', set_as_default: true })).id;
}

async function stayWithHours(
  { client }: TestGuest,
  server: IuguServer,
  stay: { checkin: string; checkout: string },
) {
  const payment = { ...cardPayment(server.token()), cpfPayment: CPF };
  const wish = { typeId: 'queen', checkinHour: 15, checkoutHour: 12 };
  const { bookingId } = await book(client, await orderFor(client, stay, [wish], { payment }));
  const { accommodations } = await client.bookings.find({ bookingId });
  const end = {
    client,
    bookingId,
    accommodationId: accommodations[0]?.accommodationId ?? 0,
    type: 'CHECKOUT' as const,
  };
  return hoursOrder(end, await slotAt(end, 14), { pix: { cpfPayment: CPF } });
}
