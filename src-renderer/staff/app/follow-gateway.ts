import { isGatewayLost, noteContact, noteLost } from '#renderer/platform/gateway/outage.ts';
import { onUnreachable } from '#renderer/platform/host/transport.ts';
import { staffQueries } from '../features/shared/gateway/staff-queries.ts';
import { loadSession, sendLock } from '../features/shared/session/session.ts';

const PROBE_MS = 3_000;
const PROBE_TIMEOUT_MS = 5_000;

/** From the first call without a response on, until the gateway responds again: then what is shown is fetched again. */
export function followGateway(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const probe = async () => {
    clearTimeout(timer);
    if (!(await isReached())) {
      timer = setTimeout(() => void probe(), PROBE_MS);
      return;
    }
    noteContact();
    await sendLock().catch(() => undefined);
    await loadSession();
    void staffQueries.invalidateQueries();
  };
  onUnreachable(() => {
    if (isGatewayLost()) return;
    noteLost();
    timer = setTimeout(() => void probe(), PROBE_MS);
  });
  window.addEventListener('online', () => {
    if (isGatewayLost()) void probe();
  });
}

async function isReached(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
