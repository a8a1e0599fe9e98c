import { exchangeRefreshToken } from '#renderer/platform/host/auth-tokens.ts';
import { AppError } from '#shared/errors.ts';
import type { AccessToken, TokenVault } from './host.ts';
import {
  eraseAll,
  eraseSealed,
  type MayStore,
  readSealed,
  type SessionToken,
  seal,
  storeSealed,
  unseal,
} from './sealed-token.ts';
import { hasEnded, markEnded, markSession } from './session-marker.ts';

const CHANNEL = 'pernoite-session';
/** One tab at a time exchanges the token: a provider may revoke the old one. */
const RENEW_LOCK = 'pernoite-renew';

/** AES-GCM in IndexedDB, shared by all tabs. Without storage (some private windows) it lasts until a reload. */
export function createWebVault(): { tokens: TokenVault; session(): string | null } {
  let memory: SessionToken | null = null;
  let session: string | null = null;
  const channel = new BroadcastChannel(CHANNEL);

  async function read(): Promise<SessionToken | null> {
    try {
      const sealed = await readSealed();
      if (!sealed) return memory;
      if (hasEnded(sealed.session)) {
        await erase(sealed.session);
        return memory;
      }
      const stored = await unseal(sealed);
      session = stored.session;
      markSession(true);
      return stored;
    } catch {
      return memory;
    }
  }

  async function write(token: SessionToken, mayStore: MayStore): Promise<void> {
    try {
      await storeSealed(await seal(token), mayStore);
      memory = null;
    } catch {
      if (session === token.session) memory = token;
    }
  }

  async function erase(ended: string): Promise<void> {
    if (memory?.session === ended) memory = null;
    markSession(false);
    await eraseSealed(ended).catch(() => undefined);
  }

  const tokens: TokenVault = {
    async store(refreshToken) {
      const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
      session = name;
      markSession(true);
      await write({ session: name, token: refreshToken }, () => session === name);
      channel.postMessage('signedIn');
    },
    renew() {
      return navigator.locks.request(RENEW_LOCK, async (): Promise<AccessToken | null> => {
        const stored = await read();
        if (stored === null) return null;
        try {
          const { idToken, expiresAt, refreshToken } = await exchangeRefreshToken(stored.token);
          if (refreshToken !== stored.token) {
            await write({ ...stored, token: refreshToken }, now => now?.session === stored.session);
          }
          return { idToken, expiresAt };
        } catch (error) {
          if (error instanceof AppError && error.code === 'UNAUTHORIZED') await erase(stored.session);
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
      await eraseAll().catch(() => undefined);
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
  return { tokens, session: () => session };
}
