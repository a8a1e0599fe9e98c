import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoughtHours, HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import type { CreatedBooking, NewBooking } from '#shared/contract/guest/bookings.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import type { IuguServer } from '#tests/gateway/iugu-server.ts';
import { CPF, pixPayment } from '#tests/gateway/pix-calls.ts';
import { type CallResult, type Payer, payCode, send, type World } from './payment-world.ts';
import type { SeededRandom } from './seeded-random.ts';

export const KINDS = [
  'card',
  'savedCard',
  'pix',
  'pixLate',
  'pixTwice',
  'pixExpired',
  'pixClosed',
  'pixCredits',
  'hours',
  'walkIn',
  'canceled',
  'refundRejected',
] as const;
export type Kind = (typeof KINDS)[number];

export type Visit = {
  kind: Kind;
  payer: Payer;
  random: SeededRandom;
  /** Without its payment; null where hours are bought for a stay that was booked before. */
  order: NewBooking | null;
  hours: HoursOrder | null;
  savedCardId: string | null;
  /** A guest who wants the same room, and gets it where the code is abandoned. */
  rival: { payer: Payer; order: NewBooking } | null;
  bookingId: string | null;
  codes: PixPayment[];
};

type Payment = NonNullable<NewBooking['payment']>;

const typedCard = (server: IuguServer, random: SeededRandom): Payment => ({
  id: `pay_${randomUUID()}`,
  numberOfInstallments: random.of([1, 1, 3]),
  saveCard: random.isIn(0.3),
  card: { token: server.token(random.isIn(0.2) ? 'declined' : 'approved'), description: 'Visa' },
  cpfPayment: CPF,
});

function paymentOf({ server }: World, { kind, random, savedCardId }: Visit): Payment | undefined {
  if (kind === 'walkIn') return undefined;
  if (kind === 'card') return typedCard(server, random);
  if (kind === 'savedCard' && savedCardId !== null)
    return { id: `pay_${randomUUID()}`, numberOfInstallments: 1, saveCard: false, cardId: savedCardId };
  return pixPayment();
}

export async function firstAct(world: World, visit: Visit): Promise<void> {
  if (visit.hours) await buyHours(world, visit, visit.hours);
  else if (visit.order) await bookRooms(world, visit, visit.payer, visit.order);
  if (visit.kind === 'walkIn') await renew(world, visit);
  await payFirst(world, visit);
}

async function bookRooms(
  world: World,
  visit: Visit,
  payer: Payer,
  order: NewBooking,
  payment = paymentOf(world, visit),
): Promise<CallResult<CreatedBooking>> {
  const key = `new_booking_${randomUUID()}`;
  const body = payment ? { ...order, payment } : order;
  const once = () =>
    send(world, payer, visit.random, client =>
      client.bookings.create({ headers: { 'x-idempotency-key': key }, body }),
    );
  // Some press twice, and each press may reach another gateway.
  const [first, twin] = await Promise.all([once(), visit.random.isIn(0.25) ? once() : null]);
  // A rejected order is tried again (PD-10): of two presses at once the later one may get a room that has just become
  // free. One more press then gets what was booked, and nothing else.
  const isOne = twin === null || namesOf(twin) === namesOf(first);
  const end = isOne ? first : await once();
  for (const said of [first, twin])
    if (said && !('rejected' in said) && namesOf(said) !== namesOf(end))
      world.strange.push(`one order got the responses ${namesOf(said)} and ${namesOf(end)}`);
  const guestId = payer.id;
  if ('rejected' in end) world.reported.push({ guestId, key, outcome: 'REFUSED', code: end.rejected });
  else {
    const outcome = end.response.status === 'PROCESSING' ? 'UNPAID' : 'BOOKED';
    world.reported.push({ guestId, key, outcome, code: null });
    if (payer !== visit.payer) return end;
    visit.bookingId = end.response.bookingId;
    if (end.response.pix) visit.codes.push(end.response.pix as PixPayment);
  }
  return end;
}

