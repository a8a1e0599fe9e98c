import { describe, expect, test } from 'vitest';
import type { BookingDraft } from '#renderer/guest/features/booking/booking-payment/new-booking.ts';
import {
  idlePayment,
  type PaymentFlow,
} from '#renderer/guest/features/booking/booking-payment/payment-flow.ts';
import {
  type PaymentPorts,
  resumePayment,
  runPayment,
  type Submit,
} from '#renderer/guest/features/booking/booking-payment/run-payment.ts';
import { type Funnel, idle, searched } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { POLL_PAUSES_MS } from '#renderer/platform/gateway/lost-response.ts';
import type { BookingAttempt, CreatedBooking } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';

const booking: CreatedBooking = {
  bookingId: 'b-1',
  locator: 'ABC123',
  status: 'CONFIRMED',
  creditsUsed: 12.5,
  charged: 100.01,
  paymentDeadline: null,
};
const draft: BookingDraft = {
  companyCode: 'JARDINS',
  value: 100,
  taxValue: 5,
  startDate: '2026-12-01T00:00:00-03:00',
  endDate: '2026-12-02T00:00:00-03:00',
  accommodations: [],
  useCredits: false,
  walkIn: false,
};
const unpaid: CreatedBooking = {
  ...booking,
  status: 'PROCESSING',
  charged: 0,
  pix: {
    paymentId: 'p-1',
    bookingId: 'b-1',
    locator: 'ABC123',
    purpose: 'BOOKING',
    state: 'WAITING',
    amount: 120.5,
    receiver: 'Pernoite',
    code: '000201',
    expiresAt: '2026-12-01T12:15:00.000Z',
    now: '2026-12-01T12:00:00.000Z',
    isRenewable: false,
    isReserved: true,
    hours: null,
  },
};
const pixOf = { method: 'PIX', numberOfInstallments: 1, saveCard: false, cpfPayment: '52998224725' } as const;
const rejection = (code: string) => new AppError(code, 'test');
type Result<Value> = Value | AppError;

function world(results: { create?: Result<CreatedBooking>[]; attempt?: Result<BookingAttempt>[] } = {}) {
  const stay = { hotelId: 'JARDINS', checkinDate: '2026-12-01', checkoutDate: '2026-12-02' };
  const state: { flow: PaymentFlow; funnel: Funnel } = {
    flow: idlePayment,
    funnel: searched(idle, { ...stay, checkinHour: 19, checkoutHour: 10, rooms: [] }),
  };
  const log: string[] = [];
  const sent: { key: string; paymentId: string | undefined }[] = [];
  const pauses: number[] = [];
  let ids = 0;
  const nextResult = <Value>(list: Result<Value>[] | undefined): Value => {
    const next = list && list.length > 1 ? list.shift() : list?.[0];
    if (next === undefined) throw rejection('NETWORK_UNREACHABLE');
    if (next instanceof AppError) throw next;
    return next;
  };
  const ports: PaymentPorts = {
    readFlow: () => state.flow,
    writeFlow: flow => {
      state.flow = flow;
    },
    readFunnel: () => state.funnel,
    writeFunnel: funnel => {
      state.funnel = funnel;
    },
    create: async (body, key) => {
      log.push('create');
      sent.push({ key, paymentId: body.payment?.id });
      return nextResult(results.create);
    },
    attempt: async () => {
      log.push('attempt');
      return nextResult(results.attempt);
    },
    pause: async milliseconds => {
      pauses.push(milliseconds);
    },
    newId: () => `0000000000000000-${(ids += 1)}`,
  };
  const step = (name: string, failure?: AppError) => async () => {
    log.push(name);
    if (failure) throw failure;
  };
  const submit = (change: Partial<Submit> = {}): Submit => ({
    needs: { signedIn: true, token: false },
    signUp: step('signUp'),
    signIn: step('signIn'),
    welcome: step('welcome'),
    tokenize: step('tokenize'),
    draft: () => draft,
    ...change,
  });
  return { state, ports, submit, step, log, sent, pauses };
}

const anonymous = { signedIn: false, token: true };
const lost = rejection('NETWORK_TIMEOUT');

