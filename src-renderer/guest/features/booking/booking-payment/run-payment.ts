import type { Choosing, Funnel } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import {
  awaitsPix,
  booked,
  intentFor,
  intentRejected,
} from '#renderer/guest/features/shared/booking-funnel/state/payment-intent.ts';
import {
  type Found,
  isResponseLost,
  pollAttemptOnce,
  pollLostResponse,
  toAppError,
} from '#renderer/platform/gateway/lost-response.ts';
import type { BookingAttempt, CreatedBooking, NewBooking } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';
import { fromReais } from '#shared/money.ts';
import { type BookingDraft, computeFingerprint, withPaymentId } from './new-booking.ts';
import {
  gaveUpPolling,
  type Needs,
  type PaymentFlow,
  polledAgain,
  responseLost,
  signedIn,
  signedUp,
  submitted,
  tokenized,
  wasBooked,
  wasRejected,
} from './payment-flow.ts';

/** The ports of a payment. Every failure throws an AppError. */
export type PaymentPorts = {
  readFlow: () => PaymentFlow;
  writeFlow: (flow: PaymentFlow) => void;
  readFunnel: () => Funnel;
  writeFunnel: (funnel: Funnel) => void;
  create: (body: NewBooking, key: string) => Promise<CreatedBooking>;
  attempt: (key: string) => Promise<BookingAttempt>;
  pause: (milliseconds: number) => Promise<void>;
  newId: () => string;
};

/** The inputs of one submit; each step reads the form when it runs and stores nothing. */
export type Submit = {
  needs: Needs;
  signUp: () => Promise<void>;
  signIn: () => Promise<void>;
  /** Requests the first e-mails of the new account; the booking does not wait for them (API-37). */
  welcome: () => Promise<void>;
  tokenize: () => Promise<void>;
  /** The booking of the page's current state, with the walk-in rule checked again (PD-21). */
  draft: () => BookingDraft;
};

const choosing = (ports: PaymentPorts): Choosing | null => {
  const funnel = ports.readFunnel();
  return funnel.stage === 'choosing' ? funnel : null;
};

/** The funnel with its booking: booked, or reserved until its Pix code is paid. */
function withBooking(funnel: Choosing, booking: CreatedBooking): Funnel {
  const { bookingId, locator, status, charged, paymentDeadline, pix } = booking;
  const creditsUsed = fromReais(booking.creditsUsed);
  if (status === 'PROCESSING') {
    if (!pix) throw new AppError('ANSWER_INVALID', 'a booking that waits for no payment');
    return awaitsPix(funnel, { bookingId, locator, creditsUsed, pixId: pix.paymentId });
  }
  const stay = {
    bookingId,
    locator,
    status,
    creditsUsed,
    charged: fromReais(charged),
    // Paid before the code was shown: the response with the code was lost.
    ...(pix && { chargedBy: 'PIX' as const }),
    paymentDeadline,
  };
  return booked(funnel, stay, status === 'PENDING');
}

/** Writes the payment before the funnel, because observers of the funnel leave the page. */
function settleBooked(ports: PaymentPorts, booking: CreatedBooking): void {
  const before = choosing(ports);
  const after = before && withBooking(before, booking);
  ports.writeFlow(wasBooked(ports.readFlow()));
  if (after) ports.writeFunnel(after);
}

function settleRejected(ports: PaymentPorts, rejection: { code: string; details?: unknown }): void {
  const funnel = choosing(ports);
  if (funnel) ports.writeFunnel(intentRejected(funnel));
  ports.writeFlow(wasRejected(ports.readFlow(), rejection));
}

/** Handles one submit, from sign-up to a final result. Never throws; does nothing while a payment runs. */
export async function runPayment(ports: PaymentPorts, submit: Submit): Promise<void> {
  const before = ports.readFlow();
  const started = submitted(before, submit.needs);
  if (started === before) return;
  ports.writeFlow(started);
  try {
    if (ports.readFlow().step === 'signingUp') {
      await submit.signUp();
      ports.writeFlow(signedUp(ports.readFlow()));
    }
    if (ports.readFlow().step === 'signingIn') {
      await submit.signIn();
      void submit.welcome().catch(() => undefined);
      ports.writeFlow(signedIn(ports.readFlow(), submit.needs));
    }
    if (ports.readFlow().step === 'tokenizing') {
      await submit.tokenize();
      ports.writeFlow(tokenized(ports.readFlow()));
    }
  } catch (error) {
    ports.writeFlow(wasRejected(ports.readFlow(), toAppError(error)));
    return;
  }
  await book(ports, submit.draft);
}

async function book(ports: PaymentPorts, draftNow: () => BookingDraft): Promise<void> {
  const open = choosing(ports)?.intent;
  if (open?.sent) {
    // Another attempt of this funnel is open: it must be settled before anything else is sent.
    ports.writeFlow(responseLost(ports.readFlow()));
    return await pollResult(ports, open.key);
  }
  let sent = false;
  let isPix = false;
  try {
    const draft = draftNow();
    isPix = draft.payment?.method === 'PIX';
    const fingerprint = await computeFingerprint(draft);
    const funnel = choosing(ports);
    if (!funnel) return settleRejected(ports, { code: 'BAD_REQUEST' });
    const next = intentFor(funnel, fingerprint, ports.newId);
    ports.writeFunnel(next.funnel);
    sent = true;
    const booking = await ports.create(withPaymentId(draft, next.intent.paymentId), next.intent.key);
    settleBooked(ports, booking);
  } catch (error) {
    const failure = toAppError(error);
    // Nothing is charged without a code, and the next try with the same key returns it.
    const isCodeMissing = isPix && failure.code === 'PAYMENT_TIMEOUT';
    if (sent && isResponseLost(failure) && !isCodeMissing) {
      ports.writeFlow(responseLost(ports.readFlow()));
      await pollOpenAttempt(ports);
    } else settleRejected(ports, failure);
  }
}

export async function resumePayment(ports: PaymentPorts): Promise<void> {
  if (!choosing(ports)?.intent?.sent) return;
  const before = ports.readFlow();
  if (before.step !== 'idle' && before.step !== 'unknown' && before.step !== 'rejected') return;
  ports.writeFlow(responseLost(before));
  await pollOpenAttempt(ports);
}

async function pollOpenAttempt(ports: PaymentPorts): Promise<void> {
  const intent = choosing(ports)?.intent;
  if (intent) await pollResult(ports, intent.key);
}

type Settled = Exclude<BookingAttempt, { outcome: 'PROCESSING' }>;

function pollAttempt(ports: PaymentPorts, key: string): Promise<Found<Settled>> {
  ports.writeFlow(polledAgain(ports.readFlow()));
  return pollAttemptOnce<Settled>(() => ports.attempt(key));
}

/** Polls the result of an attempt, and never sends the attempt again. */
async function pollResult(ports: PaymentPorts, key: string): Promise<void> {
  const polled = await pollLostResponse({ pause: ports.pause, poll: () => pollAttempt(ports, key) });
  switch (polled.end) {
    case 'result':
      return polled.result.outcome === 'REFUSED'
        ? settleRejected(ports, { code: polled.result.code })
        : settleBooked(ports, polled.result.booking);
    case 'notArrived':
      return settleRejected(ports, { code: 'ATTEMPT_NOT_FOUND' });
    case 'rejected':
      // The attempt stays open: after a new sign-in it is polled again.
      return ports.writeFlow(wasRejected(ports.readFlow(), { code: polled.code }));
    case 'unknown':
      return ports.writeFlow(gaveUpPolling(ports.readFlow(), polled.offline));
  }
}