const namesOf = (end: CallResult<CreatedBooking>): string =>
  'rejected' in end ? end.rejected : `${end.response.bookingId} ${end.response.pix?.code ?? ''}`;

async function buyHours(world: World, visit: Visit, body: HoursOrder): Promise<void> {
  const headers = { 'x-idempotency-key': `new_hours_${randomUUID()}` };
  const end: CallResult<BoughtHours> = await send(world, visit.payer, visit.random, client =>
    client.additionalHours.buy({ headers, body }),
  );
  visit.bookingId = body.bookingId;
  if ('response' in end && end.response.pix) visit.codes.push(end.response.pix);
}

async function renew(world: World, visit: Visit): Promise<void> {
  const { bookingId } = visit;
  if (bookingId === null) return;
  const id = `pix_${randomUUID()}`;
  const end = await send(world, visit.payer, visit.random, client =>
    client.pix.create({ id, bookingId, cpfPayment: CPF }),
  );
  if ('response' in end) visit.codes.push(end.response as PixPayment);
}

async function payFirst(world: World, visit: Visit): Promise<void> {
  const { kind, random } = visit;
  const code = visit.codes.at(-1)?.code ?? null;
  if (code === null) return;
  const pay = (options = {}) => payCode(world, random, code, options);
  if (kind === 'pix' || kind === 'canceled') await pay();
  else if (kind === 'pixTwice') await Promise.all([pay(), pay()]);
  else if (kind === 'refundRejected') {
    await pay();
    await pay({ rejectsRefund: true });
  } else if (kind === 'pixClosed') await Promise.all([close(world, visit), random.isIn(0.3) ? pay() : null]);
  else if ((kind === 'pixCredits' || kind === 'hours' || kind === 'walkIn') && random.isIn(0.5)) await pay();
  if (kind === 'canceled') await cancel(world, visit);
}

async function close(world: World, visit: Visit): Promise<void> {
  const paymentId = visit.codes.at(-1)?.paymentId;
  if (paymentId !== undefined)
    await send(world, visit.payer, visit.random, client => client.pix.close({ paymentId }));
}

async function cancel(world: World, visit: Visit): Promise<void> {
  const { bookingId, payer, random } = visit;
  if (bookingId === null) return;
  for (let poll = 0; poll < 30; poll += 1) {
    const found = await send(world, payer, random, client => client.bookings.find({ bookingId }));
    if ('response' in found && found.response.status === 'CONFIRMED') break;
    await sleep(300);
  }
  const once = () => send(world, payer, random, client => client.bookings.cancel({ bookingId }));
  await Promise.all([once(), once()]);
}

export async function secondAct(world: World, visit: Visit): Promise<void> {
  const { kind, random, rival } = visit;
  const code = visit.codes.at(-1)?.code ?? null;
  if (code === null) return;
  const payLate = () => payCode(world, random, code);
  if (rival) await bookRooms(world, visit, rival.payer, rival.order, typedCard(world.server, random));
  if (kind === 'pixLate') await payLate();
  else if (kind === 'walkIn')
    await Promise.all([payByCard(world, visit), random.isIn(0.5) ? payLate() : null]);
  else if (kind === 'pixClosed') await renewAndPay(world, visit, payLate);
  else if (kind === 'canceled' || kind === 'pixCredits' || kind === 'hours')
    await (random.isIn(0.4) ? payLate() : null);
}

async function renewAndPay(world: World, visit: Visit, payOld: () => Promise<void>): Promise<void> {
  const { random } = visit;
  if (random.isIn(0.6)) await renew(world, visit);
  const newest = visit.codes.at(-1)?.code ?? null;
  const payNew = newest !== null && random.isIn(0.7) ? payCode(world, random, newest) : null;
  await Promise.all([payNew, random.isIn(0.4) ? payOld() : null]);
}

async function payByCard(world: World, visit: Visit): Promise<void> {
  const { bookingId } = visit;
  if (bookingId === null) return;
  const payment = typedCard(world.server, visit.random);
  await send(world, visit.payer, visit.random, client => client.payment.pay({ bookingId, payment }));
}
