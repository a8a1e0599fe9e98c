import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { FlagKey, FlagState } from '#shared/flags.ts';
import { type Flags, storedFlags, storeFlags } from './stored-flags.ts';

/** `isOld` while the lookup fails and the flags of an earlier one count (PD-45). */
type KnownFlags = { flags: Flags; isOld: boolean };

let known: KnownFlags | null = null;
let failure: unknown = null;
let flight: Promise<KnownFlags | null> | null = null;
let settled = false;
const changes = createEmitter();

/** After a failure this browser's stored flags count until the next read tries again; null if it has none. */
function lookup(): Promise<KnownFlags | null> {
  if (known && !known.isOld) return Promise.resolve(known);
  flight ??= import('./open-feature.ts')
    .then(module => module.evaluateFlags())
    .then(
      flags => {
        storeFlags(flags);
        known = { flags, isOld: false };
        failure = null;
        return known;
      },
      (error: unknown) => {
        const flags = storedFlags();
        known = flags && { flags, isOld: true };
        failure = error;
        return known;
      },
    )
    .finally(() => {
      flight = null;
      settled = true;
      changes.notify();
    });
  return flight;
}

function stateOf(key: FlagKey): FlagState {
  if (known) return known.flags[key];
  return settled ? false : 'loading';
}

/** A flag for a screen: `'loading'`, then true or false; a failed lookup is false (APP-33), save for PD-45. */
export function useFlag(key: FlagKey): FlagState {
  useEffect(() => void lookup(), []);
  return useSyncExternalStore(
    changes.subscribe,
    () => stateOf(key),
    () => stateOf(key),
  );
}

/** A failed lookup is false (APP-33). Old flags are used at once, and fetched again in the background. */
export async function knownFlag(key: FlagKey): Promise<boolean> {
  const fresh = lookup();
  const current = known ?? (await fresh);
  return current?.flags[key] ?? false;
}

const areOld = () => known?.isOld ?? false;

export function useOldFlags(): boolean {
  return useSyncExternalStore(changes.subscribe, areOld, areOld);
}

export function refreshFlags(): void {
  void lookup();
}

export function flagsFailure(): unknown {
  return failure;
}
