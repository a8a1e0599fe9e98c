import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import en from '#locales/en/desk.json' with { type: 'json' };
import pt from '#locales/pt/desk.json' with { type: 'json' };
import { type DeskShortcut, deskShortcuts } from '#shared/desk-shortcuts.ts';
import { sendEvent } from '../bridge/serve-bridge.ts';
import { type Log, toFault } from '../log/log.ts';
import type { GuestWindows } from './guest-windows.ts';

export const deskTexts = { en, pt };

type DeskMenu = { windows: GuestWindows; language: 'pt' | 'en'; log: Log };

export function deskMenu({ windows, language, log }: DeskMenu): Menu {
  const { menu, shortcuts } = deskTexts[language];
  const own = (wanted: DeskShortcut['id'][]): MenuItemConstructorOptions[] =>
    deskShortcuts
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, accelerator }) => ({
        id,
        label: shortcuts[id],
        accelerator,
        click: () => run(id, windows, log),
      }));
  return Menu.buildFromTemplate([
    {
      label: menu.guest,
      submenu: [
        ...own(['bookNow', 'find']),
        { type: 'separator' },
        ...own(['newGuest', 'nextGuest', 'endGuest']),
        { type: 'separator' },
        { role: 'quit', label: menu.quit },
      ],
    },
    {
      label: menu.edit,
      submenu: [
        { role: 'undo', label: menu.undo },
        { role: 'redo', label: menu.redo },
        { type: 'separator' },
        { role: 'cut', label: menu.cut },
        { role: 'copy', label: menu.copy },
        { role: 'paste', label: menu.paste },
        { role: 'selectAll', label: menu.selectAll },
      ],
    },
    {
      label: menu.view,
      submenu: [
        { role: 'zoomIn', label: menu.zoomIn },
        { role: 'zoomOut', label: menu.zoomOut },
        { role: 'resetZoom', label: menu.resetZoom },
        { role: 'togglefullscreen', label: menu.fullScreen },
      ],
    },
    { label: menu.help, submenu: own(['showShortcuts']) },
  ]);
}

function run(id: DeskShortcut['id'], windows: GuestWindows, log: Log): void {
  const front = BrowserWindow.getFocusedWindow();
  if (id === 'newGuest') {
    // The guests who are there are not affected.
    void windows
      .openAnother()
      .catch((error: unknown) => log('app.fault', { part: 'menu', ...toFault(error) }));
    return;
  }
  if (id === 'nextGuest') return goToNext(front, windows);
  if (front) sendEvent(front.webContents, 'command', { command: id });
}

function goToNext(front: BrowserWindow | null, windows: GuestWindows): void {
  const all = windows.all().map(({ window }) => window);
  const next = all[(all.findIndex(window => window === front) + 1) % all.length];
  if (next?.isMinimized()) next.restore();
  next?.focus();
}
