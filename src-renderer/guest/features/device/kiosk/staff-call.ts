import type { CallState, KioskCall } from '#shared/contract/guest/lobby.ts';

/** A guest's call of staff as the kiosk shows it (FRD-12). */
export type StaffCall =
  | { step: 'none' }
  | { step: 'calling' }
  | { step: 'waiting' | 'accepted'; callId: string; staffName: string | null }
  | { step: 'coming' | 'offered'; callId: string; staffName: string }
  /** Nobody came, nobody is there, or the call did not get through. */
  | { step: 'phone'; callId: string | null }
  | { step: 'opened' };

export const noCall: StaffCall = { step: 'none' };

const POLL_MS = 1_000;
/** Without a response the kiosk waits no longer than the desk has time. */
const UNANSWERED_MS = 2 * 60_000;

export type CallPorts = {
  call(): Promise<KioskCall>;
  find(callId: string): Promise<KioskCall>;
  now(): number;
  /** Resolves after that time, or at once when it is aborted. */
  wait(milliseconds: number): Promise<void>;
};

const steps: Record<CallState, StaffCall['step']> = {
  WAITING: 'waiting',
  UNANSWERED: 'phone',
  TAKEN: 'coming',
  OFFERED: 'offered',
  ACCEPTED: 'accepted',
  OPENED: 'opened',
  ENDED: 'none',
};

export function toStaffCall({ id: callId, state, staffName }: KioskCall): StaffCall {
  const step = steps[state];
  switch (step) {
    case 'coming':
    case 'offered':
      return { step, callId, staffName: staffName ?? '' };
    case 'waiting':
    case 'accepted':
      return { step, callId, staffName };
    case 'phone':
      return { step, callId };
    case 'opened':
      return { step };
    default:
      return noCall;
  }
}

/** Calls, and follows the call until it ends; one that nobody has taken may still be taken. */
export async function followStaffCall(
  ports: CallPorts,
  show: (call: StaffCall) => void,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = ports.now();
  let call: StaffCall = await ports
    .call()
    .then(toStaffCall, () => ({ step: 'phone', callId: null }) as const);
  while (!signal.aborted) {
    show(call);
    if (!('callId' in call) || call.callId === null) return;
    const { callId } = call;
    await ports.wait(POLL_MS);
    if (signal.aborted) return;
    const before: StaffCall = call;
    call = await ports
      .find(callId)
      .then(toStaffCall, () => unreached(before, callId, ports.now() - startedAt));
  }
}

/** A poll that fails says nothing about the desk, until the time is up. */
const unreached = (call: StaffCall, callId: string, waitedMs: number): StaffCall =>
  call.step === 'waiting' && waitedMs >= UNANSWERED_MS ? { step: 'phone', callId } : call;
