import process from 'node:process';
import type { Protocol } from 'devtools-protocol';
import { fromWire } from './addresses.ts';
import { app } from './app.ts';
import { codec } from './codec.ts';
import { Debugger } from './debugger.ts';
import { chooseByKey } from './desktop.ts';
import { newEvent } from './events.ts';
import { invoke, ipcMain } from './ipc-main.ts';
import { note } from './journal.ts';
import { Page } from './page.ts';
import type { FromPage } from './page-worlds.ts';
import { internalsOf, type Session, session } from './session.ts';
import { knownOptions, NotInStandIn, strictEmitter, strictObject } from './strict.ts';

/** Unsafe page options are not simulated: a test that needs one tests the wrong thing. */
const UNSAFE: Readonly<Record<string, unknown>> = {
  sandbox: false,
  contextIsolation: false,
  webSecurity: false,
  nodeIntegration: true,
  nodeIntegrationInWorker: true,
  nodeIntegrationInSubFrames: true,
  webviewTag: true,
  allowRunningInsecureContent: true,
  experimentalFeatures: true,
  navigateOnDragDrop: true,
};
const OTHERS =
  'session partition preload additionalArguments devTools disableDialogs spellcheck backgroundThrottling ' +
  'autoplayPolicy zoomFactor javascript defaultEncoding safeDialogs enableWebSQL webgl';
const KNOWN = [...Object.keys(UNSAFE), ...OTHERS.split(' ')];

type Size = { width: number; height: number };
export type Owner = {
  size: Size;
  closed: () => void;
  open: (options: Electron.BrowserWindowConstructorOptions, url: string) => object;
};
type Handler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];
type KeyPress = Pick<Electron.KeyboardInputEvent, 'type' | 'keyCode' | 'modifiers'>;

let contentsCreated = 0;
const pages = new Map<WebContents, Page>();

const jam = () => (process.env['ELECTRON_STAND_IN_PRINTER_JAM'] === '1' ? 'Print job failed' : '');

