import { randomBytes } from 'node:crypto';
import { toWire } from './addresses.ts';
import { app } from './app.ts';
import { browser } from './chromium.ts';
import { Cookies } from './cookies.ts';
import { note } from './journal.ts';
import { fetchAsNet } from './net.ts';
import type { Page } from './page.ts';
import { applyPermissions, type PermissionHandlers } from './permissions.ts';
import { handlersOf } from './protocol.ts';
import { dropRequests, serveSession } from './scheme-server.ts';
import { knownOptions, NotInStandIn, strictEmitter, strictObject } from './strict.ts';

const DATA_TYPES: Record<string, string> = {
  backgroundFetch: 'background_fetch',
  cache: 'cache_storage',
  cookies: 'cookies',
  fileSystems: 'file_systems',
  indexedDB: 'indexeddb',
  localStorage: 'local_storage',
  serviceWorkers: 'service_workers',
};

/** An in-memory session is one of Chromium's browser contexts, retained until the end, as in Electron. */
export class Session extends strictEmitter('session') {
  readonly cookies = new Cookies(() => ({ context: this.#context(), ended: this.#contextEnds.promise }));
  readonly #handlers = handlersOf();
  readonly protocol = this.#handlers.protocol;
  readonly #name: string;
  readonly #permissions: PermissionHandlers = {};
  readonly #origins = new Set<string>();
  readonly #secret = randomBytes(16).toString('hex');
  readonly #pages = new Set<Page>();
  #contextId: Promise<string | undefined> | undefined;
  #contextEnds = Promise.withResolvers<void>();

  readonly isPersistent = () => this.#name === '';
  readonly getStoragePath = () => (this.isPersistent() ? app.getPath('userData') : null);
  readonly setPermissionCheckHandler = (handler: PermissionHandlers['check'] | null) =>
    void (this.#permissions.check = handler ?? undefined);
  readonly setPermissionRequestHandler = (handler: PermissionHandlers['request'] | null) =>
    void (this.#permissions.request = handler ?? undefined);
  // Headless Chromium has no such devices, no spell checker and no proxy passwords: recorded only.
  readonly setDevicePermissionHandler = (_handler: unknown) => this.#note('setDevicePermissionHandler');
  readonly setDisplayMediaRequestHandler = (_handler: unknown) => this.#note('setDisplayMediaRequestHandler');
  readonly setSpellCheckerEnabled = (isEnabled: boolean) =>
    this.#note('setSpellCheckerEnabled', { isEnabled });
  readonly clearAuthCache = async () => this.#note('clearAuthCache');
  readonly clearHostResolverCache = async () => this.#note('clearHostResolverCache');
  readonly clearCodeCaches = async (_options: object) => this.#note('clearCodeCaches');
  readonly clearStorageData = () => this.clearData();
  readonly clearCache = () => this.clearData({ dataTypes: ['cache'] });
  readonly fetch = (input: string | Request, init?: RequestInit) =>
    fetchAsNet(this.#handlers.map, input, init);

  constructor(name: string) {
    super();
    this.#name = name;
    serveSession(this.#secret, this.#handlers.map);
    internals.set(this, {
      secret: this.#secret,
      contextId: () => this.#openContext(),
      pages: this.#pages,
      allowOrigin: async (contents, origin, isMainFrame) => {
        this.#origins.add(origin);
        const where = { isMainFrame, page: isMainFrame ? origin : toWire(contents.getURL()) };
        await applyPermissions(this.#permissions, contents, { origin, ...where }, await this.#context());
      },
    });
  }

  async closeAllConnections(): Promise<void> {
    this.#note('closeAllConnections');
    dropRequests(this.#secret);
  }

  async clearData(options: Electron.ClearDataOptions = {}): Promise<void> {
    knownOptions('session.clearData', options, ['dataTypes']);
    const types = options.dataTypes?.map(type => {
      const known = DATA_TYPES[type];
      if (known === undefined) throw new NotInStandIn(`session.clearData of ${type}`);
      return known;
    });
    this.#note('clearData', { ...options });
    const page = [...this.#pages].find(one => !one.isCrashed);
    if (page) await this.#clearThrough(page, types);
    else if (types || this.isPersistent())
      throw new NotInStandIn('session.clearData of a part without a window');
    else await this.#startAnew();
  }

  /** Chromium clears storage in a page's own session only. */
  async #clearThrough(page: Page, types: string[] | undefined): Promise<void> {
    const { cdp } = await page.ready;
    const whole = await browser();
    if (!types || types.includes('cookies')) await whole.send('Storage.clearCookies', await this.#context());
    for (const origin of this.#origins) {
      await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: types?.join(',') ?? 'all' });
    }
    if (!types || types.includes('cache_storage')) await cdp.send('Network.clearBrowserCache');
  }

  /** Without a page the whole context goes, and the next use makes another: a page for this alone would show up as a window. */
  async #startAnew(): Promise<void> {
    const { browserContextId } = await this.#context();
    this.#contextId = undefined;
    this.#contextEnds.resolve();
    this.#contextEnds = Promise.withResolvers<void>();
    this.#origins.clear();
    if (browserContextId === undefined) return;
    await (await browser()).send('Target.disposeBrowserContext', { browserContextId });
  }

  #note(call: string, details: Record<string, unknown> = {}): void {
    note(`session.${call}`, { partition: this.#name, ...details });
  }

  async #context(): Promise<{ browserContextId?: string }> {
    const browserContextId = await this.#openContext();
    return browserContextId === undefined ? {} : { browserContextId };
  }

  /** The default session is Chromium's own profile, which has no such name. */
  #openContext(): Promise<string | undefined> {
    this.#contextId ??= this.#createContext();
    return this.#contextId;
  }

  async #createContext(): Promise<string | undefined> {
    const cdp = await browser();
    const own = this.isPersistent() ? undefined : await cdp.send('Target.createBrowserContext', {});
    // Nothing is ever saved: downloads.ts notifies the app and records its decision.
    await cdp.send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true, ...own });
    return own?.browserContextId;
  }
}

type SessionInternals = {
  secret: string;
  contextId: () => Promise<string | undefined>;
  pages: Set<Page>;
  allowOrigin: (contents: Electron.WebContents, origin: string, isMainFrame: boolean) => Promise<void>;
};
const internals = new WeakMap<Session, SessionInternals>();

export function internalsOf(session: Session): SessionInternals {
  const found = internals.get(session);
  if (!found) throw new Error('That is no session of this stand-in');
  return found;
}

const sessions = new Map<string, Session>();

export const session = strictObject('session', {
  fromPartition(partition: string, options: Partial<Electron.FromPartitionOptions> = {}): Session {
    if (!app.isReady()) throw new Error('Session can only be received when app is ready');
    knownOptions('session.fromPartition', options, ['cache']);
    if (partition.startsWith('persist:')) throw new NotInStandIn(`persistent partition (${partition})`);
    const known = sessions.get(partition);
    if (known) return known;
    const created = new Session(partition);
    sessions.set(partition, created);
    app.emit('session-created', created);
    return created;
  },

  get defaultSession(): Session {
    return session.fromPartition('');
  },
});
