import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesOf } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';

/** Words that nobody but this guest has. They differ early, for memory is read in short pieces. */
export const marks = {
  name: 'Zulmira Quaresmeira',
  email: 'zulmira.9913@quaresmeira.test',
  document: '91340411258',
  search: 'quaresmeira-search-4471',
  locator: 'ZQ9913XK',
  token: 'zq-9913-refresh-token-of-nobody-else',
} as const;

/** Every form of a text among bytes: as it is, in two bytes per character, in base64 from any offset, in hex. */
export function formsOf(text: string): Buffer[] {
  const plain = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  const coded = plain.flatMap(bytes => [
    bytes.toString('hex'),
    ...[0, 1, 2].map(before => {
      const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
      // Characters at both ends contain bits of the neighbours.
      return whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    }),
  ]);
  return [...plain, ...coded.map(one => Buffer.from(one))];
}

export function found(wanted: readonly string[], searched: string | Buffer): string[] {
  const bytes = typeof searched === 'string' ? Buffer.from(searched) : searched;
  return wanted.filter(text => formsOf(text).some(form => bytes.includes(form)));
}

export async function foundInFiles(wanted: readonly string[], folder: string): Promise<string[]> {
  return [...(await filesOf(folder))].flatMap(([file, bytes]) =>
    found(wanted, bytes).map(text => `${file}: ${text}`),
  );
}

export function leaveEverywhere(page: Page, texts: readonly string[]): Promise<void> {
  return page.evaluate(async left => {
    const text = JSON.stringify(left);
    localStorage.setItem('guest', text);
    sessionStorage.setItem('guest', text);
    document.cookie = `guest=${encodeURIComponent(text)}`;
    history.replaceState(history.state, '', `?left=${encodeURIComponent(text)}`);
    const cache = await caches.open(left[0] ?? '');
    await cache.put('/guest', new Response(text));
    await new Promise<void>((done, fail) => {
      const request = indexedDB.open('guest', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('guest').put(text, 'all');
      request.onsuccess = () => {
        request.result.close();
        done();
      };
      request.onerror = () => fail(request.error ?? new Error('refused'));
    });
  }, texts);
}

export function everythingIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asPromise = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('refused'));
      });
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await asPromise(indexedDB.open(name));
        const stores = [...database.objectStoreNames].map(store =>
          asPromise(database.transaction(store).objectStore(store).getAll()),
        );
        const read = await Promise.all(stores);
        database.close();
        return [name, read];
      }),
    );
    const stored = await Promise.all(
      (await caches.keys()).map(async name => {
        const cache = await caches.open(name);
        const bodies = (await cache.matchAll()).map(response => response.text());
        return [name, await Promise.all(bodies)];
      }),
    );
    const fields = [...document.querySelectorAll('input')].map(field => field.value);
    const cookies = decodeURIComponent(document.cookie);
    const address = decodeURIComponent(location.href);
    return [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
      JSON.stringify([databases, stored, history.state]),
      ...fields,
      cookies,
      address,
      document.documentElement.outerHTML,
    ].join('\n');
  });
}

export async function memoryOf(desktop: DesktopApp): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-memory-'));
  try {
    const file = await desktop.electron.evaluate(
      (_electron, path) => process.getBuiltinModule('node:v8').writeHeapSnapshot(path),
      join(folder, 'main.heapsnapshot'),
    );
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function cookiesOf(desktop: DesktopApp): Promise<string> {
  return desktop.electron.evaluate(async ({ session }) => {
    const both = ['guest-a', 'guest-b'].map(name => session.fromPartition(name).cookies.get({}));
    return JSON.stringify((await Promise.all(both)).flat());
  });
}
