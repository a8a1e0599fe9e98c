import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { hostileText } from '#tests/hostile-text.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { noLimits, startTestGateway } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { book, CARDS, cardToken, codeOf, newGuest, orderFor, type TestGuest } from './small-hotel.ts';
import { untilTestEnds } from './until-test-ends.ts';

const hotel = openFreshHotel();
const NUMBERS = [CARDS.approves, '5555555555554444', '378282246310005', CARDS.declinesCharges];
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
async function bookWith(cardId: string) {
  const saved = { id: 'pay_saved', numberOfInstallments: 1, saveCard: false, cardId };
  const order = await orderFor(hotel.guest.client, stay, [{ typeId: 'queen' }], { payment: saved });
  return book(hotel.guest.client, order);
}
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const payment = () => hotel.guest.client.payment;
const wallet = (of: TestGuest = hotel.guest) => of.client.payment.cards();
const names = async () => (await wallet()).map(card => card.description);

async function add(description: string, number: string = CARDS.approves, asMain = false) {
  const token = await cardToken(hotel.gateway, number);
  return payment().createCard({ token, description, set_as_default: asMain });
}

/** Three cards: the main one is the oldest. */
async function three(): Promise<[SavedCard, SavedCard, SavedCard]> {
  return [await add('First', NUMBERS[0]), await add('Second', NUMBERS[1]), await add('Third', NUMBERS[2])];
}

describe('adding a card', () => {
  test('is checked with its bank first, and nothing of a declined one is stored (API-56, PD-14)', async () => {
    const token = await cardToken(hotel.gateway, CARDS.declines);
    const body = { token, description: 'Declined', set_as_default: true };
    const declined = { code: 'CARD_DECLINED', status: 402 };
    for (const _ of ['first', 'second'])
      await expect(payment().createCard(body)).rejects.toMatchObject(declined);
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
    const first = await payment().createCard(body);
    expect(await payment().createCard(body)).toEqual(first);

    const other = await cardToken(hotel.gateway, '5555555555554444');
    const again = () => payment().createCard({ ...body, token: other });
    const many = await Promise.all(Array.from({ length: 8 }, again));
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
      expect(await codeOf(payment().createCard(body))).toBe('PAYMENT_TIMEOUT');
      expect(await wallet()).toEqual(before);
      const again = await codeOf(payment().createCard(body));
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
    expect(await bookWith(first.id)).toMatchObject({ status: 'CONFIRMED' });
  });

  test("with another guest's token, a spent one or none of the provider's is rejected (API-56, PD-16)", async () => {
    const token = await cardToken(hotel.gateway);
    const body = { token, description: 'Mine', set_as_default: true };
    await payment().createCard(body);
    const thief = await newGuest(hotel.gateway);
    expect(await codeOf(thief.client.payment.createCard(body))).toBe('CARD_TOKEN_INVALID');
    expect(await wallet(thief)).toEqual([]);
    const madeUp = { ...body, token: 'tok_made_up' };
    expect(await codeOf(payment().createCard(madeUp))).toBe('CARD_TOKEN_INVALID');
  });

  test('too often is rejected: nobody tries found cards here (API-56, API-60)', async () => {
    const limits = { ...noLimits, cardChecksPerGuest: { points: 2, seconds: 600 } };
    const gateway = await untilTestEnds(startTestGateway({ seed: false, limits }));
    const guest = await newGuest(gateway);
    const tries = [];
    for (const number of [CARDS.declines, CARDS.declines, CARDS.approves]) {
      const token = await cardToken(gateway, number);
      const body = { token, description: 'Found', set_as_default: false };
      tries.push(await codeOf(guest.client.payment.createCard(body)));
    }
    expect(tries).toEqual(['CARD_DECLINED', 'CARD_DECLINED', 'TOO_MANY_REQUESTS']);
  });
});

describe('the cards of a wallet', () => {
  test('are renamed, one at a time (API-58, CRD-03)', async () => {
    const [first] = await three();
    const { renameCard } = payment();
    const renamed = await renameCard({ id: first.id, description: '  Viagens ✈️  ' });
    expect(renamed).toEqual({ ...first, description: 'Viagens ✈️' });
    expect(await names()).toEqual(['Viagens ✈️', 'Second', 'Third']);
  });

  test('have one main card: the one that was last made it (API-59, CRD-03, CRD-04)', async () => {
    const [, second, third] = await three();
    const { setMainCard } = payment();
    await setMainCard({ paymentMethodId: third.id });
    expect(await names()).toEqual(['Third', 'First', 'Second']);
    await Promise.all([second, third, second].map(({ id }) => setMainCard({ paymentMethodId: id })));
    expect((await wallet()).filter(card => card.default_payment)).toHaveLength(1);
  });

  test('are deleted; after the main one the oldest of the others is the main card (API-57, CRD-03)', async () => {
    const [first, second, third] = await three();
    const { deleteCard } = payment();
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
    await codeOf(payment().createCard(body));
    const { id } = await payment().createCard(body);
    expect(await codeOf(bookWith(id))).toBe('PAYMENT_TIMEOUT');
    const inUse = { code: 'CARD_IN_USE', status: 409 };
    await expect(payment().deleteCard({ id })).rejects.toMatchObject(inUse);
    expect(await names()).toEqual(['Slow']);

    hotel.gateway.clock.moveBy(30_000);
    await settleDue(hotel.gateway.app);
    expect(await payment().deleteCard({ id })).toEqual({});
    expect(await names()).toEqual([]);
  });

  test('of another guest are neither seen, renamed, made the main one, checked nor deleted (API-57, API-58, API-59, API-60)', async () => {
    const [first] = await three();
    const before = await wallet();
    const thief = (await newGuest(hotel.gateway)).client.payment;
    const paymentId = `credit_card_validation_${randomUUID()}`;
    for (const id of [first.id, UNKNOWN, 'not-a-card']) {
      const calls = [
        thief.renameCard({ id, description: 'Stolen' }),
        thief.setMainCard({ paymentMethodId: id }),
        thief.deleteCard({ id }),
        thief.validateCard({ paymentId, paymentMethodId: id }),
      ];
      expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'CARD_NOT_FOUND'));
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
        await Promise.all(
          steps.map(async ({ what, which }) => {
            const token = tokens[which] ?? '';
            const id = (await wallet())[which]?.id ?? UNKNOWN;
            if (what === 'add')
              await payment().createCard({
                token,
                description: `Card ${which}`,
                set_as_default: which === 2,
              });
            else if (what === 'main') await codeOf(payment().setMainCard({ paymentMethodId: id }));
            else await codeOf(payment().deleteCard({ id }));
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
    payment().validateCard({ paymentId: `credit_card_validation_${id}`, paymentMethodId });

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
      const call = payment().validateCard({ paymentId, paymentMethodId: id });
      expect(await codeOf(call)).toBe('BAD_REQUEST');
    }
  });
});

test('a name is stored as it was typed or rejected whole, whatever it contains (API-56, API-58)', async () => {
  const { id } = await add('Mine');
  const nasty = fc.oneof(hostileText, fc.constantFrom('💳'.repeat(20), '   ', '\ud800', 'بطاقة السفر'));
  await fc.assert(
    fc.asyncProperty(nasty, async description => {
      const before = await names();
      const response = await codeOf(payment().renameCard({ id, description }));
      const after = await names();
      if (response === 'BAD_REQUEST') expect(after).toEqual(before);
      else {
        expect(response).toMatchObject({ description: description.trim() });
        expect(after).toEqual([description.trim()]);
      }
    }),
    { numRuns: INPUT_RUNS },
  );
});
