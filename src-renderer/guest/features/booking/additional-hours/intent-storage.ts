import * as z from 'zod/mini';
import { host } from '#renderer/platform/host/host.ts';
import { onGuestReset } from '#renderer/platform/state/store.ts';
import { type HoursIntent, type HoursTarget, targetKey } from './purchase.ts';

const KEY = 'pernoite.hours';

const stored = z.object({
  target: z.string(),
  intent: z.object({ key: z.string(), isSent: z.literal(true) }),
});

/** As in the funnel: null on a public screen, and if the browser provides none (PD-20). */
function storage(): Storage | null {
  if (!host().profile.capabilities.persistFunnel) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Only the key of an order with an unknown result is stored: with Pix the order contains the payer's tax number. */
export function storeIntent(target: HoursTarget, intent: HoursIntent | null): void {
  try {
    if (intent?.isSent) {
      const { key, isSent } = intent;
      storage()?.setItem(KEY, JSON.stringify({ target: targetKey(target), intent: { key, isSent } }));
    } else if (storedIntent(target) !== null) storage()?.removeItem(KEY);
  } catch {
    // The storage is full. The gateway still rejects a second order with ATTEMPT_IN_PROGRESS while the first is open.
  }
}

export function storedIntent(target: HoursTarget): HoursIntent | null {
  try {
    const parsed = stored.safeParse(JSON.parse(storage()?.getItem(KEY) ?? 'null'));
    return parsed.success && parsed.data.target === targetKey(target)
      ? { ...parsed.data.intent, order: '' }
      : null;
  } catch {
    return null;
  }
}

// After an expired session the same guest continues with the same order.
onGuestReset(reason => {
  if (reason !== 'expired') storage()?.removeItem(KEY);
});
