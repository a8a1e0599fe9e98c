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

/**
 * Ends the guest on a device of the hotel: main puts a fresh window in this one's place, and everything of the guest
 * goes with the old one (KSK-08, PD-39). Called twice, it is done once.
 */
export function endGuest(reason: GuestEnd): void {
  const { device, tokens } = host();
  if (device === null || ending !== null) return;
  mark(reason);
  device.endGuest({ reason }).catch(async () => {
    // Main failed: then at least this page drops its state, by a reload.
    await tokens.clear().catch(() => undefined);
    window.location.replace('/');
  });
}

/** Why the guest is being ended just now; null while nobody is. */
export function useEnding(): GuestEnd | null {
  return useSyncExternalStore(changes.subscribe, () => ending);
}
