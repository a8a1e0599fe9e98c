import { atom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { guestStore } from '#renderer/platform/state/store.ts';

const KEY = 'pernoite.own-device';
const changes = createEmitter();

/** The box at sign-in and sign-up; null while untouched. */
export const ownDeviceAtom = atom<boolean | null>(null);

export const canBeOwn = (): boolean => host().profile.capabilities.ownDevice;

/** After which a guest of another device is signed out for being idle. */
export function idleMinutes(): number {
  const { warningMs, countdownMs } = host().profile.idle;
  return Math.round((warningMs + countdownMs) / 60_000);
}

/** An app that was installed is on its guest's own device; the build renders without a browser. */
export const isInstalledApp = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;

/** True if the guest's own choice, or the default without one, keeps an idle guest signed in (SES-13). */
export function isOwnDevice(): boolean {
  return canBeOwn() && (storedChoice() ?? isInstalledApp());
}

export function chooseOwnDevice(isOwn: boolean): void {
  write(isOwn ? 'yes' : 'no');
}

/** At the end of a session: another guest of this browser begins with the default. */
export function forgetOwnDevice(): void {
  write(null);
}

/** At a sign-in. The choice of an earlier guest never passes to another one. */
export function takeOwnDeviceChoice({ isSameGuest }: { isSameGuest: boolean }): void {
  const picked = guestStore().get(ownDeviceAtom);
  if (picked !== null) chooseOwnDevice(picked);
  else if (!isSameGuest) forgetOwnDevice();
  guestStore().set(ownDeviceAtom, null);
}

export function useOwnDevice(): boolean {
  return useSyncExternalStore(subscribe, isOwnDevice, () => false);
}

function storedChoice(): boolean | null {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === null ? null : choice === 'yes';
  } catch {
    return null;
  }
}

function write(choice: 'yes' | 'no' | null): void {
  try {
    if (choice === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the session ends with the page anyway.
  }
  changes.notify();
}

/** The choice is that of all tabs. */
function subscribe(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => {
    stop();
    window.removeEventListener('storage', heard);
  };
}
