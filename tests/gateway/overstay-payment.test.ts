import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { fromReais, toReais } from '#shared/money.ts';
import { clientAt } from './checking-in.ts';
import { newDesk } from './desk.ts';
import { cashOrder, takeInCash } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { OVERSTAY_FEE, OVERSTAYED_DEPARTURE, overstayed as overstayedIn } from './overstayed.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';
import { soldByPartner } from './sold-by-partner.ts';
import { bookingOf, checkIn, mailsAbout, petRoomCost, roomsOf, shifted } from './stored-booking.ts';

const hotel = openFreshHotel();

const HOUR = 3_600_000;
const FEE = OVERSTAY_FEE;

const overstayed = (guest = hotel.guest, wishes = [petRoom]) => overstayedIn(hotel, guest, wishes);

const due = (amountCents: number) => ({ purpose: 'OVERSTAY', amountCents }) as const;
async function atDesk() {
  const { calls } = await newDesk(hotel.gateway);
  const { take } = calls.deskPayments;
  return {
    take,
    dueOf: async (bookingId: string) => (await calls.deskPayments.due({ hotelId: HOTEL, bookingId })).due,
    refusal: (order: object) => codeOf(take(order)),
  };
}

const paidFor = (bookingId: string) =>
  hotel.db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.isForOverstay, true)));

describe('what overstaying cost (LIM-14)', () => {
  test('is due at the desk, and once it is taken on the bill as a payment (PD-68, BEY-20)', async () => {
    const stay = await overstayed();
    const desk = await atDesk();
    expect(await desk.dueOf(stay.id)).toEqual(due(715_32));
    await desk.take(cashOrder(stay.id, due(715_32)));
    expect(await desk.dueOf(stay.id)).toBeNull();
    const bill = await stay.client.bill.find({ bookingId: stay.id });
    expect(bill).toMatchObject({
      due: 0,
      total: toReais(fromReais(petRoomCost.total) + fromReais(FEE)),
      paid: [
        { by: 'CARD', amount: petRoomCost.total },
        { by: 'RECEPTION', amount: FEE },
      ],
    });
    expect(await stay.client.bookings.values({ bookingId: stay.id })).toMatchObject({
      overstay: 691.13,
      due: 0,
      charged: bill.total,
    });
    expect(await bookingOf(hotel, stay.id)).toMatchObject({ status: 'CONCLUDED' });
  });

  test('is taken once, however often the form is sent (PD-68)', async () => {
    const stay = await overstayed();
    const { take, refusal } = await atDesk();
    const order = cashOrder(stay.id, due(715_32));
    const receipts = await Promise.all(Array.from({ length: 10 }, () => take(order)));
    expect(new Set(receipts.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await refusal(cashOrder(stay.id, due(715_32)))).toBe('OUTCOME_CHANGED');
    const paid = { method: 'DESK', status: 'APPROVED', amountCents: 715_32 };
    expect(await paidFor(stay.id)).toMatchObject([paid]);
    const kinds = (await mailsAbout(hotel, stay.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ROOM_LEFT', 'OVERSTAY_PAID']);
  });

  test('is exact: another amount, a stay that owes nothing and an unknown one take nothing (PD-68)', async () => {
    const rooms = [{ typeId: 'suite' }];
    const { bookingId: id } = await scenario(hotel, await newGuest(hotel.gateway)).longStay({ rooms });
    const stay = await overstayed();
    const { refusal } = await atDesk();
    for (const amountCents of [1, 715_31, 715_33, 999_999_999])
      expect(await refusal(cashOrder(stay.id, due(amountCents)))).toBe('OUTCOME_CHANGED');
    for (const amountCents of [0, '', -71532, '715.32', 'x'])
      expect(await refusal({ ...cashOrder(stay.id, due(1)), amountCents })).toBe('BAD_REQUEST');
    expect(await refusal(cashOrder(id, due(715_32)))).toBe('OUTCOME_CHANGED');
    expect(await refusal(cashOrder(randomUUID(), due(715_32)))).toBe('NOT_FOUND');
    expect([await paidFor(stay.id), await paidFor(id)]).toEqual([[], []]);
  });

  test('of a second room is due again, and the form of the first takes none of it (PD-68)', async () => {
    const stay = await overstayed(hotel.guest, [petRoom, petRoom]);
    const { take } = await atDesk();
    const first = cashOrder(stay.id, due(715_32));
    await take(first);
    await stay.client.checkOut.confirm({ id: stay.id, accommodationId: stay.second, overstayFee: FEE });
    expect(await stay.client.bookings.values({ bookingId: stay.id })).toMatchObject({ due: FEE });
    await take(first);
    expect(await paidFor(stay.id)).toHaveLength(1);
    await take(cashOrder(stay.id, due(715_32)));
    expect((await paidFor(stay.id)).map(({ amountCents }) => amountCents)).toEqual([715_32, 715_32]);
    expect((await stay.client.bill.find({ bookingId: stay.id })).due).toBe(0);
  });

  test('of a partner’s stay is paid here, and the rest stays with the partner (PD-68, EDP-06)', async () => {
    const stay = await overstayed();
    await soldByPartner(hotel.db, stay.id);
    await takeInCash(hotel.gateway, stay.id);
    expect(await stay.client.bill.find({ bookingId: stay.id })).toMatchObject({
      due: 0,
      paid: [
        { by: 'RECEPTION', amount: FEE },
        { by: 'PARTNER', amount: petRoomCost.total },
      ],
    });
  });

  test('is charged to no card by itself, the one that guarantees the stay neither (PD-67, PD-68)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const before = await hotel.db.$count(sandboxCharges);
    hotel.gateway.clock.moveTo(new Date('2026-12-10T19:30:00-03:00'));
    await checkIn(hotel, id);
    const client = await clientAt(hotel, hotel.guest, shifted(OVERSTAYED_DEPARTURE, 3 * HOUR));
    const [room] = await roomsOf(hotel, id);
    await client.checkOut.confirm({ id, accommodationId: room?.id ?? 0 });
    await takeInCash(hotel.gateway, id);
    expect(await hotel.db.$count(sandboxCharges)).toBe(before);
  });

  test.each([
    [
      'en',
      'paid at the reception',
      'for staying past your departure time',
      'Paid at the reception: R$ 715,32',
    ],
    ['pt', 'pago na recepção', 'por ficar além do horário de saída', 'Pago na recepção: R$ 715,32'],
  ] as const)(
    'has its receipt by e-mail in %s, without a calendar entry (PD-68)',
    async (language, ...parts) => {
      const guest = await newGuest(hotel.gateway, language);
      const stay = await overstayed(guest);
      await takeInCash(hotel.gateway, stay.id);
      const mail = (await mailsAbout(hotel, stay.id)).find(({ kind }) => kind === 'OVERSTAY_PAID');
      expect(mail).toMatchObject({ recipient: guest.email, language, calendar: null });
      const text = `${mail?.subject}\n${mail?.text}`.replaceAll('\u00a0', ' ');
      for (const part of parts) expect(text).toContain(part);
    },
  );
});
