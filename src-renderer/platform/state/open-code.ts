import { createEmitter } from './emitter.ts';

/** A Pix code on the screen, until an instant of this device's clock. */
type OpenCode = {
  endsAt: number;
  /** Leads a guest who wants to end this session to the decision about the code; null where they just may. */
  onLeave: (() => void) | null;
};

/** The instant of a code that never was. */
const NEVER = Number.NEGATIVE_INFINITY;

let current: OpenCode | null = null;
let end = NEVER;
const changes = createEmitter();

/**
 * A Pix code is on the screen: its guest has a phone in the hand and touches nothing, so the idle time does not run
 * meanwhile (PAY-33). Returns the function that says it has left the screen.
 */
export function showOpenCode(code: OpenCode): () => void {
  const hasMoved = current === null || code.endsAt !== end;
  current = code;
  end = code.endsAt;
  if (hasMoved) changes.notify();
  // A newer look at the same code takes this one's place at once.
  return () => queueMicrotask(() => drop(code));
}

function drop(code: OpenCode): void {
  if (current !== code) return;
  current = null;
  end = Math.min(end, Date.now());
  changes.notify();
}

/** When the last code that was on the screen ends, or has ended. */
export const openCodeEnd = (): number => end;

/** Leads a guest who wants to end past the open code. False where nothing is to be decided. */
export function leaveOpenCode(): boolean {
  if (current === null || current.onLeave === null || end <= Date.now()) return false;
  current.onLeave();
  return true;
}

/** Called whenever a code comes, moves its end, or leaves. Returns the way to stop. */
export const onOpenCode = changes.subscribe;
