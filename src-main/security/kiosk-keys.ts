import type { Input } from 'electron';

const ALONE = new Set([
  'Tab',
  'Enter',
  'Escape',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Shift',
  'CapsLock',
  'Control',
  'Alt',
  'AltGraph',
  'Dead',
  'Process',
  'Compose',
]);
/** With Ctrl: all, copy, paste, cut, undo; and whole words in a field. */
const WITH_CONTROL = new Set(['a', 'c', 'v', 'x', 'z', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowRight']);

type Press = Pick<Input, 'key' | 'control' | 'alt' | 'meta'>;

/** An allowlist (KSK-04, BEY-04): all other keys are blocked, whatever they do on this system. */
export function mayPress({ key, control, alt, meta }: Press): boolean {
  const isCharacter = [...key].length === 1;
  if (meta) return false;
  // AltGr, which a Brazilian keyboard needs for a third of its characters, arrives as both.
  if (control && alt) return isCharacter || ALONE.has(key);
  if (alt) return key === 'Alt';
  if (control) return key === 'Control' || WITH_CONTROL.has(isCharacter ? key.toLowerCase() : key);
  return isCharacter || ALONE.has(key);
}
