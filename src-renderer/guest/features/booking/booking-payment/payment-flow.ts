import { atom } from 'jotai';

/**
 * How far the account of a guest who signs up while paying has come. It outlives a failure of a later step, so that a
 * retry does not sign up again.
 */
export type Account = 'missing' | 'created' | 'ready';

/** The step at which a payment was rejected. */
export type RefusedAt = 'signUp' | 'signIn' | 'tokenizing' | 'booking';

/** One payment, from the click on confirm to a final result (PAY-22 to PAY-29, SGN-21). */
export type PaymentFlow =
  | { step: 'idle'; account: Account }
  | { step: 'signingUp'; account: Account }
  | { step: 'signingIn'; account: Account }
  | { step: 'tokenizing'; account: Account }
  /** The booking is on its way to the gateway. */
  | { step: 'booking'; account: Account }
  /** The response was lost, perhaps by a reload: the gateway is polled for the attempt's result (PD-10). */
  | { step: 'asking'; account: Account; polls: number }
  /** Polled long enough without a final result; nothing is sent again before there is one. */
  | { step: 'unknown'; account: Account; offline: boolean }
  | { step: 'refused'; account: Account; code: string; details?: unknown; at: RefusedAt }
  /** The rooms are the guest's, or reserved until a Pix code of them is paid. */
  | { step: 'booked'; account: Account };

export const idlePayment: PaymentFlow = { step: 'idle', account: 'missing' };

/** The payment of this guest session; dropped with it. Contains no card, no token and no password. */
export const paymentFlowAtom = atom<PaymentFlow>(idlePayment);

export type Rejection = Extract<PaymentFlow, { step: 'refused' }>;

/** What the last try was rejected with; null when it was not, or when the guest has changed something since. */
export const rejectionAtom = atom(get => {
  const flow = get(paymentFlowAtom);
  return flow.step === 'refused' ? flow : null;
});

const busy: ReadonlySet<PaymentFlow['step']> = new Set([
  'signingUp',
  'signingIn',
  'tokenizing',
  'booking',
  'asking',
]);

/** Something is under way: a second click does nothing, leaving the page warns. */
export function isUnderWay(flow: PaymentFlow): boolean {
  return busy.has(flow.step);
}

/** An attempt whose outcome is open: nothing may be sent before it is known. */
export function isOpen(flow: PaymentFlow): boolean {
  return flow.step === 'asking' || flow.step === 'unknown';
}

/**
 * What replaces the page while an attempt's result is not known; null while there is no such attempt.
 * `login`: only the guest who sent it can query it (PD-10).
 */
export type OpenStatus = 'asking' | 'unknown' | 'offline' | 'login';

export function openStatus(
  flow: PaymentFlow,
  at: { hasAttempt: boolean; anonymous: boolean },
): OpenStatus | null {
  if (flow.step === 'asking') return 'asking';
  if (at.hasAttempt && at.anonymous && !isUnderWay(flow)) return 'login';
  if (flow.step === 'unknown') return flow.offline ? 'offline' : 'unknown';
  return null;
}

/** What a submit has to do before it may book. */
export type Needs = {
  /** The guest has an account and is signed in. */
  signedIn: boolean;
  /** A typed card that has no token yet. */
  token: boolean;
};

/** The guest confirms. While something is under way or open, nothing changes: one click, one payment. */
export function submitted(flow: PaymentFlow, needs: Needs): PaymentFlow {
  if (isUnderWay(flow) || flow.step === 'unknown' || flow.step === 'booked') return flow;
  if (needs.signedIn) return afterSignIn('ready', needs);
  return flow.account === 'created'
    ? { step: 'signingIn', account: 'created' }
    : { step: 'signingUp', account: 'missing' };
}

function afterSignIn(account: Account, needs: Pick<Needs, 'token'>): PaymentFlow {
  return needs.token ? { step: 'tokenizing', account } : { step: 'booking', account };
}

/** The account exists from here on (SGN-20). */
export function signedUp(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'signingUp' ? { step: 'signingIn', account: 'created' } : flow;
}

/** The guest is signed in; next is the card, or the booking where none is to be tokenized. */
export function signedIn(flow: PaymentFlow, needs: Pick<Needs, 'token'>): PaymentFlow {
  return flow.step === 'signingIn' ? afterSignIn('ready', needs) : flow;
}

/** The provider has the card; only its token goes on (PD-16). */
export function tokenized(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'tokenizing' ? { step: 'booking', account: flow.account } : flow;
}

/** No response came, or one without a final result. Also where a reload finds an attempt that was sent. */
export function responseLost(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'asking' || flow.step === 'booked'
    ? flow
    : { step: 'asking', account: flow.account, polls: 0 };
}

/** The gateway was polled once more for the attempt's result. */
export function askedAgain(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'asking' ? { ...flow, polls: flow.polls + 1 } : flow;
}

/** Whether there is a booking is not known yet: the guest is notified, and may check again (PD-10). */
export function gaveUpAsking(flow: PaymentFlow, offline: boolean): PaymentFlow {
  return flow.step === 'asking' ? { step: 'unknown', account: flow.account, offline } : flow;
}

/** The booking exists, whether its response came or was queried later (PD-10). */
export function wasBooked(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'booking' || flow.step === 'asking' ? { step: 'booked', account: 'ready' } : flow;
}

const refusedAt: Partial<Record<PaymentFlow['step'], RefusedAt>> = {
  signingUp: 'signUp',
  signingIn: 'signIn',
  tokenizing: 'tokenizing',
  booking: 'booking',
  asking: 'booking',
};

/**
 * A final no, with what the gateway says about it. What was reached stays reached: an account that exists is not
 * created again.
 */
export function wasRefused(
  flow: PaymentFlow,
  { code, details }: { code: string; details?: unknown },
): PaymentFlow {
  const at = refusedAt[flow.step];
  return at
    ? { step: 'refused', account: flow.account, code, at, ...(details !== undefined && { details }) }
    : flow;
}

/** The guest has read the error, or changed something about it (SGN-21). */
export function dismissed(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'refused' ? { step: 'idle', account: flow.account } : flow;
}
