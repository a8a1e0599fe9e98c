import { host } from '#renderer/platform/host/host.ts';
import { everyFlag, type FlagKey, flagKeys } from '#shared/flags.ts';
import { parseJson } from '#shared/json.ts';
import { STORED_FLAGS_LIMIT_MS } from '#shared/policies.ts';

export type Flags = Record<FlagKey, boolean>;

const KEY = 'pernoite.flags';

/** By hand: after a failed lookup no schema library can be fetched, and the first load contains none. */
function isStored(value: unknown): value is { at: number; flags: Flags } {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('flags' in value)) return false;
  const { at, flags } = value;
  if (typeof at !== 'number' || typeof flags !== 'object' || flags === null) return false;
  const entries = new Map<string, unknown>(Object.entries(flags));
  return flagKeys.every(key => typeof entries.get(key) === 'boolean');
}

function parseStored(text: string, now: number): Flags | null {
  const value = parseJson(text);
  if (!isStored(value)) return null;
  const age = now - value.at;
  // A negative age means that the clock was set back, so the age of the flags is unknown.
  if (age < 0 || age >= STORED_FLAGS_LIMIT_MS) return null;
  const { flags } = value;
  return everyFlag(key => flags[key]);
}

/** The flags of the last lookup while they count (PD-45); any other stored value is removed. */
export function readFlags(storage: Storage, now: number): Flags | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  const flags = parseStored(text, now);
  if (flags === null) storage.removeItem(KEY);
  return flags;
}

export function writeFlags(storage: Storage, flags: Flags, now: number): void {
  storage.setItem(KEY, JSON.stringify({ at: now, flags }));
}

/** The flags outlive a sign-out. A hotel's device stores none: its storage must be empty for the next guest. */
function withStorage<Outcome>(work: (storage: Storage) => Outcome): Outcome | null {
  if (host().device !== null) return null;
  try {
    return work(window.localStorage);
  } catch {
    // Without a usable storage a failed lookup turns the features off, as at a first visit.
    return null;
  }
}

export function storedFlags(): Flags | null {
  return withStorage(storage => readFlags(storage, Date.now()));
}

export function storeFlags(flags: Flags): void {
  withStorage(storage => writeFlags(storage, flags, Date.now()));
}
