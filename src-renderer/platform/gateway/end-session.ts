import { absolute, webConfig } from '#renderer/platform/host/config.ts';

const TIMEOUT_MS = 5_000;
/** How long a device that is offline is waited for before the second try. */
const OFFLINE_MS = 30_000;

/**
 * Ends the session of an access token at the gateway, expired or not (SEC-09). No caller waits for it, so it never
 * rejects; the browser sends it even when the page goes. What cannot be sent, twice, leaves a session that no device
 * has a token of.
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
    // Unread, it would keep its connection.
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
