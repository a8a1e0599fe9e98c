import type { DeviceCommand } from './bridge.ts';

/** The action of a key of the reception desk: a request to the page, or an action of the main process. */
type DeskAction = Exclude<DeviceCommand, 'refresh'> | 'newGuest' | 'nextGuest';

export type DeskShortcut = { id: DeskAction; accelerator: string };

/** The native menu is built from it; the texts are `shortcuts.<id>` of locales/<language>/desk.json (BEY-14). */
export const deskShortcuts: readonly DeskShortcut[] = [
  { id: 'bookNow', accelerator: 'CmdOrCtrl+B' },
  { id: 'find', accelerator: 'CmdOrCtrl+F' },
  { id: 'newGuest', accelerator: 'CmdOrCtrl+N' },
  { id: 'nextGuest', accelerator: 'F6' },
  { id: 'endGuest', accelerator: 'CmdOrCtrl+E' },
  { id: 'showShortcuts', accelerator: 'F1' },
];

/** The keys of an accelerator as they are printed on a keyboard: `['Ctrl', 'N']`, `['⌘', 'N']`. */
export function keysOf(accelerator: string, isMac: boolean): string[] {
  return accelerator.split('+').map(part => (part === 'CmdOrCtrl' ? (isMac ? '⌘' : 'Ctrl') : part));
}
