import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import type { Bill } from '#shared/contract/guest/bill.ts';
import { fromReais, sumCents } from '#shared/money.ts';
import { clientAt } from './checking-in.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { buyHour, hoursOf, type StayEnd, savedCard } from './hours.ts';
import { pdfTexts } from './pdf-text.ts';
import { STORY_RUNS } from './runs.ts';
import { scenario } from './scenario.ts';
import { codeOf, freshDay, newGuest, seedCredits, type TestGuest } from './small-hotel.ts';
import { checkIn, depositsOf } from './stored-booking.ts';

const hotel = openOwnHotel();
const HOUR_MS = 3_600_000;
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const room = fc.record({
  typeId: fc.constantFrom('queen', 'family', 'suite'),
  checkinHour: fc.integer({ min: 10, max: 19 }),
  checkoutHour: fc.integer({ min: 10, max: 18 }),
  hasPet: fc.boolean(),
});
const pick = fc.nat(5);
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 30 }),
      isSwept: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hours' as const), pick, isLater: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('checkOut' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('checkIn' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
type Stay = { bookingId: string; rooms: number[]; now: number };

async function perform(stay: Stay, guest: TestGuest, client: Client, step: Act): Promise<void> {
  const { bookingId, rooms } = stay;
  const accommodationId = ('pick' in step ? rooms[step.pick % rooms.length] : undefined) ?? 0;
  switch (step.kind) {
    case 'wait':
      stay.now += step.hours * HOUR_MS;
      return;
    case 'checkIn': {
      const { status } = await client.bookings.details({ bookingId });
      if (status === 'CONFIRMED') await checkIn(hotel, bookingId);
      return;
    }
    case 'hours': {
      const type = step.isLater ? 'CHECKOUT' : 'CHECKIN';
      const end: StayEnd = { client, bookingId, accommodationId, type };
      const [slot] = (await hoursOf(end)).availability;
      if (!slot) return;
      const card = slot.price > 0 ? { paymentMethodId: await savedCard(hotel.gateway, guest.id) } : {};
      await codeOf(buyHour(end, Number(slot.time.slice(11, 13)), card));
      return;
    }
    case 'leave':
      await codeOf(client.bookings.leaveEarly({ id: bookingId, accId: String(accommodationId) }));
      return;
    case 'checkOut':
      await codeOf(client.checkOut.confirm({ id: bookingId, accommodationId }));
      return;
    case 'cancel':
      await codeOf(client.bookings.cancel({ bookingId }));
  }
}

const sum = (amounts: number[]) => sumCents(amounts.map(fromReais));

async function compare(client: Client, bookingId: string): Promise<Bill> {
  const bill = await client.bill.find({ bookingId });
  const values = await client.bookings.values({ bookingId });
  const { payment } = await client.bookings.details({ bookingId });
  const lines = bill.rooms.flatMap(one => one.lines);
  const ofKind = (kind: string) => sum(lines.filter(line => line.kind === kind).map(({ price }) => price));
  expect(sum(lines.map(({ price }) => price))).toBe(fromReais(bill.subtotal));
  expect(sum(lines.map(({ tax }) => tax))).toBe(fromReais(bill.taxes));
  expect(fromReais(bill.subtotal) + fromReais(bill.taxes)).toBe(fromReais(bill.total));
  for (const one of bill.rooms)
    expect(sum(one.lines.map(({ price }) => price))).toBe(fromReais(one.subtotal));
  expect(sum([...bill.paid.map(({ amount }) => amount), bill.due])).toBe(fromReais(bill.total));
  const { subtotal, taxes, total, due, returned } = bill;
  expect(values).toMatchObject({ subtotal, taxes, total, due, returned });
  for (const [kind, value] of [
    ['CHECKIN', values.checkin],
    ['CHECKOUT', values.checkout],
    ['PET', values.pet],
    ['OVERSTAY', values.overstay],
    ['NIGHT', values.rooms.reduce((all, one) => all + fromReais(one.value), 0) / 100],
  ] as const)
    expect([kind, ofKind(kind)]).toEqual([kind, fromReais(value)]);
  expect(total).toBe(payment?.total);
  const deposits = sumCents((await depositsOf(hotel, bookingId)).map(({ amountCents }) => amountCents));
  expect(fromReais(returned)).toBe(deposits);
  expect(sum(lines.filter(line => line.isReturned).flatMap(({ price, tax }) => [price, tax]))).toBe(deposits);
  const { transactions } = await client.personalInfo.statement();
  const ofBooking = transactions.filter(({ booking }) => booking?.id === bookingId);
  const inStatement = (type: string) =>
    sum(ofBooking.filter(one => one.type === type).map(({ value }) => value));
  expect(inStatement('DEPOSIT')).toBe(deposits);
  expect(inStatement('WITHDRAWAL')).toBe(
    fromReais(bill.paid.find(({ by }) => by === 'CREDITS')?.amount ?? 0),
  );
  return bill;
}

test('whatever becomes of a stay, its bill, values, credits and PDF are the same to the cent (BEY-20, BKG-05, LIM-14)', async () => {
  const stays = fc.record({
    // The hotel has one family room and one suite.
    rooms: fc.uniqueArray(room, { minLength: 1, maxLength: 3, selector: one => one.typeId }),
    nights: fc.integer({ min: 1, max: 4 }),
    credits: fc.integer({ min: 0, max: 900_00 }),
    acts: fc.array(act, { minLength: 4, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(stays, async ({ rooms, nights, credits, acts }) => {
      await freshDay(hotel.gateway);
      const guest = await newGuest(hotel.gateway);
      if (credits > 0) await seedCredits(hotel.gateway, guest.id, credits, '2028-01-01T00:00:00Z');
      const stay = { checkin: '2026-12-03', checkout: `2026-12-0${3 + nights}` };
      const order = { rooms, dates: stay, useCredits: credits > 0 };
      const { bookingId, rooms: ids } = await scenario(hotel, guest).longStay(order);
      const seen: Stay = { bookingId, rooms: ids, now: Date.parse('2026-12-02T20:30:00-03:00') };
      let client = await clientAt(hotel, guest, new Date(seen.now));
      for (const step of acts) {
        await perform(seen, guest, client, step);
        client = await clientAt(hotel, guest, new Date(seen.now));
        if (step.kind === 'wait' && step.isSwept) await settleDue(hotel.gateway.app);
        await compare(client, bookingId);
      }
      const bill = await compare(client, bookingId);
      const { content } = await client.bill.makePdf({ bookingId });
      const figures = pdfTexts(Buffer.from(content, 'base64')).filter(text => text.startsWith('R$'));
      const lines = bill.rooms.flatMap(one => [...one.lines.map(({ price }) => price), one.subtotal]);
      const ends = [bill.due, bill.returned].filter(amount => amount > 0);
      const sums = [bill.subtotal, bill.taxes, bill.total];
      const all = [...lines, ...sums, ...bill.paid.map(({ amount }) => amount), ...ends];
      expect(figures).toEqual(all.map(amount => brl.format(amount)));
    }),
    { numRuns: STORY_RUNS },
  );
}, 240_000);
