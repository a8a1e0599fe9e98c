import { expect, test } from 'vitest';
import { mayPress } from '../../src-main/security/kiosk-keys.ts';

/** `Ctrl+Alt+q` as Electron reports it. */
function press(keys: string) {
  const modifiers = keys.split(/\+(?=.)/);
  const key = modifiers.pop() ?? '';
  return {
    key,
    control: modifiers.includes('Ctrl'),
    alt: modifiers.includes('Alt'),
    meta: modifiers.includes('Meta'),
  };
}

const ALLOWED = `a Z ç ã @ + 7 🙂 Dead Shift CapsLock Tab Enter Escape Backspace Delete Home End ArrowUp PageDown
  Ctrl+Control Ctrl+a Ctrl+C Ctrl+v Ctrl+x Ctrl+z Ctrl+ArrowLeft Ctrl+Backspace Alt+Alt Ctrl+Alt+AltGraph`;
/** AltGr+Q and AltGr+W of a Brazilian keyboard. */
const BY_ALT_GR = ['Ctrl+Alt+/', 'Ctrl+Alt+?'];

const REJECTED = `F1 F5 F11 F12 Alt+F4 ContextMenu PrintScreen Insert BrowserBack Meta+Meta Meta+q Meta+c
  Ctrl+r Ctrl+R Ctrl+w Ctrl+p Ctrl+n Ctrl+t Ctrl+o Ctrl+s Ctrl+f Ctrl+i Ctrl+q Ctrl++ Ctrl+- Ctrl+0
  Ctrl+Tab Ctrl+Escape Ctrl+Enter Ctrl+F5 Alt+ArrowLeft Alt+f Alt+Tab Ctrl+Alt+F1 MediaPlayPause Power`;

test.for([' ', ...ALLOWED.split(/\s+/), ...BY_ALT_GR])('a guest at a kiosk may press %s', keys => {
  expect(mayPress(press(keys))).toBe(true);
});

test.for(['Alt+ ', ...REJECTED.split(/\s+/)])('a guest at a kiosk may not press %s (KSK-04)', keys => {
  expect(mayPress(press(keys))).toBe(false);
});
