import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/bookings/settlement.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import type { SavedCard } from '#shared/contract/payment.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { startTestGateway } from './harness.ts';
import { book, CARDS, cardToken, codeOf, newGuest, orderFor, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
const NUMBERS = [CARDS.approves, '5555555555554444', '378282246310005', CARDS.declinesCharges];
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
const paidWith = (cardId: string) => ({
  payment: { id: 'pay_saved', numberOfInstallments: 1, saveCard: false, cardId },
});
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const wallet = (of: TestGuest = hotel.guest) => of.client.payment.cards();
const names = async () => (await wallet()).map(card => card.description);

async function add(description: string, number: string = CARDS.approves, asMain = false) {
  const token = await cardToken(hotel.gateway, number);
  return hotel.guest.client.payment.createCard({ token, description, set_as_default: asMain });
}

/** Three cards: the main one is the oldest. */
async function three(): Promise<[SavedCard, SavedCard, SavedCard]> {
  return [await add('First', NUMBERS[0]), await add('Second', NUMBERS[1]), await add('Third', NUMBERS[2])];
}

describe('adding a card', () => {
  test('is checked with its bank first, and nothing of a declined one is stored (API-56, PD-14)', async () => {
    const token = await cardToken(hotel.gateway, CARDS.declines);
    const body = { token, description: 'Declined', set_as_default: true };
    await expect(hotel.guest.client.payment.createCard(body)).rejects.toMatchObject({
      code: 'CARD_DECLINED',
      status: 402,
    });
    expect(await codeOf(hotel.guest.client.payment.createCard(body))).toBe('CARD_DECLINED');
    expect(await wallet()).toEqual([]);
  });

  test('charges nothing (API-56)', async () => {
    const before = await hotel.db.$count(sandboxCharges);
    await add('Mine');
    const charges = await hotel.db.select().from(sandboxCharges);
    expect(charges).toHaveLength(before + 1);
    expect(charges.filter(({ amountCents }) => amountCents === 0).length).toBeGreaterThan(0);
  });

  test('twice with one token, one after the other or at once, leaves one card (API-56)', async () => {
    const token = await cardToken(hotel.gateway);
    const body = { token, description: 'Once', set_as_default: false };
    const first = await hotel.guest.client.payment.createCard(body);
    expect(await hotel.guest.client.payment.createCard(body)).toEqual(first);

    const other = await cardToken(hotel.gateway, '5555555555554444');
    const many = await Promise.all(
      Array.from({ length: 8 }, () => hotel.guest.client.payment.createCard({ ...body, token: other })),
    );
    expect(new Set(many.map(card => card.id)).size).toBe(1);
    expect(await wallet()).toHaveLength(2);
  });

  test('whose bank did not respond is checked again with the same token and ends as it was decided (API-56)', async () => {
    for (const [number, end] of [
      [CARDS.timesOutThenApproves, { description: 'Silent' }],
      [CARDS.timesOutThenDeclines, 'CARD_DECLINED'],
    ] as const) {
      const token = await cardToken(hotel.gateway, number);
      const body = { token, description: 'Silent', set_as_default: false };
      const before = await wallet();
      expect(await codeOf(hotel.guest.client.payment.createCard(body))).toBe('PAYMENT_TIMEOUT');
      expect(await wallet()).toEqual(before);
      const again = await codeOf(hotel.guest.client.payment.createCard(body));
      if (typeof end === 'string') expect(again).toBe(end);
      else expect(again).toMatchObject(end);
    }
    expect(await names()).toEqual(['Silent']);
  });

  test('that was typed a second time is the same card under its new name (API-56)', async () => {
    const first = await add('Old name');
    const again = await add('New name');
    expect(again).toEqual({ ...first, description: 'New name' });
    expect(await names()).toEqual(['New name']);
    const order = await orderFor(hotel.guest.client, stay, [{ typeId: 'queen' }], paidWith(first.id));
    expect(await book(hotel.guest.client, order)).toMatchObject({ status: 'CONFIRMED' });
  });

  test("with another guest's token, a spent one or none of the provider's is rejected (API-56, PD-16)", async () => {
    const token = await cardToken(hotel.gateway);
    const body = { token, description: 'Mine', set_as_default: true };
    await hotel.guest.client.payment.createCard(body);
    const thief = await newGuest(hotel.gateway);
    expect(await codeOf(thief.client.payment.createCard(body))).toBe('CARD_TOKEN_INVALID');
    expect(await wallet(thief)).toEqual([]);
    const madeUp = { ...body, token: 'tok_made_up' };
    expect(await codeOf(hotel.guest.client.payment.createCard(madeUp))).toBe('CARD_TOKEN_INVALID');
  });

  test('too often is rejected: nobody tries found cards here (API-56, API-60)', async () => {
    const gateway = await startTestGateway({
      seed: false,
      limits: { ...hotel.gateway.app.config.limits, cardChecksPerGuest: { points: 2, seconds: 600 } },
    });
    try {
      const guest = await newGuest(gateway);
      const tries = [];
      for (const number of [CARDS.declines, CARDS.declines, CARDS.approves]) {
        const token = await cardToken(gateway, number);
        const body = { token, description: 'Found', set_as_default: false };
        tries.push(await codeOf(guest.client.payment.createCard(body)));
      }
      expect(tries).toEqual(['CARD_DECLINED', 'CARD_DECLINED', 'TOO_MANY_REQUESTS']);
    } finally {
      await gateway.close();
    }
  });
});

describe('the cards of a wallet', () => {
  test('are renamed, one at a time (API-58, CRD-03)', async () => {
    const [first] = await three();
    const { renameCard } = hotel.guest.client.payment;
    expect(await renameCard({ id: first.id, description: '  Viagens ✈️  ' })).toEqual({
      ...first,
      description: 'Viagens ✈️',
    });
    expect(await names()).toEqual(['Viagens ✈️', 'Second', 'Third']);
  });

  test('have one main card: the one that was last made it (API-59, CRD-03, CRD-04)', async () => {
    const [, second, third] = await three();
    const { setMainCard } = hotel.guest.client.payment;
    await setMainCard({ paymentMethodId: third.id });
    expect(await names()).toEqual(['Third', 'First', 'Second']);
    await Promise.all([second, third, second].map(({ id }) => setMainCard({ paymentMethodId: id })));
    expect((await wallet()).filter(card => card.default_payment)).toHaveLength(1);
  });

  test('are deleted; after the main one the oldest of the others is the main card (API-57, CRD-03)', async () => {
    const [first, second, third] = await three();
    const { deleteCard } = hotel.guest.client.payment;
    await deleteCard({ id: third.id });
    expect(await wallet()).toMatchObject([first, second]);
    await deleteCard({ id: first.id });
    expect(await wallet()).toEqual([{ ...second, default_payment: true }]);
    await deleteCard({ id: second.id });
    expect(await wallet()).toEqual([]);
    expect(await codeOf(deleteCard({ id: second.id }))).toBe('CARD_NOT_FOUND');
  });

  test('that a payment waits for stays until its bank has responded (API-57, PD-18)', async () => {
    const token = await cardToken(hotel.gateway, CARDS.timesOutThenApproves);
    const body = { token, description: 'Slow', set_as_default: false };
    await codeOf(hotel.guest.client.payment.createCard(body));
    const { id } = await hotel.guest.client.payment.createCard(body);
    const order = await orderFor(hotel.guest.client, stay, [{ typeId: 'queen' }], paidWith(id));
    expect(await codeOf(book(hotel.guest.client, order))).toBe('PAYMENT_TIMEOUT');
    await expect(hotel.guest.client.payment.deleteCard({ id })).rejects.toMatchObject({
      code: 'CARD_IN_USE',
      status: 409,
    });
    expect(await names()).toEqual(['Slow']);

    hotel.gateway.clock.moveBy(30_000);
    await settleDue(hotel.gateway.app);
    expect(await hotel.guest.client.payment.deleteCard({ id })).toEqual({});
    expect(await names()).toEqual([]);
  });

  test('of another guest are neither seen, renamed, made the main one, checked nor deleted (API-57, API-58, API-59, API-60)', async () => {
    const [first] = await three();
    const before = await wallet();
    const thief = await newGuest(hotel.gateway);
    const { payment } = thief.client;
    for (const id of [first.id, UNKNOWN, 'not-a-card']) {
      const paymentId = `credit_card_validation_${randomUUID()}`;
      expect(await codeOf(payment.renameCard({ id, description: 'Stolen' }))).toBe('CARD_NOT_FOUND');
      expect(await codeOf(payment.setMainCard({ paymentMethodId: id }))).toBe('CARD_NOT_FOUND');
      expect(await codeOf(payment.deleteCard({ id }))).toBe('CARD_NOT_FOUND');
      expect(await codeOf(payment.validateCard({ paymentId, paymentMethodId: id }))).toBe('CARD_NOT_FOUND');
    }
    expect(await wallet()).toEqual(before);
  });

  test('whatever happens to them, at once and in any order: one is the main card, none twice (API-56, API-57, API-59)', async () => {
    const tokens = await Promise.all(NUMBERS.map(number => cardToken(hotel.gateway, number)));
    const step = fc.record({
      what: fc.constantFrom('add' as const, 'main' as const, 'delete' as const),
      which: fc.nat(NUMBERS.length - 1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
        const { payment } = hotel.guest.client;
        await Promise.all(
          steps.map(async ({ what, which }) => {
            const token = tokens[which] ?? '';
            const id = (await wallet())[which]?.id ?? UNKNOWN;
            if (what === 'add')
              await payment.createCard({ token, description: `Card ${which}`, set_as_default: which === 2 });
            else if (what === 'main') await codeOf(payment.setMainCard({ paymentMethodId: id }));
            else await codeOf(payment.deleteCard({ id }));
          }),
        );
        const left = await wallet();
        expect(left.filter(card => card.default_payment)).toHaveLength(Math.min(1, left.length));
        expect(new Set(left.map(card => card.data.display_number)).size).toBe(left.length);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a saved card', () => {
  const check = (paymentMethodId: string, id: string = randomUUID()) =>
    hotel.guest.client.payment.validateCard({ paymentId: `credit_card_validation_${id}`, paymentMethodId });

  test('is checked with its bank, once for each id (API-60, PD-14)', async () => {
    const card = await add('Good');
    const id = randomUUID();
    const before = await hotel.db.$count(sandboxCharges);
    expect([await check(card.id, id), await check(card.id, id)]).toEqual([{}, {}]);
    expect(await hotel.db.$count(sandboxCharges)).toBe(before + 1);
  });

  test('that its bank declines, or that has a made-up id, is an error (API-60)', async () => {
    const { id } = await add('Bad', CARDS.declinesCharges);
    await hotel.db.update(cards).set({ methodReference: 'gone' }).where(eq(cards.id, id));
    expect(await codeOf(check(id))).toBe('CARD_DECLINED');
    for (const paymentId of ['credit_card_validation_', 'new_booking_0123456789abcdef', '']) {
      const call = hotel.guest.client.payment.validateCard({ paymentId, paymentMethodId: id });
      expect(await codeOf(call)).toBe('BAD_REQUEST');
    }
  });
});

test('a name is stored as it was typed or rejected whole, whatever it contains (API-56, API-58)', async () => {
  const { id } = await add('Mine');
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '\u0000',
      'a\u0000b',
      '‮evil',
      'بطاقة السفر',
      '💳'.repeat(20),
      'x'.repeat(10_000),
      `<script>alert(1)</script>`,
      `'; drop table cards; --`,
      '   ',
      '\ud800',
    ),
  );
  await fc.assert(
    fc.asyncProperty(nasty, async description => {
      const before = await names();
      const response = await codeOf(hotel.guest.client.payment.renameCard({ id, description }));
      const after = await names();
      if (response === 'BAD_REQUEST') expect(after).toEqual(before);
      else {
        expect(response).toMatchObject({ description: description.trim() });
        expect(after).toEqual([description.trim()]);
      }
    }),
    { numRuns: 80 },
  );
});
