const DATABASE = 'pernoite-vault';
const STORE = 'vault';
const TOKEN = 'token';
/** The card of the session's stay (sealed-card.ts): it never outlives the token beside it. */
export const CARD = 'stay-card';

export type SessionToken = { session: string; token: string };

/** The key cannot be exported from the browser, so a copied database is useless. */
export type Sealed = { session: string; key: CryptoKey; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

export function asPromise<T>(request: IDBRequest<T>): Promise<T> {
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
export async function within<T>(
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    return await step(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

export const sealedIn = (store: IDBObjectStore) => asPromise<Sealed | undefined>(store.get(TOKEN));

export async function seal({ session, token }: SessionToken): Promise<Sealed> {
  const name = 'AES-GCM';
  const key = await crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name, iv }, key, new TextEncoder().encode(token));
  return { session, key, iv, bytes };
}

export async function unseal({ session, key, iv, bytes }: Sealed): Promise<SessionToken> {
  const token = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return { session, token: new TextDecoder().decode(token) };
}

export const readSealed = (): Promise<Sealed | undefined> => within('readonly', sealedIn);

/** Called within the transaction: the guest, or another tab, may have ended the session meanwhile. */
export type MayStore = (stored: Sealed | undefined) => boolean;

export const storeSealed = (sealed: Sealed, mayStore: MayStore): Promise<void> =>
  within('readwrite', async store => {
    const before = await sealedIn(store);
    if (!mayStore(before)) return;
    if (before?.session !== sealed.session) await asPromise(store.delete(CARD));
    await asPromise(store.put(sealed, TOKEN));
  });

/** Erases all data of the session. The token of another session, which came meanwhile, stays. */
export const eraseSealed = (session: string): Promise<void> =>
  within('readwrite', async store => {
    if ((await sealedIn(store))?.session === session) await asPromise(store.clear());
  });

export const eraseAll = (): Promise<void> => within('readwrite', store => asPromise(store.clear()));
