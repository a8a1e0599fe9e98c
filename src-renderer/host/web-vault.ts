import { exchangeRefreshToken } from '#renderer/gateway/identity-tokens.ts';
import { AppError } from '#shared/errors.ts';
import type { AccessToken, TokenVault } from './host.ts';

const DATABASE = 'pernoite-vault';
const STORE = 'vault';
const KEY = 'key';
const TOKEN = 'token';
const CHANNEL = 'pernoite-session';
/** Trading the token is done by one tab at a time: a provider may make the old one void. */
const RENEW_LOCK = 'pernoite-renew';

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused its storage'));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return asPromise(request);
}

/** One transaction per step: IndexedDB closes one that waits for anything but itself, such as WebCrypto. */
async function within<T>(
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await asPromise(step(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** The key never leaves the browser's own keeping: not extractable, so a copied database is worth nothing. */
async function sealingKey(): Promise<CryptoKey> {
  const known = (await within('readonly', store => store.get(KEY))) as CryptoKey | undefined;
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await within('readwrite', store => store.put(made, KEY));
  return made;
}

/**
 * The refresh token at rest: AES-GCM in IndexedDB, shared by all tabs. Where the browser gives no storage
 * (some private windows) it lives in this tab's memory and the guest signs in again after a reload.
 */
export function createWebVault(): TokenVault {
  let memory: string | null = null;
  const channel = new BroadcastChannel(CHANNEL);

  async function read(): Promise<string | null> {
    try {
      const sealed = (await within('readonly', store => store.get(TOKEN))) as Sealed | undefined;
      if (!sealed) return memory;
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: sealed.iv },
        await sealingKey(),
        sealed.bytes,
      );
      return new TextDecoder().decode(plain);
    } catch {
      return memory;
    }
  }

  async function write(token: string): Promise<void> {
    try {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await sealingKey(),
        new TextEncoder().encode(token),
      );
      await within('readwrite', store => store.put({ iv, bytes } satisfies Sealed, TOKEN));
      memory = null;
    } catch {
      memory = token;
    }
  }

  async function erase(): Promise<void> {
    memory = null;
    await within('readwrite', store => store.clear()).catch(() => undefined);
  }

  return {
    async keep(refreshToken) {
      await write(refreshToken);
      channel.postMessage('signedIn');
    },
    renew() {
      return navigator.locks.request(RENEW_LOCK, async (): Promise<AccessToken | null> => {
        const token = await read();
        if (token === null) return null;
        try {
          const answer = await exchangeRefreshToken(token);
          if (answer.refreshToken !== token) await write(answer.refreshToken);
          return { idToken: answer.idToken, expiresAt: answer.expiresAt };
        } catch (error) {
          if (error instanceof AppError && error.code === 'UNAUTHORIZED') await erase();
          throw error;
        }
      });
    },
    async clear() {
      await erase();
      channel.postMessage('signedOut');
    },
    onElsewhere(listener) {
      const heard = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signedIn' || data === 'signedOut') listener(data);
      };
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
