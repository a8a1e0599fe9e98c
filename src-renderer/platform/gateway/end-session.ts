import { absolute, webConfig } from '#renderer/platform/host/config.ts';

const TIMEOUT_MS = 5_000;
/** Maximum wait for an offline device before the second try. */
const OFFLINE_MS = 30_000;

/**
 * Ends the session of an access token at the gateway, expired or not (SEC-09). No caller waits for it, so it never
 * rejects; the browser sends it even when the page is closed. After two failures the session remains until it expires,
 * but no device has a token of it.
 */
export async function endSession(idToken: string): Promise<void> {
  if (await sent(idToken)) return;
  await backOnline();
  await sent(idToken);
}

async function sent(idToken: string): Promise<boolean> {
  try {
    const response = await fetch(absolute(`${webConfig().gateway}/guestUser/sessions/end`), {
      method: 'POST',
      headers: { 'x-guest-access-token': `Bearer ${idToken}` },
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // An unread body would keep its connection.
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function backOnline(): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, OFFLINE_MS);
    window.addEventListener('online', go);
  });
}
