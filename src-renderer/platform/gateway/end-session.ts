import { absolute, webConfig } from '#renderer/platform/host/config.ts';

const TIMEOUT_MS = 5_000;
const OFFLINE_MS = 30_000;

/** Never rejects; the browser sends it even when the page is closed. Without success the session expires (SEC-09). */
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
