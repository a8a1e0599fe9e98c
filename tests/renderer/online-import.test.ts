import { afterEach, expect, test, vi } from 'vitest';
import { importOnline } from '#renderer/platform/host/online-import.ts';

const request = vi.fn<() => Promise<Response>>();
const find = vi.fn<(address: URL) => Promise<Response | undefined>>();

/** A function as the build writes it, which names a file; each test has files of its own. */
function importing(file: string) {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve(file));
  return Object.assign(load, { toString: () => `()=>import(\`./${file}\`)` });
}

function goOffline(worker: object | null = null): void {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  find.mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: worker } });
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('caches', { match: find });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('an import is not attempted while the browser is offline, and comes once it is not (ERR-01, APP-30)', async () => {
  const load = importing('login-1a2b.js');
  goOffline();
  await expect(importOnline(load)).rejects.toThrow('dynamically imported module');
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(importOnline(load)).resolves.toBe('login-1a2b.js');
});

test('what was loaded before is imported without a connection, and without a request (ERR-01)', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await importOnline(importing('home-1a2b.js'));
  goOffline();
  await expect(importOnline(importing('home-1a2b.js'))).resolves.toBe('home-1a2b.js');
  expect(request).not.toHaveBeenCalled();
});

test('without a network a gateway on the same machine still sends what is imported (ERR-01)', async () => {
  goOffline();
  request.mockResolvedValue(new Response());
  await expect(importOnline(importing('cards-1a2b.js'))).resolves.toBe('cards-1a2b.js');
});

test('what the service worker has stored is imported without a connection (BEY-18)', async () => {
  goOffline({});
  find.mockImplementation(({ pathname }) =>
    Promise.resolve(pathname.endsWith('/stay-card-1a2b.js') ? new Response() : undefined),
  );
  await expect(importOnline(importing('stay-card-1a2b.js'))).resolves.toBe('stay-card-1a2b.js');
  await expect(importOnline(importing('guide-1a2b.js'))).rejects.toThrow('dynamically imported module');
});
