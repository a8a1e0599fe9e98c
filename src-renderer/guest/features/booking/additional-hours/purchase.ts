import { atom } from 'jotai';
import type { BoughtHours, HoursOrder, HoursType } from '#shared/contract/guest/additional-hours.ts';

export type HoursTarget = { bookingId: string; accommodationId: number; type: HoursType };

export type HoursFlow =
  | { step: 'idle' }
  | { step: 'buying' }
  /** The response was lost, perhaps by a reload: the gateway is polled for the result (PD-10). */
  | { step: 'asking' }
  /** Polling ended without a final result; nothing is sent again before there is one. */
  | { step: 'unknown'; offline: boolean }
  | { step: 'rejected'; code: string; status?: number; details?: unknown }
  | { step: 'bought'; hours: BoughtHours };

/** The same key while the order stays, a new one when it changes (PD-10). `isSent`: the result is unknown. */
export type HoursIntent = { key: string; order: string; isSent: boolean };

export type Purchase = { flow: HoursFlow; intent: HoursIntent | null };

export const noPurchase: Purchase = { flow: { step: 'idle' }, intent: null };

/** The purchases of this guest's session by target; dropped with it. They contain no card and no token. */
export const purchasesAtom = atom<Readonly<Record<string, Purchase>>>({});

export const targetKey = ({ bookingId, accommodationId, type }: HoursTarget): string =>
  `${bookingId}/${accommodationId}/${type}`;

/** True while a request runs: a second press does nothing, and leaving the page prompts. */
export const isInProgress = ({ step }: HoursFlow): boolean => step === 'buying' || step === 'asking';

/** True while the result is unknown: nothing may be sent before it is known. */
export const isOpen = ({ step }: HoursFlow): boolean => step === 'asking' || step === 'unknown';

/** Null if nothing may be sent: a request is running, its result is unknown, or the purchase is done. */
export function submitted(purchase: Purchase, order: HoursOrder, newId: () => string): Purchase | null {
  const { flow, intent } = purchase;
  if ((flow.step !== 'idle' && flow.step !== 'rejected') || intent?.isSent) return null;
  const text = JSON.stringify(order);
  const key = intent?.order === text ? intent.key : `new_hours_${newId()}`;
  return { flow: { step: 'buying' }, intent: { key, order: text, isSent: true } };
}

/** No response came, or one without a final result. Also used when a reload finds an order that was sent. */
export function responseLost({ intent }: Purchase): Purchase {
  return { flow: { step: 'asking' }, intent };
}

export function gaveUpPolling({ intent }: Purchase, offline: boolean): Purchase {
  return { flow: { step: 'unknown', offline }, intent };
}

export function wasBought(hours: BoughtHours): Purchase {
  return { flow: { step: 'bought', hours }, intent: null };
}

type Rejection = { code: string; status?: number | undefined; details?: unknown };

const rejectedFlow = ({ code, status, details }: Rejection): HoursFlow => ({
  step: 'rejected',
  code,
  ...(status !== undefined && { status }),
  ...(details !== undefined && { details }),
});

/** A final rejection. The same order may be tried again under the same key. */
export function wasRejected({ intent }: Purchase, rejection: Rejection): Purchase {
  return { flow: rejectedFlow(rejection), intent: intent && { ...intent, isSent: false } };
}

/** The session may no longer poll: the result stays open until the guest signs in again. */
export function pollRejected({ intent }: Purchase, rejection: Rejection): Purchase {
  return { flow: rejectedFlow(rejection), intent };
}

export function dismissed(purchase: Purchase): Purchase {
  return purchase.flow.step === 'rejected' ? { ...purchase, flow: { step: 'idle' } } : purchase;
}