export class WebContents extends strictEmitter('webContents') {
  readonly id: number;
  readonly session: Session;
  readonly navigationHistory = strictObject('webContents.navigationHistory', {
    clear: () => this.#note('navigationHistory.clear'),
  });
  readonly debugger = new Debugger(async () => (await this.#page.ready).id);
  readonly #preferences: Electron.WebPreferences;
  readonly #page: Page;
  readonly #owner: Owner;
  #openHandler: Handler = () => ({ action: 'allow' });
  #isDestroyed = false;
  #zoom = 1;
  #ignoresMenu = false;

  readonly getURL = () => this.mainFrame.url;
  readonly isLoading = () => this.#page.isLoading;
  readonly isCrashed = () => this.#page.isCrashed;
  readonly isDestroyed = () => this.#isDestroyed;
  readonly executeJavaScript = (code: string) => this.#page.evaluate(code);
  /** Of the page's own, not of a user's sheet: rules that need no higher rank than `!important` behave the same. */
  readonly insertCSS = async (css: string, options: Electron.InsertCSSOptions = {}) => {
    knownOptions('webContents.insertCSS', options, ['cssOrigin']);
    const sheet = `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet); }`;
    await this.#page.evaluate(sheet);
    return '';
  };
  readonly setWindowOpenHandler = (handler: Handler) => void (this.#openHandler = handler);
  readonly forcefullyCrashRenderer = () => this.#page.crash();
  readonly isDevToolsOpened = () => false;
  readonly getZoomFactor = () => this.#zoom;
  readonly setZoomFactor = (factor: number) => void (this.#zoom = factor);
  readonly setVisualZoomLevelLimits = async (least: number, most: number) =>
    this.#note('setVisualZoomLevelLimits', { least, most });
  readonly setIgnoreMenuShortcuts = (isIgnored: boolean) => void (this.#ignoresMenu = isIgnored);
  readonly setAudioMuted = (isMuted: boolean) => this.#note('setAudioMuted', { isMuted });
  readonly resize = (size: Size) => this.#page.resize(size);

  constructor(preferences: Electron.WebPreferences, owner: Owner) {
    super();
    knownOptions('webPreferences', preferences, KNOWN);
    for (const [name, value] of Object.entries(preferences)) {
      if (name in UNSAFE && UNSAFE[name] === value) throw new NotInStandIn(`webPreferences.${name}=${value}`);
    }
    this.setMaxListeners(0);
    contentsCreated += 1;
    this.id = contentsCreated;
    this.#preferences = preferences;
    this.#owner = owner;
    this.session =
      (preferences.session as unknown as Session | undefined) ??
      session.fromPartition(preferences.partition ?? '');
    const { secret, contextId, allowOrigin, pages: own } = internalsOf(this.session);
    this.#page = new Page({
      browserContextId: contextId(),
      sessionSecret: secret,
      size: owner.size,
      preload: preferences.preload,
      noDialogs: preferences.disableDialogs ?? false,
      argv: preferences.additionalArguments ?? [],
      runsScripts: preferences.javascript ?? true,
      emit: (event, ...given) => void (this.#isDestroyed || this.emit(event, ...given)),
      allowOrigin: (origin, isMainFrame) =>
        allowOrigin(this as unknown as Electron.WebContents, origin, isMainFrame),
      onMessage: (message, frameId) => this.#receive(message, frameId),
      onClosed: () => owner.closed(),
    });
    this.on('render-process-gone', (event, details) => app.emit('render-process-gone', event, this, details));
    pages.set(this, this.#page);
    own.add(this.#page);
    this.once('destroyed', () => {
      own.delete(this.#page);
      pages.delete(this);
    });
  }

  get mainFrame() {
    return this.#page.frames.main;
  }

  loadURL(url: string): Promise<void> {
    if (this.#page.isCrashed)
      throw new NotInStandIn('loading into a page that has crashed: open a new window');
    const loaded = this.#page.load(url);
    // Electron reports a failed load by its event as well, and does not end the app over the promise.
    loaded.catch(() => {});
    return loaded;
  }

  reload(): void {
    void this.loadURL(this.getURL());
  }

  send(channel: string, ...values: unknown[]): void {
    if (this.#isDestroyed) throw new TypeError('Object has been destroyed');
    this.#page.deliver({ kind: 'event', channel, values: codec.encode(values) });
  }

  /** Keys come through here only: what a test's driver presses passes by before-input-event in Electron too. */
  sendInputEvent({ type, keyCode, modifiers = [] }: KeyPress): void {
    if (!['keyDown', 'keyUp', 'rawKeyDown'].includes(type))
      throw new NotInStandIn(`sendInputEvent of ${type}`);
    const pressed = new Set(modifiers.map(one => one.toLowerCase()));
    const has = (...names: string[]) => names.some(name => pressed.has(name));
    const isCharacter = keyCode.length === 1;
    const key = isCharacter ? (has('shift') ? keyCode.toUpperCase() : keyCode.toLowerCase()) : keyCode;
    const input: Electron.Input = {
      type: type === 'keyUp' ? 'keyUp' : 'keyDown',
      key,
      code: /^[a-z]$/i.test(keyCode) ? `Key${keyCode.toUpperCase()}` : keyCode,
      isAutoRepeat: has('isautorepeat'),
      isComposing: false,
      shift: has('shift'),
      control: has('control', 'ctrl'),
      alt: has('alt'),
      meta: has('meta', 'command', 'cmd'),
      location: 0,
      modifiers: [...pressed],
    };
    const event = newEvent();
    this.emit('before-input-event', event, input);
    note('webContents.sendInputEvent', { key, prevented: event.defaultPrevented });
    if (event.defaultPrevented) return;
    if (input.type === 'keyDown' && !this.#ignoresMenu && chooseByKey(input)) return;
    const bits = [input.alt, input.control, input.meta, input.shift];
    const press: Protocol.Input.DispatchKeyEventRequest = {
      type: input.type === 'keyUp' ? 'keyUp' : isCharacter ? 'keyDown' : 'rawKeyDown',
      key,
      code: input.code,
      modifiers: bits.reduce((sum, isPressed, index) => sum + (isPressed ? 2 ** index : 0), 0),
    };
    if (isCharacter && type !== 'keyUp') press.text = key;
    void this.#page.press(press);
  }

  /** The journal has what a reader would find on the paper. */
  print(
    options: Electron.WebContentsPrintOptions = {},
    done?: (success: boolean, reason: string) => void,
  ): void {
    knownOptions('webContents.print', options, ['silent', 'deviceName', 'margins']);
    void this.#page.evaluate('document.body.innerText').then(async text => {
      const { deviceName = '' } = options;
      const isKnown = (await this.getPrintersAsync()).some(({ name }) => name === deviceName);
      const reason = isKnown || deviceName === '' ? jam() : 'Invalid deviceName provided';
      this.#note('print', { text, ...options, reason });
      done?.(reason === '', reason);
    });
  }

  getPrintersAsync(): Promise<Electron.PrinterInfo[]> {
    const names = (process.env['ELECTRON_STAND_IN_PRINTERS'] ?? '').split(',').filter(name => name !== '');
    return Promise.resolve(names.map(name => ({ name, displayName: name, description: '', options: {} })));
  }

  openDevTools(): void {
    if (this.#preferences.devTools !== false) this.#note('openDevTools');
  }

  close(): void {
    this.destroy();
    this.#owner.closed();
  }

  /** For the window alone: Electron has it too, though not in its types. */
  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#page.close();
    this.emit('destroyed');
  }

  #note(call: string, details: Record<string, unknown> = {}): void {
    note(`webContents.${call}`, { contents: this.id, ...details });
  }

  #receive(message: FromPage, frameId: string): void {
    if (this.#isDestroyed) return;
    if (message.kind === 'open') return this.#wantsWindow(message);
    if (message.kind === 'print') return note('print-dialog', { url: this.getURL() });
    if (message.kind === 'title') {
      return void this.emit('page-title-updated', newEvent(), message.title, true);
    }
    if (message.kind === 'context-menu') return void this.emit('context-menu', newEvent(), message);
    if (message.kind === 'preload-error') {
      process.stderr.write(`${message.message}\n`);
      return void this.emit(
        'preload-error',
        newEvent(),
        this.#preferences.preload,
        new Error(message.message),
      );
    }
    const senderFrame = this.#page.frames.find(frameId);
    const reply = (channel: string, ...values: unknown[]) => this.send(channel, ...values);
    const event = {
      ...newEvent(),
      type: 'frame',
      sender: this,
      senderFrame,
      frameId: 1,
      processId: 1,
      reply,
    };
    const { channel } = message;
    const values = codec.decode(message.values) as unknown[];
    if (message.kind === 'send') return void ipcMain.emit(channel, event, ...values);
    const { id } = message;
    invoke(event, channel, values)
      .then(value => this.#page.deliver({ kind: 'response', id, channel, value: codec.encode(value) }))
      .catch((error: unknown) => this.#page.deliver({ kind: 'response', id, channel, error: String(error) }));
  }

  /** The page's request is denied already; the app decides whether a window of its own opens instead. */
  #wantsWindow({ url: wire, frameName, features }: Extract<FromPage, { kind: 'open' }>): void {
    const url = fromWire(wire);
    const referrer = { url: this.getURL(), policy: 'default' } as const;
    const response = this.#openHandler({ url, frameName, features, disposition: 'foreground-tab', referrer });
    note('window-open', { url, action: response.action });
    if (response.action !== 'allow') return;
    const { webPreferences, ...rest } = response.overrideBrowserWindowOptions ?? {};
    const window = this.#owner.open(
      { ...rest, webPreferences: { ...this.#preferences, ...webPreferences } },
      url,
    );
    this.emit('did-create-window', window, { url, frameName });
  }
}

export const webContents = strictObject('webContents', {
  getAllWebContents: (): WebContents[] => [...pages.keys()],
  fromId: (id: number): WebContents | undefined => webContents.getAllWebContents().find(one => one.id === id),
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    webContents.getAllWebContents().find(one => pages.get(one)?.targetId === targetId),
});

export function contentsOfFrame(frameId: string): WebContents | undefined {
  return webContents.getAllWebContents().find(one => pages.get(one)?.frames.find(frameId));
}
