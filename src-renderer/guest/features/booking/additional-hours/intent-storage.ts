import * as z from 'zod/mini';
import { host } from '#renderer/platform/host/host.ts';
import { onGuestReset } from '#renderer/platform/state/guest-reset.ts';
import { type HoursIntent, type HoursTarget, targetKey } from './purchase.ts';

const KEY = 'pernoite.hours';

const stored = z.object({
  target: z.string(),
  intent: z.object({ key: z.string(), isSent: z.literal(true) }),
});

/** As the funnel's: null on a public screen, and where the browser gives none (PD-20). */
function storage(): Storage | null {
  if (!host().profile.capabilities.persistFunnel) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Keeps the key of an order whose result is open, so that a reload finds it; forgets one that is settled. The order
 * itself is not stored: with Pix it names whose account pays.
 */
export function keepIntent(target: HoursTarget, intent: HoursIntent | null): void {
  try {
    if (intent?.isSent) {
      const { key, isSent } = intent;
      storage()?.setItem(KEY, JSON.stringify({ target: targetKey(target), intent: { key, isSent } }));
    } else if (keptIntent(target) !== null) storage()?.removeItem(KEY);
  } catch {
    // A full storage: the gateway still answers a second order with ATTEMPT_IN_PROGRESS while the first is open.
  }
}

/** The order of this target that was sent before a reload; null for none. */
export function keptIntent(target: HoursTarget): HoursIntent | null {
  try {
    const parsed = stored.safeParse(JSON.parse(storage()?.getItem(KEY) ?? 'null'));
    return parsed.success && parsed.data.target === targetKey(target)
      ? { ...parsed.data.intent, order: '' }
      : null;
  } catch {
    return null;
  }
}

// A session that merely expired is the same guest, who comes back to the same order.
onGuestReset(reason => {
  if (reason !== 'expired') storage()?.removeItem(KEY);
});
