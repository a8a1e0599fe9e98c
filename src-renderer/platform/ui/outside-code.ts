import { createEmitter } from '#renderer/platform/state/emitter.ts';

let shown: string | null = null;
const changes = createEmitter();

export function outsideCode(): string | null {
  return shown;
}

export const onOutsideCode = changes.subscribe;

export function showOutsideCode(address: string | null): void {
  shown = address;
  changes.notify();
}
