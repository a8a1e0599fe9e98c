import { exchangeRefreshToken } from '#renderer/gateway/auth-tokens.ts';
import { AppError } from '#shared/errors.ts';
import type { AccessToken, TokenVault } from './host.ts';
import { markSession } from './session-marker.ts';

const DATABASE = 'pernoite-vault';
const STORE = 'vault';
const TOKEN = 'token';
const CHANNEL = 'pernoite-session';
/** Trading the token is done by one tab at a time: a provider may make the old one void. */
const RENEW_LOCK = 'pernoite-renew';
/**
 * Names the session that ended last. Local storage takes it at once; IndexedDB is emptied later, or never if the page
 * goes.
 */
const ENDED = 'pernoite.ended';

/** The key never leaves the browser's own keeping: not extractable, so a copied database is worth nothing. */
type Sealed = { session: string; key: CryptoKey; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };
type Held = { session: string; token: string };

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser denied its storage'));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return asPromise(request);
}

/** One transaction per step: IndexedDB closes one that waits for anything but itself, such as WebCrypto. */
async function within<T>(mode: IDBTransactionMode, step: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await step(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

const sealedIn = (store: IDBObjectStore) => asPromise<Sealed | undefined>(store.get(TOKEN));

async function seal({ session, token }: Held): Promise<Sealed> {
  const name = 'AES-GCM';
  const key = await crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name, iv }, key, new TextEncoder().encode(token));
  return { session, key, iv, bytes };
}

async function unseal({ session, key, iv, bytes }: Sealed): Promise<Held> {
  const token = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return { session, token: new TextDecoder().decode(token) };
}

/**
 * The refresh token at rest: AES-GCM in IndexedDB, shared by all tabs. Where the browser gives no storage
 * (some private windows) it lives in this tab's memory and the guest signs in again after a reload.
 */
export function createWebVault(): TokenVault {
  let memory: Held | null = null;
  /** The session that this tab knows of, to be named when it ends. */
  let session: string | null = null;
  const channel = new BroadcastChannel(CHANNEL);

  function hasEnded(sealed: Sealed): boolean {
    try {
      return localStorage.getItem(ENDED) === sealed.session;
    } catch {
      return false;
    }
  }

  async function read(): Promise<Held | null> {
    try {
      const sealed = await within('readonly', sealedIn);
      if (!sealed) return memory;
      if (hasEnded(sealed)) {
        await erase(sealed.session);
        return memory;
      }
      const held = await unseal(sealed);
      session = held.session;
      markSession(true);
      return held;
    } catch {
      return memory;
    }
  }

  /** `mayStand` is called within the transaction: the guest, or another tab, may have ended the session meanwhile. */
  async function write(held: Held, mayStand: (kept: Sealed | undefined) => boolean): Promise<void> {
    try {
      const sealed = await seal(held);
      await within('readwrite', async store => {
        if (mayStand(await sealedIn(store))) await asPromise(store.put(sealed, TOKEN));
      });
      memory = null;
    } catch {
      if (session === held.session) memory = held;
    }
  }

  async function erase(ended: string): Promise<void> {
    if (memory?.session === ended) memory = null;
    markSession(false);
    await within('readwrite', async store => {
      if ((await sealedIn(store))?.session === ended) await asPromise(store.clear());
    }).catch(() => undefined);
  }

  /** At once, so that who leaves and closes the page in the same breath has left (APP-25, SES-11). */
  function markEnded(ended: string): void {
    try {
      localStorage.setItem(ENDED, ended);
    } catch {
      // No storage, no mark: emptying the vault is then all there is.
    }
  }

  return {
    async keep(refreshToken) {
      const held = { session: crypto.getRandomValues(new Uint32Array(4)).join('-'), token: refreshToken };
      session = held.session;
      markSession(true);
      await write(held, () => session === held.session);
      channel.postMessage('signedIn');
    },
    renew() {
      return navigator.locks.request(RENEW_LOCK, async (): Promise<AccessToken | null> => {
        const held = await read();
        if (held === null) return null;
        try {
          const { idToken, expiresAt, refreshToken } = await exchangeRefreshToken(held.token);
          if (refreshToken !== held.token) {
            await write({ ...held, token: refreshToken }, kept => kept?.session === held.session);
          }
          return { idToken, expiresAt };
        } catch (error) {
          if (error instanceof AppError && error.code === 'UNAUTHORIZED') await erase(held.session);
          throw error;
        }
      });
    },
    async clear() {
      if (session !== null) markEnded(session);
      session = null;
      memory = null;
      markSession(false);
      channel.postMessage('signedOut');
      await within('readwrite', store => asPromise(store.clear())).catch(() => undefined);
    },
    onElsewhere(listener) {
      const heard = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signedOut') memory = null;
        if (data === 'signedIn' || data === 'signedOut') listener(data);
      };
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
