import { createEmitter } from './emitter.ts';

/** A Pix code on the screen, until an instant of this device's clock. */
type OpenCode = {
  endsAt: number;
  /** Opens the decision about the code for a guest who wants to end this session; null if none is needed. */
  onLeave: (() => void) | null;
};

const NEVER = Number.NEGATIVE_INFINITY;

let current: OpenCode | null = null;
let end = NEVER;
const changes = createEmitter();

/** Its guest uses a phone and not the screen, so the idle time does not run (PAY-33). Returns the removing function. */
export function showOpenCode(code: OpenCode): () => void {
  const hasMoved = current === null || code.endsAt !== end;
  current = code;
  end = code.endsAt;
  if (hasMoved) changes.notify();
  // A newer poll of the same code replaces this one at once.
  return () => queueMicrotask(() => drop(code));
}

function drop(code: OpenCode): void {
  if (current !== code) return;
  current = null;
  end = Math.min(end, Date.now());
  changes.notify();
}

export const openCodeEnd = (): number => end;

/** Opens the decision about the open code. False if none is needed. */
export function leaveOpenCode(): boolean {
  if (current === null || current.onLeave === null || end <= Date.now()) return false;
  current.onLeave();
  return true;
}

/** Called whenever a code appears, changes its expiry, or disappears. Returns a function that stops it. */
export const onOpenCode = changes.subscribe;
