/** The file that a built `import()` names; all of them lie in one folder. */
const IMPORTED = /import\(\W*([\w.-]+\.js)/;

const loaded = new Set<string>();

/**
 * The build hands every import() of the web app to this (build/offline-imports.ts), so that one can be tried again after
 * an outage (docs/decisions/0025-imports-after-an-outage.md). While the browser is offline, only a module is imported that
 * was loaded before, is stored by the service worker with all that it imports, or that the server can send.
 */
export async function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  const file = IMPORTED.exec(String(load))?.[1] ?? '';
  const isOffline = navigator.onLine === false && !loaded.has(file) && !(await isStored(file));
  if (isOffline && !(await isServerReached())) {
    // The browsers' own text (isCodeMissing).
    throw new TypeError('Failed to fetch dynamically imported module: the browser is offline');
  }
  const module = await load();
  loaded.add(file);
  return module;
}

async function isStored(file: string): Promise<boolean> {
  if (file === '' || !navigator.serviceWorker?.controller) return false;
  return (await caches.match(new URL(file, import.meta.url))) !== undefined;
}

function isServerReached(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
