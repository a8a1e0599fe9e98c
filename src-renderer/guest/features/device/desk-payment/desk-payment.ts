import { atom } from 'jotai';
import * as z from 'zod/mini';
import {
  type Found,
  isResponseLost,
  pollLostResponse,
  toAppError,
} from '#renderer/platform/gateway/lost-response.ts';
import type { Booking, BookingMoney } from '#shared/contract/guest/booking-view.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import type { PaidBooking } from '#shared/contract/guest/payment.ts';
import type { AppError } from '#shared/errors.ts';
import { type Cents, fromReais } from '#shared/money.ts';

/** A booking as its holder sees it; only the holder can pay. */
export type HolderBooking = Booking & { payment: BookingMoney };

export type DeskPayment =
  | { step: 'idle' }
  | { step: 'tokenizing' }
  | { step: 'paying' }
  /** The response was lost: the booking is polled for the result (PD-10). */
  | { step: 'asking' }
  /** Polling ended; nothing is sent again before there is a result. */
  | { step: 'unknown'; offline: boolean }
  | { step: 'rejected'; code: string; details?: unknown; at: 'tokenizing' | 'paying' }
  | { step: 'paid'; charged: Cents }
  /** It was paid elsewhere, at the counter or in another window: nothing was charged here. */
  | { step: 'paidBefore' };

export type Means = Omit<BookingPayment, 'id'>;
type Intent = { id: string; means: string };

/** A typed card after its provider has tokenized it: the parts to show, and the payment (PD-16). */
export type PendingMeans = { networkName: string; lastFour: string; means: Means };

/** The payment of one booking by this guest. A retry uses the pending card, which is not typed twice. */
export type DeskPaymentState = {
  bookingId: string;
  flow: DeskPayment;
  intent: Intent | null;
  tokenized: PendingMeans | null;
};

export const deskPaymentAtom = atom<DeskPaymentState | null>(null);

export const isInProgress = ({ step }: DeskPayment): boolean =>
  step === 'tokenizing' || step === 'paying' || step === 'asking';

export const isSettled = ({ step }: DeskPayment): boolean => step === 'paid' || step === 'paidBefore';

/** The ports of a payment. Every failure throws an AppError. */
export type DeskPorts = {
  read: () => DeskPaymentState;
  write: (change: Partial<Omit<DeskPaymentState, 'bookingId'>>) => void;
  pay: (body: { bookingId: string; payment: BookingPayment }) => Promise<PaidBooking>;
  find: (bookingId: string) => Promise<HolderBooking>;
  pause: (milliseconds: number) => Promise<void>;
  newId: () => string;
};

const rejectedStatus = z.object({ status: z.string() });

/** A retry keeps its id and is charged once; after a rejection a new payment begins (PD-10). Never throws. */
export async function runDeskPayment(ports: DeskPorts, tokenize: () => Promise<PendingMeans>): Promise<void> {
  const { flow, bookingId } = ports.read();
  if (flow.step !== 'idle' && flow.step !== 'rejected') return;
  ports.write({ flow: { step: 'tokenizing' } });
  let tokenized = ports.read().tokenized;
  try {
    tokenized ??= await tokenize();
  } catch (error) {
    return ports.write({ flow: { step: 'rejected', code: toAppError(error).code, at: 'tokenizing' } });
  }
  ports.write({ tokenized });
  const { means } = tokenized;
  const payment = { id: intentFor(ports, means).id, ...means };
  ports.write({ flow: { step: 'paying' } });
  try {
    settlePaid(ports, fromReais((await ports.pay({ bookingId, payment })).charged));
  } catch (error) {
    const failure = toAppError(error);
    if (isResponseLost(failure)) return pollUntilSettled(ports);
    if (failure.code === 'BOOKING_NOT_PENDING' && parseStatus(failure) === 'CONFIRMED')
      return ports.write({ flow: { step: 'paidBefore' }, intent: null, tokenized: null });
    settleRejected(ports, failure);
  }
}

function intentFor(ports: DeskPorts, means: Means): Intent {
  const { intent } = ports.read();
  const text = JSON.stringify(means);
  if (intent?.means === text) return intent;
  const next = { id: ports.newId(), means: text };
  ports.write({ intent: next });
  return next;
}

function parseStatus({ details }: AppError): string | undefined {
  const parsed = rejectedStatus.safeParse(details);
  return parsed.success ? parsed.data.status : undefined;
}

function settlePaid(ports: DeskPorts, charged: Cents): void {
  ports.write({ flow: { step: 'paid', charged }, intent: null, tokenized: null });
}

/** A token that the bank or the provider rejected cannot be used again: the card has to be typed again. */
const usesUp: ReadonlySet<string> = new Set(['CARD_DECLINED', 'CARD_TOKEN_INVALID']);

function settleRejected(ports: DeskPorts, { code, details }: { code: string; details?: unknown }): void {
  const flow = { step: 'rejected', code, at: 'paying', ...(details !== undefined && { details }) } as const;
  ports.write({ flow, intent: null, ...(usesUp.has(code) && { tokenized: null }) });
}

/** While the booking waits for its payment, no payment has arrived. */
async function pollBooking(ports: DeskPorts): Promise<Found<HolderBooking>> {
  const booking = await ports.find(ports.read().bookingId);
  if (booking.status === 'PENDING') return 'nothing';
  return booking.status === 'PROCESSING' ? 'pending' : { result: booking };
}

/** Polls the payment's result, and never sends the payment again. */
export async function pollUntilSettled(ports: DeskPorts): Promise<void> {
  if (ports.read().flow.step === 'asking') return;
  ports.write({ flow: { step: 'asking' } });
  const polled = await pollLostResponse({
    pause: ports.pause,
    poll: () => pollBooking(ports),
    rejections: ['BOOKING_NOT_FOUND'],
  });
  switch (polled.end) {
    case 'result': {
      const { status, payment } = polled.result;
      return status === 'CANCELED' || status === 'NO_SHOW'
        ? settleRejected(ports, { code: 'BOOKING_NOT_PENDING' })
        : settlePaid(ports, fromReais(payment.charged));
    }
    case 'notArrived':
      // The intent is retained: if the lost payment arrives after all, a retry is the same one.
      return ports.write({ flow: { step: 'rejected', code: 'ATTEMPT_NOT_FOUND', at: 'paying' } });
    case 'rejected':
      return ports.write({ flow: { step: 'rejected', code: polled.code, at: 'paying' } });
    case 'unknown':
      return ports.write({ flow: { step: 'unknown', offline: polled.offline } });
  }
}
