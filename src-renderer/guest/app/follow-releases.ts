import { announceRelease } from '#renderer/platform/state/release.ts';
import { NAME_RELEASE, SERVICE_WORKER, TAKE_OVER } from '#shared/offline.ts';

/** Interval at which an open page checks for a newer release (milliseconds); every page load checks as well. */
const CHECK_EVERY_MS = 60 * 60_000;
/** After this time the page no longer waits for a worker to take over: the page comes from the network anyway. */
const TAKE_OVER_MS = 3_000;

function releaseOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(NAME_RELEASE, [port2]);
  });
}

/** Reloads the page once the worker of its release has taken over, so that both are of one release. */
function open(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  if (worker.state !== 'installed') return reload();
  worker.addEventListener('statechange', reload);
  setTimeout(reload, TAKE_OVER_MS);
  worker.postMessage(TAKE_OVER);
}

/** Each load fetches the newest release, so the guest is notified only of a later one. `entry` differs per release. */
export async function followReleases(entry: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  const own = new URL(entry).pathname;
  const judge = async () => {
    const { waiting } = registration;
    if (waiting === null) return;
    if ((await releaseOf(waiting)) === own) waiting.postMessage(TAKE_OVER);
    else announceRelease(() => open(waiting));
  };
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => worker.state === 'installed' && void judge());
  };
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
  await judge();
}
