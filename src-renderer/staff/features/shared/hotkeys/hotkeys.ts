import { type RefObject, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';

export type Hotkey = {
  /** `F8`, `Ctrl+Enter`, `Alt+ArrowUp`, `[`. F5, F11, F12 and Ctrl with digits stay the browser's, F6 the desk's (desk-shortcuts.ts). */
  keys: string;
  /** What it does, for the list of keys. */
  name: string;
  /** True for one that stands in the bar at the lower edge. */
  isHint?: boolean;
  /** True for one that counts while a dialog is open too. */
  isEverywhere?: boolean;
  /** Counts only while the focus is in it: a single character elsewhere is a word of whoever speaks to the page (WCAG 2.1.4). */
  within?: RefObject<HTMLElement | null>;
};

type Registered = Hotkey & { id: string; run: () => void };

let registered: readonly Registered[] = [];
const changes = createEmitter();

const hotkeys = () => registered;

/** While the component is there. The last one of a key counts. */
export function useHotkey(hotkey: Hotkey, run: () => void): void {
  const id = useId();
  const latest = useRef(run);
  const { keys, name, isHint = false, isEverywhere = false, within } = hotkey;
  // With the page that shows it: whoever sees a key's name may press it at once.
  useLayoutEffect(() => {
    latest.current = run;
  }, [run]);
  useLayoutEffect(() => {
    const own = { id, keys, name, isHint, isEverywhere, ...(within && { within }) };
    registered = [...registered, { ...own, run: () => latest.current() }];
    changes.notify();
    return () => {
      registered = registered.filter(one => one.id !== id);
      changes.notify();
    };
  }, [id, keys, name, isHint, isEverywhere, within]);
}

export function useHotkeys(): readonly Hotkey[] {
  return useSyncExternalStore(changes.subscribe, hotkeys, hotkeys);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** `Ctrl+Enter` of an event. Shift is part of the character that it makes. */
export function toKeys({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyPress): string {
  const isNamed = key.length > 1;
  const held = [ctrlKey && 'Ctrl', altKey && 'Alt', metaKey && 'Meta', shiftKey && isNamed && 'Shift'];
  return [...held.filter(one => one !== false), key].join('+');
}

export type Surroundings = {
  isTyping: boolean;
  isDialogOpen: boolean;
  isLocked: boolean;
  focused: Node | null;
};

/** A single character is text where somebody types (WCAG 2.1.4); behind a dialog and a lock nothing is pressed. */
export function counts(hotkey: Hotkey, { isTyping, isDialogOpen, isLocked, focused }: Surroundings): boolean {
  if (isLocked) return false;
  if (hotkey.within !== undefined && !hotkey.within.current?.contains(focused)) return false;
  if (isDialogOpen && hotkey.isEverywhere !== true) return false;
  return !(isTyping && hotkey.keys.length === 1);
}

const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';
/** One that fades out has been left, and still has the focus: whoever is quick presses on. */
const CLOSING = '[data-closing]';
const DIALOG = `:is([role="dialog"][aria-modal="true"], [role="alertdialog"]):not(${CLOSING})`;

/** Returns a function that stops it. */
export function followKeys(isLocked: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    const isWithin = (part: string) => event.target instanceof Element && event.target.closest(part) !== null;
    // A dialog takes Escape as long as it can be seen.
    if (event.defaultPrevented && !isWithin(CLOSING)) return;
    if (event.isComposing || event.repeat) return;
    const keys = toKeys(event);
    const surroundings = {
      isTyping: isWithin(TYPED),
      isDialogOpen: document.querySelector(DIALOG) !== null,
      isLocked: isLocked(),
      focused: event.target instanceof Node ? event.target : null,
    };
    const found = registered.findLast(one => one.keys === keys && counts(one, surroundings));
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
