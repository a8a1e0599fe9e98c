import { randomBytes } from 'node:crypto';
import { app } from './app.ts';
import { browser, openTarget } from './chromium.ts';
import { Cookies } from './cookies.ts';
import { note } from './journal.ts';
import { fetchAsNet } from './net.ts';
import { applyPermissions, type PermissionHandlers } from './permissions.ts';
import { handlersOf } from './protocol.ts';
import { dropRequests, serveSession } from './scheme-server.ts';
import { knownOptions, NotInStandIn, strictEmitter, strictObject } from './strict.ts';

const EVERYTHING = 'all';
/** Electron's names of what clearData clears, and Chromium's. */
const DATA_TYPES: Record<string, string> = {
  backgroundFetch: 'background_fetch',
  cache: 'cache_storage',
  cookies: 'cookies',
  fileSystems: 'file_systems',
  indexedDB: 'indexeddb',
  localStorage: 'local_storage',
  serviceWorkers: 'service_workers',
};

/** An in-memory session is one of Chromium's browser contexts, kept until the end, as Electron keeps its sessions. */
export class Session extends strictEmitter('session') {
  readonly cookies = new Cookies(() => this.#context());
  readonly #handlers = handlersOf();
  readonly protocol = this.#handlers.protocol;
  readonly #name: string;
  readonly #permissions: PermissionHandlers = {};
  readonly #origins = new Set<string>();
  #contextId: Promise<string | undefined> | undefined;
  /** Names the session on the wire. */
  readonly #secret = randomBytes(16).toString('hex');

  constructor(name: string) {
    super();
    this.#name = name;
    serveSession(this.#secret, this.#handlers.map);
    internals.set(this, {
      secret: this.#secret,
      contextId: () => this.#openContext(),
      allowOrigin: async (contents, origin) => {
        this.#origins.add(origin);
        await applyPermissions(this.#permissions, contents, origin, await this.#context());
      },
    });
  }

  isPersistent(): boolean {
    return this.#name === '';
  }

  getStoragePath(): string | null {
    return this.isPersistent() ? app.getPath('userData') : null;
  }

  setPermissionCheckHandler(handler: PermissionHandlers['check']): void {
    this.#permissions.check = handler ?? null;
  }

  setPermissionRequestHandler(handler: PermissionHandlers['request']): void {
    this.#permissions.request = handler ?? null;
  }

  /** Headless Chromium has no such devices to ask about: written down only. */
  setDevicePermissionHandler(_handler: unknown): void {
    note('session-device-handler', { partition: this.#name });
  }

  setDisplayMediaRequestHandler(_handler: unknown): void {
    note('session-display-media-handler', { partition: this.#name });
  }

  setSpellCheckerEnabled(isEnabled: boolean): void {
    note('session-spell-checker', { partition: this.#name, isEnabled });
  }

  fetch(input: string | Request, init?: RequestInit): Promise<Response> {
    return fetchAsNet(this.#handlers.map, input, init);
  }

  async clearData(options: Electron.ClearDataOptions = {}): Promise<void> {
    knownOptions('session.clearData', options, ['dataTypes', 'origins']);
    const types = options.dataTypes?.map(type => {
      const known = DATA_TYPES[type];
      if (known === undefined) throw new NotInStandIn(`session.clearData of ${type}`);
      return known;
    });
    note('session-clear-data', { partition: this.#name, ...options });
    const cdp = await browser();
    if (!types || types.includes('cookies')) await cdp.send('Storage.clearCookies', await this.#context());
    const origins = options.origins ?? [...this.#origins];
    const page = await openTarget(await this.#context());
    for (const origin of origins) {
      const storageTypes = types?.join(',') ?? EVERYTHING;
      await page.cdp.send('Storage.clearDataForOrigin', { origin, storageTypes });
    }
    if (!types || types.includes('cache_storage')) await page.cdp.send('Network.clearBrowserCache');
    await cdp.send('Target.closeTarget', { targetId: page.id });
  }

  async clearStorageData(): Promise<void> {
    await this.clearData();
  }

  async clearCache(): Promise<void> {
    await this.clearData({ dataTypes: ['cache'] });
  }

  clearAuthCache(): Promise<void> {
    note('session-clear-auth-cache', { partition: this.#name });
    return Promise.resolve();
  }

  clearHostResolverCache(): Promise<void> {
    note('session-clear-host-resolver-cache', { partition: this.#name });
    return Promise.resolve();
  }

  clearCodeCaches(): Promise<void> {
    note('session-clear-code-caches', { partition: this.#name });
    return Promise.resolve();
  }

  closeAllConnections(): Promise<void> {
    note('session-close-all-connections', { partition: this.#name });
    dropRequests(this.#secret);
    return Promise.resolve();
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
    const id = own?.browserContextId;
    // Nothing is ever saved: downloads.ts asks the app and writes down what it said.
    const context = id === undefined ? {} : { browserContextId: id };
    await cdp.send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true, ...context });
    return id;
  }
}

/** What the rest of the stand-in needs of a session, and an app cannot reach. */
export type SessionInternals = {
  secret: string;
  contextId: () => Promise<string | undefined>;
  allowOrigin: (contents: Electron.WebContents, origin: string) => Promise<void>;
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
