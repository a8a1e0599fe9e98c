import type { AppContext } from '../context.ts';

const turns = new WeakMap<AppContext, () => void>();

/** Names who handles a gateway's payment events, to be woken when one arrives; null where nobody does. */
export function wakeOnEvents(app: AppContext, wake: (() => void) | null): void {
  if (wake) turns.set(app, wake);
  else turns.delete(app);
}

/** An event was written down. It is handled now; where nobody is woken, the next turn finds it. */
export const handleSoon = (app: AppContext): void => turns.get(app)?.();
