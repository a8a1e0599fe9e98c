import { useSyncExternalStore } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { GuestEnd } from '#shared/bridge.ts';

let ending: GuestEnd | null = null;
const changes = createEmitter();

function mark(reason: GuestEnd | null): void {
  ending = reason;
  changes.notify();
}

/** Main replaces this window, and all data of the guest is removed with it. A second call has no effect (PD-39). */
export function endGuest(reason: GuestEnd): void {
  const { device, tokens } = host();
  if (device === null || ending !== null) return;
  mark(reason);
  device.endGuest({ reason }).catch(async () => {
    // Main failed: at least this page drops its state, by a reload.
    await tokens.clear().catch(() => undefined);
    window.location.replace('/');
  });
}

export function useEnding(): GuestEnd | null {
  return useSyncExternalStore(changes.subscribe, () => ending);
}
