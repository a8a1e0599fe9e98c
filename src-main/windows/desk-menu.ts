import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import en from '#locales/en/desk.json' with { type: 'json' };
import pt from '#locales/pt/desk.json' with { type: 'json' };
import { type DeskShortcut, deskShortcuts } from '#shared/desk-shortcuts.ts';
import { sendEvent } from '../bridge/serve-bridge.ts';
import type { GuestWindows } from './guest-windows.ts';

export const deskTexts = { en, pt };

export function deskMenu(windows: GuestWindows, language: 'pt' | 'en'): Menu {
  const { menu, shortcuts } = deskTexts[language];
  const own = (wanted: DeskShortcut['id'][]): MenuItemConstructorOptions[] =>
    deskShortcuts
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, accelerator }) => ({
        id,
        label: shortcuts[id],
        accelerator,
        click: () => run(id, windows),
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

function run(id: DeskShortcut['id'], windows: GuestWindows): void {
  const front = BrowserWindow.getFocusedWindow();
  if (id === 'newGuest') return void windows.openAnother();
  if (id === 'nextGuest') return goToNext(front, windows);
  if (front) sendEvent(front.webContents, 'command', { command: id });
}

function goToNext(front: BrowserWindow | null, windows: GuestWindows): void {
  const all = windows.all().map(({ window }) => window);
  const next = all[(all.findIndex(window => window === front) + 1) % all.length];
  if (next?.isMinimized()) next.restore();
  next?.focus();
}
