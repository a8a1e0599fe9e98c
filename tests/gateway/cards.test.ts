import { describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { book, CARDS, cardPayment, cardToken, codeOf, newGuest, orderFor } from './small-hotel.ts';

const hotel = openFreshHotel();
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
const queen = [{ typeId: 'queen' }];

async function keep(description: string, asMain = false, number: string = CARDS.approves) {
  const token = await cardToken(hotel.gateway, number);
  return hotel.guest.client.payment.createCard({ token, description, set_as_default: asMain });
}

type Payment = ReturnType<typeof cardPayment>;
const saved = (cardId: string): Payment => ({
  id: 'pay_saved',
  numberOfInstallments: 3,
  saveCard: false,
  cardId,
});
const pay = async (payment: Payment, { client } = hotel.guest) =>
  book(client, await orderFor(client, stay, queen, { payment }));

describe('saved cards', () => {
  test('show their card network and last digits and nothing more of the number (API-55, CRD-04)', async () => {
    const card = await keep('Travel card');
    expect(card).toEqual({
      id: card.id,
      description: 'Travel card',
      data: { brand: 'visa', display_number: 'XXXX XXXX XXXX 1111', month: 12, year: 2030 },
      default_payment: true,
    });
    expect(await hotel.guest.client.payment.cards()).toEqual([card]);
  });

  test('come with the main card first: the first one saved, or the one sent as main (API-55, API-56)', async () => {
    await keep('First');
    await keep('Second', false, '378282246310005');
    await keep('Third', true, '5555555555554444');
    const cards = await hotel.guest.client.payment.cards();
    expect(cards.map(card => [card.description, card.default_payment])).toEqual([
      ['Third', true],
      ['First', false],
      ['Second', false],
    ]);
    expect(cards[0]?.data.brand).toBe('mastercard');
  });

  test.each([{ cpf_cnpj: '11111111111' }, { description: '' }, { description: 'a\u0007b' }, { token: '' }])(
    'are rejected with %j (API-56, VAL-07)',
    async change => {
      const card = { token: await cardToken(hotel.gateway), description: 'Card', set_as_default: true };
      const call = hotel.guest.client.payment.createCard({ ...card, ...change });
      expect(await codeOf(call)).toBe('BAD_REQUEST');
    },
  );

  test('belong to their guest (API-03)', async () => {
    await keep('Mine');
    const other = await newGuest(hotel.gateway);
    expect(await other.client.payment.cards()).toEqual([]);
    expect(await codeOf(hotel.gateway.client().payment.cards())).toBe('UNAUTHORIZED');
  });
});

describe('booking with a card', () => {
  test('that is saved charges it, with no tax id sent (PD-09, PAY-18)', async () => {
    const { id } = await keep('Travel card');
    expect(await pay(saved(id))).toMatchObject({ status: 'CONFIRMED', charged: 351.9 });
  });

  test('of another guest, or one that does not exist, is CARD_NOT_FOUND and changes nothing (PAY-22)', async () => {
    const { id } = await keep('Mine');
    const thief = await newGuest(hotel.gateway);
    const before = await hotel.db.$count(bookings);
    const rejection = { code: 'CARD_NOT_FOUND', status: 404 };
    for (const cardId of [id, '00000000-0000-4000-8000-000000000000', 'not-a-card'])
      await expect(pay(saved(cardId), thief)).rejects.toMatchObject(rejection);
    expect(await hotel.db.$count(bookings)).toBe(before);
  });

  test('typed now saves it under its name once it is charged, as the main card when it is the first (PAY-15)', async () => {
    const payment = {
      ...cardPayment(await cardToken(hotel.gateway)),
      saveCard: true,
      card: { token: await cardToken(hotel.gateway), description: 'My visa' },
      cpfPayment: '52998224725',
    };
    await pay(payment);
    const main = { description: 'My visa', default_payment: true };
    expect(await hotel.guest.client.payment.cards()).toMatchObject([main]);
  });

  test('typed now is not saved unless requested, nor when it is declined (PAY-15)', async () => {
    const payment = cardPayment(await cardToken(hotel.gateway));
    await pay(payment);
    const card = { token: await cardToken(hotel.gateway, CARDS.declines), description: 'Declined' };
    expect(await codeOf(pay({ ...payment, saveCard: true, card }))).toBe('CARD_DECLINED');
    expect(await hotel.guest.client.payment.cards()).toEqual([]);
  });

  test('needs a name to be saved, one card, and a good tax id (PAY-12, PAY-14)', async () => {
    const payment = cardPayment(await cardToken(hotel.gateway));
    const { id } = await keep('Saved');
    for (const wrong of [
      { ...payment, saveCard: true },
      { ...payment, cardId: id },
      { id: 'pay_none', numberOfInstallments: 1, saveCard: false },
      { ...payment, cpfPayment: '52998224724' },
      { ...payment, numberOfInstallments: 7 },
      { ...payment, numberOfInstallments: 0 },
    ])
      expect(await codeOf(pay(wrong))).toBe('BAD_REQUEST');
    // None of them used the token.
    expect(await pay(payment)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('whose token was used already is rejected before a room is reserved (PD-16)', async () => {
    const payment = cardPayment(await cardToken(hotel.gateway));
    await pay(payment);
    const before = await hotel.db.$count(bookings);
    expect(await codeOf(pay(payment))).toBe('CARD_TOKEN_INVALID');
    expect(await hotel.db.$count(bookings)).toBe(before);
  });

  test('whose token pays two orders at the same moment pays one of them (PD-16)', async () => {
    const payment = cardPayment(await cardToken(hotel.gateway));
    const orders = await Promise.all(
      [1, 2].map(() => orderFor(hotel.guest.client, stay, queen, { payment })),
    );
    const responses = await Promise.all(orders.map(order => codeOf(book(hotel.guest.client, order))));
    expect(responses.filter(response => response === 'CARD_TOKEN_INVALID')).toHaveLength(1);
    expect(responses).toContainEqual(expect.objectContaining({ status: 'CONFIRMED' }));
  });
});
