import { describe, expect, test } from 'vitest';
import { hoursFailure } from '#renderer/guest/features/booking/additional-hours/failure.ts';
import {
  canUseCredits,
  chooseMeans,
  possibleMethod,
  slotTotal,
  toHoursOrder,
} from '#renderer/guest/features/booking/additional-hours/means.ts';
import {
  dismissed,
  noPurchase,
  type Purchase,
} from '#renderer/guest/features/booking/additional-hours/purchase.ts';
import {
  type PurchasePorts,
  resumePurchase,
  runPurchase,
} from '#renderer/guest/features/booking/additional-hours/run-purchase.ts';
import type { HoursAttempt, HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import { AppError } from '#shared/errors.ts';

const target = { bookingId: 'b-1', accommodationId: 7, type: 'CHECKOUT' as const };
const slot = {
  time: '2026-12-13T14:00:00-03:00',
  price: 53.7,
  taxValue: 2.69,
  amountOfHours: 2,
  freeCancellationUntil: null,
};
const bought = {
  newDate: '2026-12-13T14:00:00-03:00',
  buildingTimeZone: 'America/Sao_Paulo',
  creditsUsed: 0,
  charged: 56.39,
};
const card = { cardId: 'c-1', installments: 2 };
const order = toHoursOrder(target, slot, { with: 'card', ...card }, '');

const failed = (code: string) => new AppError(code, '');
type Response = typeof bought | AppError;

function purchase(responses: { buy?: Response[]; polls?: (HoursAttempt | AppError)[] }, begun = noPurchase) {
  let state: Purchase = begun;
  let ids = 0;
  const sent: { order: HoursOrder; key: string }[] = [];
  const polledKeys: string[] = [];
  const next = <One>(list: (One | AppError)[] | undefined): One => {
    const response = list && list.length > 1 ? list.shift() : list?.[0];
    if (response === undefined) throw failed('ATTEMPT_NOT_FOUND');
    if (response instanceof AppError) throw response;
    return response;
  };
  const ports: PurchasePorts = {
    read: () => state,
    write: changed => {
      state = changed;
    },
    buy: async (body, key) => {
      sent.push({ order: body, key });
      return next(responses.buy);
    },
    attempt: async key => {
      polledKeys.push(key);
      return next(responses.polls);
    },
    pause: async () => undefined,
    newId: () => `id-${++ids}`,
  };
  return { ports, sent, polledKeys, state: () => state };
}

describe('buying hours (HRS-04, PD-10)', () => {
  test('an order is sent once, with the hour and the price that were shown (API-28, BEY-17)', async () => {
    const run = purchase({ buy: [bought] });
    await Promise.all([runPurchase(run.ports, order), runPurchase(run.ports, order)]);
    const hour = { amountOfHours: 2, time: slot.time, price: 53.7, taxValue: 2.69 };
    const means = { numberOfInstallments: 2, useCredits: false, paymentMethodId: 'c-1' };
    expect(run.sent).toEqual([{ key: 'new_hours_id-1', order: { ...target, ...hour, ...means } }]);
    expect(run.state()).toEqual({ flow: { step: 'bought', hours: bought }, intent: null });
  });

  test('a retry of the same order keeps its key, and a changed one gets a new key (PD-10)', async () => {
    const run = purchase({ buy: [failed('HOURS_PAYMENT_REJECTED')] });
    await runPurchase(run.ports, order);
    await runPurchase(run.ports, order);
    await runPurchase(run.ports, { ...order, paymentMethodId: 'c-2' });
    expect(run.sent.map(({ key }) => key)).toEqual(['new_hours_id-1', 'new_hours_id-1', 'new_hours_id-2']);
  });

  test('after a lost response the order is polled and never sent again (PD-10)', async () => {
    const run = purchase({
      buy: [failed('NETWORK_TIMEOUT')],
      polls: [{ outcome: 'PROCESSING' }, { outcome: 'BOUGHT', hours: bought }],
    });
    await runPurchase(run.ports, order);
    expect(run.sent).toHaveLength(1);
    expect(run.polledKeys).toEqual(['new_hours_id-1', 'new_hours_id-1']);
    expect(run.state().flow).toEqual({ step: 'bought', hours: bought });
  });

  test('a lost response of a declined card is found as one (HRS-05)', async () => {
    const run = purchase({
      buy: [failed('INTERNAL_SERVER_ERROR')],
      polls: [{ outcome: 'REFUSED', code: 'HOURS_PAYMENT_REJECTED' }],
    });
    await runPurchase(run.ports, order);
    expect(run.state().flow).toEqual({ step: 'rejected', code: 'HOURS_PAYMENT_REJECTED' });
    expect(run.state().intent?.isSent).toBe(false);
  });

  test('an order that never arrived may be sent again under its key', async () => {
    const run = purchase({ buy: [failed('NETWORK_UNREACHABLE'), bought] });
    await runPurchase(run.ports, order);
    expect(run.state().flow).toEqual({ step: 'rejected', code: 'ATTEMPT_NOT_FOUND' });
    await runPurchase(run.ports, order);
    expect(new Set(run.sent.map(({ key }) => key)).size).toBe(1);
    expect(run.state().flow).toMatchObject({ step: 'bought' });
  });

  test('a Pix order whose code did not come is sent again under its key, and nothing is polled (PAY-32, PAY-37)', async () => {
    const withPix = toHoursOrder(target, slot, { with: 'pix' }, '52998224725');
    const run = purchase({ buy: [failed('PAYMENT_TIMEOUT'), bought] });
    await runPurchase(run.ports, withPix);
    expect(run.state()).toMatchObject({
      flow: { step: 'rejected', code: 'PAYMENT_TIMEOUT' },
      intent: { key: 'new_hours_id-1', isSent: false },
    });
    await runPurchase(run.ports, withPix);
    expect(run.sent.map(({ key }) => key)).toEqual(['new_hours_id-1', 'new_hours_id-1']);
    expect(run.polledKeys).toEqual([]);
    expect(run.state().flow).toMatchObject({ step: 'bought' });
  });

  test('a card whose provider did not respond is polled and never charged again (PAY-37, PD-10)', async () => {
    const run = purchase({
      buy: [failed('PAYMENT_TIMEOUT')],
      polls: [{ outcome: 'BOUGHT', hours: bought }],
    });
    await runPurchase(run.ports, order);
    expect(run.sent).toHaveLength(1);
    expect(run.polledKeys).toEqual(['new_hours_id-1']);
  });

  test('another payment of the booking is shown as one, not as a lost order (PD-58)', async () => {
    const run = purchase({ buy: [failed('ATTEMPT_IN_PROGRESS')] });
    await runPurchase(run.ports, order);
    expect(run.state().flow).toEqual({ step: 'rejected', code: 'ATTEMPT_IN_PROGRESS' });
  });

  test('while its result is open nothing is sent: a press polls again, with whatever order (PD-10)', async () => {
    const run = purchase({
      buy: [failed('NETWORK_UNREACHABLE')],
      polls: [failed('NETWORK_UNREACHABLE')],
    });
    await runPurchase(run.ports, order);
    expect(run.state().flow).toEqual({ step: 'unknown', offline: true });
    const polls = run.polledKeys.length;
    await runPurchase(run.ports, { ...order, amountOfHours: 3 });
    expect(run.sent).toHaveLength(1);
    expect(run.polledKeys.length).toBeGreaterThan(polls);
    expect(new Set(run.polledKeys)).toEqual(new Set(['new_hours_id-1']));
  });

  test('a session that ends meanwhile leaves the result open for the next sign-in', async () => {
    const run = purchase({
      buy: [failed('NETWORK_TIMEOUT')],
      polls: [failed('UNAUTHORIZED'), { outcome: 'BOUGHT', hours: bought }],
    });
    await runPurchase(run.ports, order);
    expect(run.state()).toMatchObject({ flow: { code: 'UNAUTHORIZED' }, intent: { isSent: true } });
    await resumePurchase(run.ports);
    expect(run.state().flow).toMatchObject({ step: 'bought' });
  });

  test('a reload finds an order that was sent; without one nothing is polled (PD-10)', async () => {
    const intent = { key: 'new_hours_kept', order: '{}', isSent: true };
    const run = purchase({ polls: [{ outcome: 'BOUGHT', hours: bought }] }, { ...noPurchase, intent });
    await resumePurchase(run.ports);
    expect(run.polledKeys).toEqual(['new_hours_kept']);
    expect(run.state().flow).toMatchObject({ step: 'bought' });
    const idle = purchase({});
    await resumePurchase(idle.ports);
    expect(idle.polledKeys).toEqual([]);
  });

  test('a change of the guest clears a rejection and nothing else', () => {
    const rejected: Purchase = { flow: { step: 'rejected', code: 'HOURS_UNAVAILABLE' }, intent: null };
    expect(dismissed(rejected).flow).toEqual({ step: 'idle' });
    const asking: Purchase = { flow: { step: 'asking' }, intent: null };
    expect(dismissed(asking)).toBe(asking);
  });
});

describe('what hours are paid with (PAY-19, PD-19)', () => {
  const total = slotTotal(slot);

  test('price and tax are added in whole cents (PAY-20)', () => {
    expect(slotTotal({ ...slot, price: 0.1, taxValue: 0.2 })).toBe(30);
    expect(total).toBe(5639);
  });

  test('credits pay all of it or nothing (PAY-19, PD-19)', () => {
    expect(canUseCredits(5639, total)).toBe(true);
    expect(canUseCredits(5638, total)).toBe(false);
    expect(canUseCredits(undefined, total)).toBe(false);
    const wanted = { total, wantsCredits: true, method: card };
    expect(chooseMeans({ ...wanted, balance: 5639 })).toEqual({ with: 'credits' });
    expect(chooseMeans({ ...wanted, balance: 5638 })).toEqual({ with: 'card', ...card });
    expect(chooseMeans({ ...wanted, balance: 5638, method: null })).toEqual({ with: 'none' });
  });

  test('Pix pays at once, and the order names whose account that is (PAY-32)', () => {
    const means = chooseMeans({ total, balance: 5638, wantsCredits: true, method: 'pix' });
    expect(means).toEqual({ with: 'pix' });
    const paid = toHoursOrder(target, slot, means, '52998224725');
    expect(paid).toMatchObject({ pix: { cpfPayment: '52998224725' }, numberOfInstallments: 1 });
    expect(paid).not.toHaveProperty('paymentMethodId');
    expect(possibleMethod('pix', [])).toBe('pix');
  });

  test('an hour that costs nothing is paid with nothing (PD-33, PD-61)', () => {
    const means = chooseMeans({ total: 0, balance: 9_999, wantsCredits: true, method: card });
    expect(means).toEqual({ with: 'nothing' });
    const free = toHoursOrder(target, { ...slot, price: 0, taxValue: 0 }, means, '');
    expect(free).toMatchObject({ useCredits: false, numberOfInstallments: 1 });
    expect(free).not.toHaveProperty('paymentMethodId');
  });

  test('the first card in one instalment is chosen, and a deleted one is replaced (PAY-18)', () => {
    const [a, b] = ['a', 'b'].map(id => ({ id }) as Parameters<typeof possibleMethod>[1][number]);
    if (!a || !b) throw new Error('two cards');
    const first = { cardId: 'a', installments: 1 };
    const second = { cardId: 'b', installments: 3 };
    expect(possibleMethod(null, [a, b])).toEqual(first);
    expect(possibleMethod(second, [a, b])).toEqual(second);
    expect(possibleMethod({ cardId: 'x', installments: 3 }, [a])).toEqual(first);
    expect(possibleMethod(null, [])).toBeNull();
  });
});

test.each([
  ['HOURS_PAYMENT_REJECTED', 400, 'card'],
  ['SOME_BANK_CODE', 400, 'card'],
  ['BAD_REQUEST', 400, 'other'],
  ['HOURS_PRICE_CHANGED', 422, 'price'],
  ['PRICE_MOVED', 422, 'price'],
  ['HOURS_NOT_ON_SALE', 422, 'notOnSale'],
  ['HOURS_UNAVAILABLE', 409, 'taken'],
  ['SOMETHING_ELSE', 418, 'other'],
] as const)('%s with status %i is shown as %s (HRS-05, ERR-11)', (code, status, kind) => {
  expect(hoursFailure({ code, status })).toBe(kind);
});
