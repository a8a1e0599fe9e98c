import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';

export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
export type Appearance = { scheme: Scheme; contrast: boolean };

const STORED = 'pernoite.staff.appearance';
const usual: Appearance = { scheme: 'auto', contrast: false };

let current = usual;
const changes = createEmitter();

/** Called once by the entry, before the first render. */
export function startAppearance(): void {
  current = parseAppearance(read());
  show(current);
}

export function chooseAppearance(chosen: Appearance): void {
  current = chosen;
  show(chosen);
  try {
    localStorage.setItem(STORED, `${chosen.scheme} ${chosen.contrast ? 'more' : 'usual'}`);
  } catch {
    // The choice then lasts as long as the page.
  }
  changes.notify();
}

const currentAppearance = () => current;

export function useAppearance(): Appearance {
  return useSyncExternalStore(changes.subscribe, currentAppearance, currentAppearance);
}

export function parseAppearance(stored: string | null): Appearance {
  const [name, contrast] = stored?.split(' ') ?? [];
  const scheme = schemes.find(one => one === name);
  return scheme === undefined ? usual : { scheme, contrast: contrast === 'more' };
}

function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** The attributes that the theme's style sheets read (build/theme-styles.ts). */
function show({ scheme, contrast }: Appearance): void {
  const { dataset } = document.documentElement;
  if (scheme === 'auto') delete dataset['theme'];
  else dataset['theme'] = scheme;
  if (contrast) dataset['contrast'] = 'more';
  else delete dataset['contrast'];
}
