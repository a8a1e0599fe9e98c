import type { Verification } from './verification-status.ts';

export const FIRST_POLL_MS = 2_000;
export const POLL_EVERY_MS = 5_000;

export type StatusPorts = {
  status(): Promise<Verification>;
  /** Resolves after that time, or at once when it is aborted. */
  wait(milliseconds: number): Promise<void>;
};

/** Every five seconds until the pictures have been processed (IDV-06). Throws a failed poll's error. */
export async function followProcessing(
  { status, wait }: StatusPorts,
  show: (verification: Verification) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let pause = FIRST_POLL_MS; ; pause = POLL_EVERY_MS) {
    await wait(pause);
    if (signal.aborted) return;
    const verification = await status();
    if (signal.aborted) return;
    show(verification);
    if (verification.status !== 'PROCESSING') return;
  }
}

/** A failed poll is repeated: the guest is busy on the phone and could press nothing here (PD-42). */
export async function followPhone(
  before: Verification,
  { status, wait }: StatusPorts,
  notify: { arrived(): void; reached(isReached: boolean): void },
  signal: AbortSignal,
): Promise<void> {
  while (true) {
    await wait(POLL_EVERY_MS);
    if (signal.aborted) return;
    const verification = await status().catch(() => null);
    if (signal.aborted) return;
    notify.reached(verification !== null);
    if (verification !== null && verification.status !== before.status) return notify.arrived();
  }
}

export async function saveWhenValidated(
  isValidated: () => Promise<boolean>,
  then: { save(): void; fail(): void },
  signal: AbortSignal,
): Promise<void> {
  try {
    const validated = await isValidated();
    if (validated && !signal.aborted) then.save();
  } catch {
    if (!signal.aborted) then.fail();
  }
}
