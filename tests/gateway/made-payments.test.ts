import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { buyHour, endAt, savedCard } from './hours.ts';
import { pdfTexts } from './pdf-text.ts';
import { scenario } from './scenario.ts';
import { codeOf, newGuest, session } from './small-hotel.ts';

const hotel = openFreshHotel();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A stay that was paid by card, and an hour that a companion of its room bought. */
async function paidStay() {
  const { bookingId, accommodationId } = await scenario(hotel).longStay();
  const bruno = await newGuest(hotel.gateway);
  await addCompanion(hotel.db, { bookingId, accommodationId, isMain: true }, bruno);
  return { bookingId, accommodationId, bruno };
}

test('a guest sees what they paid, newest first, and nothing that was declined (SET-07)', async () => {
  const { bookingId } = await paidStay();
  const { payments } = await hotel.guest.client.payments.list({});
  expect(payments[0]).toMatchObject({
    by: 'CARD',
    purpose: 'BOOKING',
    installments: 1,
    booking: { bookingId, hotelName: 'Pernoite Jardins', checkinDate: '2026-12-10', isOwn: true },
  });
  const paid = await hotel.guest.client.bill.find({ bookingId });
  expect(payments[0]?.amount).toBe(paid.total);
  await hotel.db.execute(sql`update payments set status = 'DECLINED' where booking_id = ${bookingId}`);
  expect((await hotel.guest.client.payments.list({ bookingId })).payments).toEqual([]);
});

test('hours are listed for their buyer, the booking for its holder alone (SET-07)', async () => {
  const { bookingId, accommodationId, bruno } = await paidStay();
  const { gateway } = hotel;
  // Hours are sold shortly before a stay, when the sessions of now have ended.
  const end = await endAt({ gateway, guest: bruno }, '2026-12-09T12:00:00-03:00', {
    client: bruno.client,
    bookingId,
    accommodationId,
    type: 'CHECKOUT',
  });
  const holder = await session(gateway, hotel.guest.id);
  await buyHour(end, 13, { paymentMethodId: await savedCard(gateway, bruno.id) });
  const of = async (client: typeof bruno.client) =>
    (await client.payments.list({ bookingId })).payments.map(({ purpose, booking }) => [
      purpose,
      booking.isOwn,
    ]);
  expect(await of(end.client)).toEqual([['HOURS', false]]);
  expect(await of(holder.client)).toEqual([['BOOKING', true]]);
});

test('a receipt is a PDF in the guest’s language, for who paid alone (SET-07, BEY-20)', async () => {
  const { bookingId, bruno } = await paidStay();
  const [payment] = (await hotel.guest.client.payments.list({ bookingId })).payments;
  const paymentId = payment?.paymentId ?? '';
  for (const [language, title, by] of [
    ['en', 'Receipt', 'By card'],
    ['pt', 'Recibo', 'No cartão'],
  ] as const) {
    const { client } = await session(hotel.gateway, hotel.guest.id, language);
    const file = await client.payments.makeReceipt({ paymentId });
    const texts = pdfTexts(Buffer.from(file.content, 'base64')).map(plain);
    const amount = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    expect(texts).toEqual(
      expect.arrayContaining([title, by, 'Ada Prado', plain(amount.format(payment?.amount ?? 0))]),
    );
  }
  for (const id of [paymentId, bookingId, 'none'])
    expect(await codeOf(bruno.client.payments.makeReceipt({ paymentId: id }))).toBe('NOT_FOUND');
});