describe('one submit', () => {
  test('signs up, signs in, welcomes, tokenizes and books, in that order (SGN-20, API-37)', async () => {
    const { ports, submit, log, state } = world({ create: [booking] });
    await runPayment(ports, submit({ needs: anonymous }));
    expect(log).toEqual(['signUp', 'signIn', 'welcome', 'tokenize', 'create']);
    expect(state.flow.step).toBe('booked');
    expect(state.funnel).toMatchObject({
      stage: 'booked',
      walkIn: false,
      booking: { locator: 'ABC123', creditsUsed: 1250, charged: 10001 },
    });
  });

  test('a Pix code leaves the rooms unpaid under it, and no card is tokenized (PAY-32, PAY-33)', async () => {
    const { ports, submit, state } = world({ create: [unpaid] });
    await runPayment(ports, submit());
    expect(state.flow.step).toBe('booked');
    expect(state.funnel).toMatchObject({
      stage: 'unpaid',
      booking: { bookingId: 'b-1', creditsUsed: 1250, pixId: 'p-1' },
    });
  });

  test('a Pix code that did not come is requested again under the same key (PAY-37)', async () => {
    const { ports, submit, state, sent } = world({ create: [rejection('PAYMENT_TIMEOUT'), unpaid] });
    const pix = () => submit({ draft: () => ({ ...draft, payment: pixOf }) });
    await runPayment(ports, pix());
    expect(state.flow).toMatchObject({ step: 'rejected', code: 'PAYMENT_TIMEOUT' });
    await runPayment(ports, pix());
    expect(state.funnel.stage).toBe('unpaid');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('a booking that was paid by Pix while its response was lost is confirmed as that (PAY-33)', async () => {
    const paid: CreatedBooking = { ...unpaid, status: 'CONFIRMED', charged: 120.5 };
    const { ports, submit, state } = world({
      create: [rejection('NETWORK_UNREACHABLE')],
      attempt: [{ outcome: 'BOOKED', booking: paid }],
    });
    await runPayment(ports, submit());
    expect(state.funnel).toMatchObject({ stage: 'booked', booking: { charged: 12050, chargedBy: 'PIX' } });
  });

  test('two submits at once send one booking (PAY-22, PD-10)', async () => {
    const { ports, submit, log } = world({ create: [booking] });
    await Promise.all([runPayment(ports, submit()), runPayment(ports, submit())]);
    expect(log).toEqual(['create']);
  });

  test('a retry after a later failure does not sign up again (SGN-22)', async () => {
    const { ports, submit, step, log, state } = world({ create: [booking] });
    const failing = step('signIn', rejection('NETWORK_UNREACHABLE'));
    await runPayment(ports, submit({ needs: anonymous, signIn: failing }));
    expect(state.flow).toMatchObject({ step: 'rejected', at: 'signIn' });
    await runPayment(ports, submit({ needs: anonymous }));
    expect(log.filter(name => name === 'signUp')).toHaveLength(1);
    expect(state.flow.step).toBe('booked');
  });

  test('first e-mails that cannot be requested do not stop the booking (API-37)', async () => {
    const { ports, submit, step, state } = world({ create: [booking] });
    const welcome = step('welcome', rejection('SERVICE_UNAVAILABLE'));
    await runPayment(ports, submit({ needs: anonymous, welcome }));
    expect(state.flow.step).toBe('booked');
  });

  test('a card that the provider rejects books nothing and sends no intent (PAY-25)', async () => {
    const { ports, submit, step, log, state } = world({ create: [booking] });
    const tokenize = step('tokenize', rejection('TOKENIZER_FAILED'));
    await runPayment(ports, submit({ needs: { signedIn: true, token: true }, tokenize }));
    expect(state.flow).toMatchObject({ step: 'rejected', code: 'TOKENIZER_FAILED', at: 'tokenizing' });
    expect(state.funnel).toMatchObject({ intent: null });
    expect(log).not.toContain('create');
  });
});

describe('keys', () => {
  test('the same payload is sent again under its key, another under a new one (PD-10, API-09)', async () => {
    const { ports, submit, sent } = world({ create: [rejection('CARD_DECLINED')] });
    await runPayment(ports, submit());
    await runPayment(ports, submit());
    await runPayment(ports, submit({ draft: () => ({ ...draft, useCredits: true }) }));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    expect(sent[0]?.key).toMatch(/^new_booking_/);
  });

  test('a rejected booking leaves nothing open (PAY-26)', async () => {
    const { ports, submit, state } = world({ create: [rejection('ROOM_UNAVAILABLE')] });
    await runPayment(ports, submit());
    expect(state.flow).toMatchObject({ step: 'rejected', code: 'ROOM_UNAVAILABLE', at: 'booking' });
    expect(state.funnel).toMatchObject({ intent: { sent: false } });
  });
});

describe('a lost response', () => {
  test('is followed by polls with growing pauses and never by another send (PD-10)', async () => {
    const { ports, submit, log, pauses, state } = world({
      create: [lost],
      attempt: [{ outcome: 'PROCESSING' }, { outcome: 'PROCESSING' }, { outcome: 'BOOKED', booking }],
    });
    await runPayment(ports, submit());
    expect(log).toEqual(['create', 'attempt', 'attempt', 'attempt']);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(state.flow.step).toBe('booked');
    expect(state.funnel.stage).toBe('booked');
  });

  test.each(['NETWORK_UNREACHABLE', 'PAYMENT_TIMEOUT', 'ATTEMPT_IN_PROGRESS', 'ANSWER_INVALID'])(
    'after %s the gateway is polled (PD-10)',
    async code => {
      const { ports, submit, log } = world({
        create: [rejection(code)],
        attempt: [{ outcome: 'REFUSED', code: 'CARD_DECLINED' }],
      });
      await runPayment(ports, submit());
      expect(log).toEqual(['create', 'attempt']);
    },
  );

  test('that turns out rejected says why (PAY-28)', async () => {
    const { ports, submit, state } = world({
      create: [lost],
      attempt: [{ outcome: 'REFUSED', code: 'CARD_DECLINED' }],
    });
    await runPayment(ports, submit());
    expect(state.flow).toMatchObject({ step: 'rejected', code: 'CARD_DECLINED', at: 'booking' });
    expect(state.funnel).toMatchObject({ intent: { sent: false } });
  });

  test('counts as not arrived only when it is not found again and again (PD-10)', async () => {
    const notFound = rejection('ATTEMPT_NOT_FOUND');
    const { ports, submit, log, state } = world({ create: [lost], attempt: [notFound] });
    await runPayment(ports, submit());
    expect(log.filter(name => name === 'attempt')).toHaveLength(3);
    expect(state.flow).toMatchObject({ step: 'rejected', code: 'ATTEMPT_NOT_FOUND' });
  });

  test('that stays open is shown as such, and a new submit sends nothing (PD-10)', async () => {
    const { ports, submit, log, state } = world({ create: [lost], attempt: [{ outcome: 'PROCESSING' }] });
    await runPayment(ports, submit());
    expect(log.filter(name => name === 'attempt')).toHaveLength(POLL_PAUSES_MS.length);
    expect(state.flow).toMatchObject({ step: 'unknown', offline: false });
    await runPayment(ports, submit());
    expect(log.filter(name => name === 'create')).toHaveLength(1);
  });

  test('without a connection gives up early and keeps the attempt open (PD-10)', async () => {
    const { ports, submit, state } = world({ create: [rejection('NETWORK_UNREACHABLE')], attempt: [] });
    await runPayment(ports, submit());
    expect(state.flow).toMatchObject({ step: 'unknown', offline: true });
    expect(state.funnel).toMatchObject({ intent: { sent: true } });
  });

  test('that a reload left behind is polled and found (PD-10, PD-20)', async () => {
    const { ports, submit, log, state } = world({
      create: [lost],
      attempt: [{ outcome: 'PROCESSING' }, { outcome: 'BOOKED', booking }],
    });
    const gone = new Promise<void>(() => undefined);
    void runPayment({ ...ports, pause: () => gone }, submit());
    await expect.poll(() => state.flow.step).toBe('asking');
    state.flow = idlePayment;
    await resumePayment(ports);
    expect(log.filter(name => name === 'create')).toHaveLength(1);
    expect(state.funnel.stage).toBe('booked');
  });

  test('of an earlier payload is settled before a changed one is sent (PD-10)', async () => {
    const { ports, submit, log, state } = world({
      create: [lost],
      attempt: [rejection('UNAUTHORIZED'), { outcome: 'BOOKED', booking }],
    });
    await runPayment(ports, submit());
    expect(state.flow).toMatchObject({ step: 'rejected', code: 'UNAUTHORIZED' });
    await runPayment(ports, submit({ draft: () => ({ ...draft, useCredits: true }) }));
    expect(log).toEqual(['create', 'attempt', 'attempt']);
    expect(state.flow.step).toBe('booked');
  });
});
