import type { AppContext } from '#gateway/context.ts';
import type { StoredPix } from '#gateway/store/pix-store.ts';

/** For this long after its end a code is queried for late and duplicate payments. */
const LATE_MS = 48 * 3_600_000;
/** The shortest pause between queries after the end; it grows with the time that has passed. */
const LATE_PAUSE_MS = 60_000;

/** Every few seconds until it expires and at its very end, then more and more rarely, for two days (PAY-36). */
export function nextPoll(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  { payment, pix }: Pick<StoredPix, 'payment' | 'pix'>,
): Date | null {
  const now = clock.now().getTime();
  if (payment.status === 'OPEN')
    return new Date(Math.min(now + config.pix.pollMs, Math.max(Number(pix.expiresAt), now + 500)));
  const passed = Math.max(0, now - Number(payment.settledAt ?? pix.expiresAt));
  if (pix.reference === null || passed >= LATE_MS) return null;
  return new Date(now + Math.max(LATE_PAUSE_MS, passed / 4));
}
