import { createEmitter } from '#renderer/platform/state/emitter.ts';

let shown: string | null = null;
const changes = createEmitter();

/** The address whose QR code is shown; null without one. */
export function outsideCode(): string | null {
  return shown;
}

export const onOutsideCode = changes.subscribe;

/** Shows an address as a QR code for the guest's phone, or hides it. */
export function showOutsideCode(address: string | null): void {
  shown = address;
  changes.notify();
}
