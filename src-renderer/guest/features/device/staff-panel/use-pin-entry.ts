import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { DeviceHost } from '#renderer/platform/host/host.ts';
import type { StaffPinResult } from '#shared/bridge.ts';

const PIN_LENGTH = { least: 6, most: 12 };

type PinEntry = {
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

function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}

export function usePinEntry(unlockStaff: DeviceHost['unlockStaff'], onOpen: () => void) {
  const [entry, setEntry] = useState(emptyEntry);
  const [failure, setFailure] = useState<unknown>(null);
  const now = useNow(entry.lockedUntil !== null);

  const type = (key: string) => {
    setFailure(null);
    setEntry(before => typePin(before, key, Date.now()));
  };

  async function send() {
    if (!canSend(entry, Date.now())) return;
    setFailure(null);
    setEntry({ ...emptyEntry, digits: entry.digits, isChecking: true });
    try {
      const response = await unlockStaff({ pin: entry.digits });
      if (response.status === 'open') onOpen();
      else setEntry(afterResponse(response, Date.now()));
    } catch (error) {
      setEntry(emptyEntry);
      setFailure(error);
    }
  }

  const keyed = useEffectEvent((key: string) => {
    if (key === 'Backspace') type('erase');
    else if (/^\d$/.test(key)) type(key);
  });
  // With the page: whoever sees the field may type at once.
  useLayoutEffect(() => {
    const listen = ({ key }: KeyboardEvent) => keyed(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return {
    entry,
    failure,
    isOpen: isOpenForDigits(entry, now),
    canSend: canSend(entry, now),
    secondsLeft: entry.lockedUntil === null ? 0 : Math.ceil((entry.lockedUntil - now) / 1000),
    type,
    send,
  };
}
