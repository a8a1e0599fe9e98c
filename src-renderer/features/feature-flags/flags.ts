import { useEffect, useSyncExternalStore } from 'react';
import type { FlagKey } from '#shared/flags.ts';

export type FlagState = 'loading' | boolean;
type Flags = Record<FlagKey, boolean>;

let flags: Flags | null = null;
let failure: unknown = null;
let flight: Promise<Flags | null> | null = null;
const listeners = new Set<() => void>();

/** All flags at once, fetched when the first is read. Null when the lookup failed: the next read tries again. */
function lookup(): Promise<Flags | null> {
  if (flags) return Promise.resolve(flags);
  flight ??= import('./open-feature.ts')
    .then(module => module.evaluateFlags())
    .then(
      evaluated => {
        flags = evaluated;
        failure = null;
        return evaluated;
      },
      (error: unknown) => {
        failure = error;
        return null;
      },
    )
    .finally(() => {
      flight = null;
      settled = true;
      for (const listener of listeners) listener();
    });
  return flight;
}

let settled = false;

function stateOf(key: FlagKey): FlagState {
  if (flags) return flags[key];
  return settled ? false : 'loading';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A flag for a screen: `'loading'`, then true or false; a failed lookup is false (APP-33, PD-15). */
export function useFlag(key: FlagKey): FlagState {
  useEffect(() => void lookup(), []);
  return useSyncExternalStore(
    subscribe,
    () => stateOf(key),
    () => stateOf(key),
  );
}

/** A flag for a guard; a failed lookup is false (APP-33). */
export async function knownFlag(key: FlagKey): Promise<boolean> {
  return (await lookup())?.[key] ?? false;
}

/** Why the last lookup failed, or null when it did not. */
export function flagsFailure(): unknown {
  return failure;
}
