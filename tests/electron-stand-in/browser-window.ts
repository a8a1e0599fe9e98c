import { app } from './app.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { primaryDisplay } from './machine.ts';
import { openWindows } from './open-windows.ts';
import { knownOptions, strictEmitter } from './strict.ts';
import { WebContents, webContents } from './web-contents.ts';

/** What an operating system would do with these is remembered, and can be asked for. */
const FLAGS = {
  kiosk: false,
  fullscreen: false,
  frame: true,
  show: true,
  resizable: true,
  closable: true,
  movable: true,
  minimizable: true,
  maximizable: true,
  focusable: true,
  fullscreenable: true,
  alwaysOnTop: false,
  skipTaskbar: false,
  autoHideMenuBar: false,
};
type Flag = keyof typeof FLAGS;
const FLAG_NAMES = Object.keys(FLAGS) as Flag[];
const KNOWN = [
  ...FLAG_NAMES,
  ...[
    'webPreferences',
    'title',
    'icon',
    'backgroundColor',
    'center',
    'titleBarStyle',
    'x',
    'y',
    'width',
    'height',
  ],
  ...['minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'useContentSize', 'enableLargerThanScreen'],
];

let windowsCreated = 0;

export class BrowserWindow extends strictEmitter('BrowserWindow') {
  readonly id: number;
  readonly webContents: WebContents;
  readonly #flags: Record<Flag, boolean>;
  #bounds: Electron.Rectangle;
  #title: string;
  #isDestroyed = false;
  #isMinimized = false;
  #isFocused = false;
  #hasMenuBar: boolean;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    knownOptions('BrowserWindow', options, KNOWN);
    windowsCreated += 1;
    this.id = windowsCreated;
    const given = FLAG_NAMES.map(name => [name, options[name] ?? FLAGS[name]] as const);
    this.#flags = Object.fromEntries(given) as Record<Flag, boolean>;
    if (this.#flags.kiosk) this.#flags.fullscreen = true;
    this.#hasMenuBar = !this.#flags.autoHideMenuBar;
    this.#title = options.title ?? app.name;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = this.#flags.fullscreen ? primaryDisplay().bounds : { x, y, width, height };
    const size = { width: this.#bounds.width, height: this.#bounds.height };
    note('window', { id: this.id, ...this.#flags, ...this.#bounds });

    openWindows.set(this.id, this);
    const open = (wanted: Electron.BrowserWindowConstructorOptions, url: string) => {
      const window = new BrowserWindow(wanted);
      void window.loadURL(url);
      return window;
    };
    const owner = { size, closed: () => this.#close(), open };
    this.webContents = new WebContents(options.webPreferences ?? {}, owner);
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'));
    app.emit('web-contents-created', newEvent(), this.webContents);
    app.emit('browser-window-created', newEvent(), this);
    if (this.#flags.show) this.focus();
  }

  static getAllWindows(): BrowserWindow[] {
    return [...openWindows.values()];
  }

  static fromId(id: number): BrowserWindow | null {
    return openWindows.get(id) ?? null;
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find(window => window.webContents === contents) ?? null;
  }

  static getFocusedWindow(): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find(window => window.isFocused()) ?? null;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  /** A listener of "close" may prevent it; destroy() asks nobody. */
  close(): void {
    if (this.#isDestroyed) return;
    const event = newEvent();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }

  destroy(): void {
    this.webContents.destroy();
    this.#close();
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  isKiosk(): boolean {
    return this.#flags.kiosk;
  }

  setKiosk(isKiosk: boolean): void {
    this.#flags.kiosk = isKiosk;
    this.setFullScreen(isKiosk);
  }

  isFullScreen(): boolean {
    return this.#flags.fullscreen;
  }

  setFullScreen(isFull: boolean): void {
    if (this.#flags.fullscreen === isFull) return;
    this.#flags.fullscreen = isFull;
    if (isFull) this.setBounds(primaryDisplay().bounds);
    this.emit(isFull ? 'enter-full-screen' : 'leave-full-screen');
  }

  isAlwaysOnTop(): boolean {
    return this.#flags.alwaysOnTop;
  }

  setAlwaysOnTop(isOnTop: boolean, level = 'floating'): void {
    this.#flags.alwaysOnTop = isOnTop;
    note('always-on-top', { window: this.id, isOnTop, level });
  }

  isResizable(): boolean {
    return this.#flags.resizable;
  }

  setResizable(isResizable: boolean): void {
    this.#flags.resizable = isResizable;
  }

  isMovable(): boolean {
    return this.#flags.movable;
  }

  isClosable(): boolean {
    return this.#flags.closable;
  }

  isMinimizable(): boolean {
    return this.#flags.minimizable;
  }

  isVisible(): boolean {
    return this.#flags.show;
  }

  show(): void {
    this.#flags.show = true;
    this.emit('show');
    this.focus();
  }

  showInactive(): void {
    this.#flags.show = true;
    this.emit('show');
  }

  hide(): void {
    this.#flags.show = false;
    this.emit('hide');
  }

  isFocused(): boolean {
    return this.#isFocused;
  }

  focus(): void {
    for (const other of openWindows.values()) if (other !== this) other.blur();
    if (this.#isFocused) return;
    this.#isFocused = true;
    this.emit('focus');
    app.emit('browser-window-focus', newEvent(), this);
  }

  blur(): void {
    if (!this.#isFocused) return;
    this.#isFocused = false;
    this.emit('blur');
    app.emit('browser-window-blur', newEvent(), this);
  }

  moveTop(): void {
    note('window-move-top', { window: this.id });
  }

  isMinimized(): boolean {
    return this.#isMinimized;
  }

  minimize(): void {
    this.#isMinimized = true;
    this.emit('minimize');
  }

  restore(): void {
    this.#isMinimized = false;
    this.emit('restore');
  }

  isMenuBarVisible(): boolean {
    return this.#hasMenuBar;
  }

  setMenuBarVisibility(isVisible: boolean): void {
    this.#hasMenuBar = isVisible;
  }

  removeMenu(): void {
    this.#hasMenuBar = false;
  }

  getTitle(): string {
    return this.#title;
  }

  setTitle(title: string): void {
    this.#title = title;
  }

  getBounds(): Electron.Rectangle {
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    this.webContents.resize({ width: this.#bounds.width, height: this.#bounds.height });
  }

  setVisibleOnAllWorkspaces(isVisible: boolean): void {
    note('window-on-all-workspaces', { window: this.id, isVisible });
  }

  setContentProtection(isProtected: boolean): void {
    note('window-content-protection', { window: this.id, isProtected });
  }

  #close(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.webContents.destroy();
    openWindows.delete(this.id);
    this.emit('closed');
    app.windowClosed();
  }
}

export const windowOf = (targetId: string): BrowserWindow | null => {
  const contents = webContents.fromDevToolsTargetId(targetId);
  return contents ? BrowserWindow.fromWebContents(contents) : null;
};
