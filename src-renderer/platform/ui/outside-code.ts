import { createEmitter } from '#renderer/platform/state/emitter.ts';

let shown: string | null = null;
const changes = createEmitter();

/** The address whose code is to be seen; null for none. */
export function outsideCode(): string | null {
  return shown;
}

export const onOutsideCode = changes.subscribe;

/** Shows an address as a code for the guest's phone, or takes the code away. */
export function showOutsideCode(address: string | null): void {
  shown = address;
  changes.notify();
}
