import { describe, expect, test } from 'vitest';
import {
  type DeskPaymentState,
  type DeskPorts,
  type PendingMeans,
  pollUntilSettled,
  runDeskPayment,
} from '#renderer/guest/features/device/desk-payment/desk-payment.ts';
import { POLL_PAUSES_MS } from '#renderer/platform/gateway/lost-response.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';

const tokenized: PendingMeans = {
  networkName: 'Visa',
  lastFour: '1111',
  means: { numberOfInstallments: 1, saveCard: false, card: { token: 'tok-1' } },
};

type World = {
  pays: (number | string | AppError)[];
  polls: (BookingStatus | AppError)[];
};

function world({ pays, polls }: World) {
  let state: DeskPaymentState = {
    bookingId: 'booking-1',
    flow: { step: 'idle' },
    intent: null,
    tokenized: null,
  };
  const sent: BookingPayment[] = [];
  const steps: string[] = [];
  let ids = 0;
  let pauses = 0;
  const next = <T>(list: T[]): T | undefined => (list.length > 1 ? list.shift() : list[0]);
  const ports: DeskPorts = {
    read: () => state,
    write(change) {
      state = { ...state, ...change };
      if (change.flow && steps.at(-1) !== change.flow.step) steps.push(change.flow.step);
    },
    async pay({ payment }) {
      sent.push(payment);
      const outcome = next(pays);
      if (outcome instanceof AppError) throw outcome;
      if (typeof outcome !== 'number') throw new AppError(outcome ?? '', 'rejected');
      return { bookingId: 'booking-1', locator: 'ABC123', status: 'CONFIRMED', charged: outcome };
    },
    async find() {
      const status = next(polls) ?? 'PENDING';
      if (status instanceof AppError) throw status;
      return { status, payment: { charged: 331.2 } } as Awaited<ReturnType<DeskPorts['find']>>;
    },
    async pause() {
      pauses += 1;
    },
    newId: () => `intent-${(ids += 1)}`,
  };
  const tokenize = async () => tokenized;
  return { ports, sent, steps, tokenize, state: () => state, pauses: () => pauses };
}

describe('paying at the desk', () => {
  test('charges once and forgets the card (API-54, PD-16)', async () => {
    const { ports, sent, steps, tokenize, state } = world({ pays: [331.2], polls: [] });
    await runDeskPayment(ports, tokenize);
    await runDeskPayment(ports, tokenize);
    expect(steps).toEqual(['tokenizing', 'paying', 'paid']);
    expect(sent).toEqual([{ id: 'intent-1', ...tokenized.means }]);
    expect(state()).toMatchObject({ flow: { step: 'paid', charged: 33_120 }, tokenized: null, intent: null });
  });

  test('sends nothing again while a response is lost, and takes what the booking says (API-54, PD-10)', async () => {
    const { ports, sent, steps, tokenize, state } = world({
      pays: ['NETWORK_UNREACHABLE'],
      polls: ['PROCESSING', 'PROCESSING', 'CONFIRMED'],
    });
    await runDeskPayment(ports, tokenize);
    expect(steps).toEqual(['tokenizing', 'paying', 'asking', 'paid']);
    expect(sent).toHaveLength(1);
    expect(state().flow).toEqual({ step: 'paid', charged: 33_120 });
  });

  test('a payment that never arrived is tried again under its own id with the pending card (PD-10)', async () => {
    const { ports, sent, tokenize, state } = world({ pays: ['PAYMENT_TIMEOUT', 331.2], polls: ['PENDING'] });
    await runDeskPayment(ports, tokenize);
    expect(state()).toMatchObject({ flow: { step: 'rejected', code: 'ATTEMPT_NOT_FOUND' }, tokenized });
    await runDeskPayment(ports, () => Promise.reject(new Error('the card is not typed twice')));
    expect(sent.map(({ id }) => id)).toEqual(['intent-1', 'intent-1']);
    expect(state().flow.step).toBe('paid');
  });

  test('a rejected card is dropped, and the next one begins another payment (PD-10)', async () => {
    const { ports, sent, tokenize, state } = world({ pays: ['CARD_DECLINED', 331.2], polls: [] });
    await runDeskPayment(ports, tokenize);
    expect(state()).toMatchObject({ flow: { step: 'rejected', code: 'CARD_DECLINED' }, tokenized: null });
    await runDeskPayment(ports, tokenize);
    expect(sent.map(({ id }) => id)).toEqual(['intent-1', 'intent-2']);
  });

  test('polls for about a minute and then says that the result is unknown, and why (PD-10)', async () => {
    const slow = world({ pays: ['PAYMENT_TIMEOUT'], polls: ['PROCESSING'] });
    await runDeskPayment(slow.ports, slow.tokenize);
    expect(slow.pauses()).toBe(POLL_PAUSES_MS.length);
    expect(slow.state().flow).toEqual({ step: 'unknown', offline: false });
    await runDeskPayment(slow.ports, slow.tokenize);
    expect(slow.sent).toHaveLength(1);

    const away = world({
      pays: ['NETWORK_TIMEOUT'],
      polls: [new AppError('NETWORK_UNREACHABLE', 'no response')],
    });
    await runDeskPayment(away.ports, away.tokenize);
    expect(away.state().flow).toEqual({ step: 'unknown', offline: true });
  });

  test('a booking that was paid elsewhere is not charged, one that was given up is shown as such (API-54, BKG-15)', async () => {
    const notPending = (status: string) =>
      new AppError('BOOKING_NOT_PENDING', 'not pending', { details: { status } });
    const paid = world({ pays: [notPending('CONFIRMED')], polls: [] });
    await runDeskPayment(paid.ports, paid.tokenize);
    expect(paid.state().flow).toEqual({ step: 'paidBefore' });
    const late = world({ pays: [notPending('CANCELED')], polls: [] });
    await runDeskPayment(late.ports, late.tokenize);
    expect(late.state().flow).toMatchObject({ step: 'rejected', code: 'BOOKING_NOT_PENDING' });
    const found = world({ pays: [], polls: ['CANCELED'] });
    await pollUntilSettled(found.ports);
    expect(found.state().flow).toMatchObject({ step: 'rejected', code: 'BOOKING_NOT_PENDING' });
  });

  test('a session that ends while polling is shown, and nothing more is sent (SES-11)', async () => {
    const { ports, tokenize, state, pauses } = world({
      pays: ['PAYMENT_TIMEOUT'],
      polls: [new AppError('UNAUTHORIZED', 'over')],
    });
    await runDeskPayment(ports, tokenize);
    expect(state().flow).toMatchObject({ step: 'rejected', code: 'UNAUTHORIZED' });
    expect(pauses()).toBe(1);
  });
});
