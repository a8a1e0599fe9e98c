import type { AppContext } from '#gateway/context.ts';
import type { StoredPix } from '#gateway/store/pix-store.ts';

/** For how long after its end a code is looked at for payments that come late, or twice. */
const LATE_MS = 48 * 3_600_000;
/** The shortest pause between looks after the end; it grows with the time that has passed. */
const LATE_PAUSE_MS = 60_000;

/**
 * When the provider is queried about a code the next time: every few seconds while it lives, and at its very end; then
 * more and more rarely, and after two days never again (PAY-36). A trigger of the provider comes before all of these.
 */
export function nextLook(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  { payment, pix }: Pick<StoredPix, 'payment' | 'pix'>,
): Date | null {
  const now = clock.now().getTime();
  if (payment.status === 'OPEN')
    return new Date(Math.min(now + config.pix.lookMs, Math.max(Number(pix.expiresAt), now + 500)));
  const passed = Math.max(0, now - Number(payment.settledAt ?? pix.expiresAt));
  if (pix.reference === null || passed >= LATE_MS) return null;
  return new Date(now + Math.max(LATE_PAUSE_MS, passed / 4));
}
