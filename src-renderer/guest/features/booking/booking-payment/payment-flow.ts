import { atom } from 'jotai';

/** Survives a failure of a later step, so that a retry does not sign up again. */
export type Account = 'missing' | 'created' | 'ready';

export type RejectedAt = 'signUp' | 'signIn' | 'tokenizing' | 'booking';

export type PaymentFlow =
  | { step: 'idle'; account: Account }
  | { step: 'signingUp'; account: Account }
  | { step: 'signingIn'; account: Account }
  | { step: 'tokenizing'; account: Account }
  | { step: 'booking'; account: Account }
  /** The response was lost, perhaps by a reload: the gateway is polled for the attempt's result (PD-10). */
  | { step: 'asking'; account: Account; polls: number }
  /** Polling ended without a final result; nothing is sent again before there is one. */
  | { step: 'unknown'; account: Account; offline: boolean }
  | { step: 'rejected'; account: Account; code: string; details?: unknown; at: RejectedAt }
  /** The rooms are the guest's, or reserved until their Pix code is paid. */
  | { step: 'booked'; account: Account };

export const idlePayment: PaymentFlow = { step: 'idle', account: 'missing' };

/** The payment of this guest session; dropped with it. Contains no card, no token and no password. */
export const paymentFlowAtom = atom<PaymentFlow>(idlePayment);

export type Rejection = Extract<PaymentFlow, { step: 'rejected' }>;

/** The rejection of the last try; null if there was none, or the guest has changed something since. */
export const rejectionAtom = atom(get => {
  const flow = get(paymentFlowAtom);
  return flow.step === 'rejected' ? flow : null;
});

const busy: ReadonlySet<PaymentFlow['step']> = new Set([
  'signingUp',
  'signingIn',
  'tokenizing',
  'booking',
  'asking',
]);

/** True while a request runs: a second click does nothing, and leaving the page warns. */
export function isInProgress(flow: PaymentFlow): boolean {
  return busy.has(flow.step);
}

/** True while an attempt's result is unknown: nothing may be sent before it is known. */
export function isOpen(flow: PaymentFlow): boolean {
  return flow.step === 'asking' || flow.step === 'unknown';
}

/** `login`: only the guest who sent the attempt can query its result (PD-10). */
export type OpenStatus = 'asking' | 'unknown' | 'offline' | 'login';

export function openStatus(
  flow: PaymentFlow,
  at: { hasAttempt: boolean; anonymous: boolean },
): OpenStatus | null {
  if (flow.step === 'asking') return 'asking';
  if (at.hasAttempt && at.anonymous && !isInProgress(flow)) return 'login';
  if (flow.step === 'unknown') return flow.offline ? 'offline' : 'unknown';
  return null;
}

export type Needs = {
  signedIn: boolean;
  token: boolean;
};

/** The guest confirms. Nothing changes while a payment runs or its result is unknown: one click, one payment. */
export function submitted(flow: PaymentFlow, needs: Needs): PaymentFlow {
  if (isInProgress(flow) || flow.step === 'unknown' || flow.step === 'booked') return flow;
  if (needs.signedIn) return afterSignIn('ready', needs);
  return flow.account === 'created'
    ? { step: 'signingIn', account: 'created' }
    : { step: 'signingUp', account: 'missing' };
}

function afterSignIn(account: Account, needs: Pick<Needs, 'token'>): PaymentFlow {
  return needs.token ? { step: 'tokenizing', account } : { step: 'booking', account };
}

export function signedUp(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'signingUp' ? { step: 'signingIn', account: 'created' } : flow;
}

export function signedIn(flow: PaymentFlow, needs: Pick<Needs, 'token'>): PaymentFlow {
  return flow.step === 'signingIn' ? afterSignIn('ready', needs) : flow;
}

/** The provider has the card; only its token is used from here on (PD-16). */
export function tokenized(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'tokenizing' ? { step: 'booking', account: flow.account } : flow;
}

/** No response came, or one without a final result. Also used when a reload finds an attempt that was sent. */
export function responseLost(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'asking' || flow.step === 'booked'
    ? flow
    : { step: 'asking', account: flow.account, polls: 0 };
}

export function polledAgain(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'asking' ? { ...flow, polls: flow.polls + 1 } : flow;
}

export function gaveUpPolling(flow: PaymentFlow, offline: boolean): PaymentFlow {
  return flow.step === 'asking' ? { step: 'unknown', account: flow.account, offline } : flow;
}

export function wasBooked(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'booking' || flow.step === 'asking' ? { step: 'booked', account: 'ready' } : flow;
}

const rejectedAt: Partial<Record<PaymentFlow['step'], RejectedAt>> = {
  signingUp: 'signUp',
  signingIn: 'signIn',
  tokenizing: 'tokenizing',
  booking: 'booking',
  asking: 'booking',
};

/** An account that exists is not created again by the next try. */
export function wasRejected(
  flow: PaymentFlow,
  { code, details }: { code: string; details?: unknown },
): PaymentFlow {
  const at = rejectedAt[flow.step];
  return at
    ? { step: 'rejected', account: flow.account, code, at, ...(details !== undefined && { details }) }
    : flow;
}

export function dismissed(flow: PaymentFlow): PaymentFlow {
  return flow.step === 'rejected' ? { step: 'idle', account: flow.account } : flow;
}
