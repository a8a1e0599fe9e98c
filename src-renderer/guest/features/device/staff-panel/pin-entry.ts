import type { StaffPinResult } from '#shared/bridge.ts';

export const PIN_LENGTH = { least: 6, most: 12 };

export type PinEntry = {
  digits: string;
  isChecking: boolean;
  triesLeft: number | null;
  lockedUntil: number | null;
};

export const emptyEntry: PinEntry = { digits: '', isChecking: false, triesLeft: null, lockedUntil: null };

export const isOpenForDigits = (entry: PinEntry, now: number): boolean =>
  !entry.isChecking && (entry.lockedUntil === null || entry.lockedUntil <= now);

export const canSend = (entry: PinEntry, now: number): boolean =>
  isOpenForDigits(entry, now) && entry.digits.length >= PIN_LENGTH.least;

/** A digit, or `erase`. The text of a rejection stays until the next digit. */
export function typePin(entry: PinEntry, key: string, now: number): PinEntry {
  if (!isOpenForDigits(entry, now)) return entry;
  if (key === 'erase') return { ...entry, digits: entry.digits.slice(0, -1) };
  if (!/^\d$/.test(key) || entry.digits.length >= PIN_LENGTH.most) return entry;
  return { ...emptyEntry, digits: entry.digits + key };
}

export function afterResponse(response: Exclude<StaffPinResult, { status: 'open' }>, now: number): PinEntry {
  return response.status === 'wrong'
    ? { ...emptyEntry, triesLeft: response.triesLeft }
    : { ...emptyEntry, lockedUntil: now + response.retryAfterSeconds * 1000 };
}
