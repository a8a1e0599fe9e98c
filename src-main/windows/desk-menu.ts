import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import en from '#locales/en/desk.json' with { type: 'json' };
import pt from '#locales/pt/desk.json' with { type: 'json' };
import { type DeskShortcut, deskShortcuts } from '#shared/desk-shortcuts.ts';
import { guestBridge, sendEvent } from '../bridge/serve-bridge.ts';
import { type Log, toFault } from '../log/log.ts';
import type { GuestWindows } from './guest-windows.ts';

export const deskTexts = { en, pt };

/** The staff app's window. */
type StaffInMenu = { open(): Promise<void>; shown(): BrowserWindow | null };

type DeskMenu = {
  windows: GuestWindows;
  /** Null at a desk that knows no address of staff. */
  staff: StaffInMenu | null;
  language: 'pt' | 'en';
  log: Log;
};

export function deskMenu({ windows, staff, language, log }: DeskMenu): Menu {
  const { menu, shortcuts } = deskTexts[language];
  const own = (wanted: DeskShortcut['id'][]): MenuItemConstructorOptions[] =>
    deskShortcuts
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, accelerator }) => ({
        id,
        label: shortcuts[id],
        accelerator,
        click: () => run(id, { windows, staff, log }),
      }));
  return Menu.buildFromTemplate([
    {
      label: menu.guest,
      submenu: [
        {
          label: staff === null ? menu.noStaff : menu.staff,
          enabled: staff !== null,
          click: () => openSafely(() => staff?.open(), log),
        },
        { type: 'separator' },
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

function run(id: DeskShortcut['id'], { windows, staff, log }: Omit<DeskMenu, 'language'>): void {
  const front = BrowserWindow.getFocusedWindow();
  // The guests who are there are not affected.
  if (id === 'newGuest') return openSafely(windows.openAnother, log);
  if (id === 'nextGuest') return goToNext(front, windows, staff?.shown() ?? null);
  if (front) sendEvent(guestBridge, front.webContents, 'command', { command: id });
}

function openSafely(open: () => Promise<void> | undefined, log: Log): void {
  open()?.catch((error: unknown) => log('app.fault', { part: 'menu', ...toFault(error) }));
}

function goToNext(front: BrowserWindow | null, windows: GuestWindows, staff: BrowserWindow | null): void {
  const all = [...(staff === null ? [] : [staff]), ...windows.all().map(({ window }) => window)];
  const next = all[(all.findIndex(window => window === front) + 1) % all.length];
  if (next?.isMinimized()) next.restore();
  next?.focus();
}
