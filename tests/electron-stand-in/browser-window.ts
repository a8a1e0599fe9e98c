import { app } from './app.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { primaryDisplay } from './machine.ts';
import { openWindows } from './open-windows.ts';
import { knownOptions, strictEmitter } from './strict.ts';
import { WebContents } from './web-contents.ts';

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
const OTHERS =
  'webPreferences title icon backgroundColor center titleBarStyle useContentSize enableLargerThanScreen ' +
  'x y width height minWidth minHeight maxWidth maxHeight';
const KNOWN = [...FLAG_NAMES, ...OTHERS.split(' ')];

type Options = Electron.BrowserWindowConstructorOptions;
let windowsCreated = 0;

/** The flags are in the journal ('BrowserWindow'): Electron has no question for some of them, such as frame. */
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

  static readonly getAllWindows = (): BrowserWindow[] => [...openWindows.values()];
  static readonly fromId = (id: number): BrowserWindow | null => openWindows.get(id) ?? null;
  static readonly fromWebContents = (contents: WebContents): BrowserWindow | null =>
    BrowserWindow.getAllWindows().find(window => window.webContents === contents) ?? null;
  static readonly getFocusedWindow = (): BrowserWindow | null =>
    BrowserWindow.getAllWindows().find(window => window.isFocused()) ?? null;

  readonly isDestroyed = () => this.#isDestroyed;
  readonly isKiosk = () => this.#flags.kiosk;
  readonly isFullScreen = () => this.#flags.fullscreen;
  readonly isAlwaysOnTop = () => this.#flags.alwaysOnTop;
  readonly isResizable = () => this.#flags.resizable;
  readonly isMovable = () => this.#flags.movable;
  readonly isClosable = () => this.#flags.closable;
  readonly isMinimizable = () => this.#flags.minimizable;
  readonly isVisible = () => this.#flags.show;
  readonly isFocused = () => this.#isFocused;
  readonly isMinimized = () => this.#isMinimized;
  readonly isMenuBarVisible = () => this.#hasMenuBar;
  readonly setMenuBarVisibility = (isVisible: boolean) => void (this.#hasMenuBar = isVisible);
  readonly removeMenu = () => void (this.#hasMenuBar = false);
  readonly getTitle = () => this.#title;
  readonly setTitle = (title: string) => void (this.#title = title);
  readonly setResizable = (isResizable: boolean) => void (this.#flags.resizable = isResizable);
  readonly moveTop = () => this.#note('moveTop');
  readonly setVisibleOnAllWorkspaces = (isVisible: boolean) =>
    this.#note('setVisibleOnAllWorkspaces', { isVisible });
  readonly setContentProtection = (isOn: boolean) => this.#note('setContentProtection', { isOn });
  readonly loadURL = (url: string) => this.webContents.loadURL(url);
  readonly getBounds = () => ({ ...this.#bounds });

  constructor(options: Options = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    knownOptions('BrowserWindow', options, KNOWN);
    windowsCreated += 1;
    this.id = windowsCreated;
    const given = FLAG_NAMES.map(name => [name, options[name] ?? FLAGS[name]] as const);
    this.#flags = Object.fromEntries(given) as Record<Flag, boolean>;
    if (this.#flags.kiosk) this.#flags.fullscreen = true;
    // As in Electron: what fills the screen is seen, whatever "show" says.
    if (this.#flags.fullscreen) this.#flags.show = true;
    this.#hasMenuBar = !this.#flags.autoHideMenuBar;
    this.#title = options.title ?? app.name;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = this.#flags.fullscreen ? primaryDisplay().bounds : { x, y, width, height };
    note('BrowserWindow', { window: this.id, ...this.#flags, ...this.#bounds });

    const open = (wanted: Options, url: string) => {
      const window = new BrowserWindow(wanted);
      void window.loadURL(url);
      return window;
    };
    const owner = { size: this.#bounds, closed: () => this.#close(), open };
    this.webContents = new WebContents(options.webPreferences ?? {}, owner);
    openWindows.set(this.id, this);
    this.webContents.on('page-title-updated', (event: Electron.Event, title: string, isOwn: boolean) => {
      this.emit('page-title-updated', event, title, isOwn);
      if (!event.defaultPrevented) this.#title = title;
    });
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'));
    app.emit('web-contents-created', newEvent(), this.webContents);
    app.emit('browser-window-created', newEvent(), this);
    if (this.#flags.show) this.focus();
  }

  /** A listener of "close" may prevent it; destroy() emits no such event. */
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

  setKiosk(isKiosk: boolean): void {
    this.#flags.kiosk = isKiosk;
    this.setFullScreen(isKiosk);
  }

  setFullScreen(isFull: boolean): void {
    if (this.#flags.fullscreen === isFull) return;
    this.#flags.fullscreen = isFull;
    if (isFull && !this.#flags.show) this.show();
    if (isFull) this.setBounds(primaryDisplay().bounds);
    this.emit(isFull ? 'enter-full-screen' : 'leave-full-screen');
  }

  setAlwaysOnTop(isOnTop: boolean, level = 'floating'): void {
    this.#flags.alwaysOnTop = isOnTop;
    this.#note('setAlwaysOnTop', { isOnTop, level });
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    this.webContents.resize(this.#bounds);
  }

  show(): void {
    this.#flags.show = true;
    this.emit('show');
    this.focus();
  }

  hide(): void {
    this.#flags.show = false;
    this.emit('hide');
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

  minimize(): void {
    this.#isMinimized = true;
    this.emit('minimize');
  }

  restore(): void {
    this.#isMinimized = false;
    this.emit('restore');
  }

  #note(call: string, details: Record<string, unknown> = {}): void {
    note(`BrowserWindow.${call}`, { window: this.id, ...details });
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
