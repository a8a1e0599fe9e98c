import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OFFLINE_PAGE, offlinePageAddress, SERVICE_WORKER } from '#shared/offline.ts';
import { startTestGateway, type TestGateway } from './harness.ts';

let app: TestGateway;
let web: string;

const ENTRY = '/assets/index-abc123.js';
const PAGE = `<!doctype html><html data-offline><body><style nonce="__CSP_NONCE__"></style><script type="module" src="${ENTRY}"></script><script type="application/json" id="pernoite-config">{}</script></body></html>`;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'pernoite-pages-'));
  await writeFile(join(web, 'index.html'), PAGE.replace(' data-offline', ''));
  await writeFile(join(web, 'offline.html'), PAGE);
  await writeFile(join(web, 'sw.js'), '/* worker */');
  await mkdir(join(web, 'first-view'));
  for (const language of ['en', 'pt']) {
    const view = join(web, 'first-view', `login.${language}.html`);
    await writeFile(view, `<!doctype html><html lang="${language}">`);
  }
  app = await startTestGateway({ seed: false, webFolder: web });
});
afterAll(async () => {
  await app.close();
  await rm(web, { recursive: true });
});

test('the service worker may be stored in no cache, and allowed by the page’s policy alone (BEY-18)', async () => {
  const { status, headers } = await app.raw('GET', SERVICE_WORKER);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toBe('no-cache');
  const page = await app.raw('GET', '/login');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
});

test('a file is sent whole, whatever part of it is asked for (WEB-01)', async () => {
  for (const range of ['bytes=3-', 'bytes=9999-', 'bytes=5-2', 'lines=1']) {
    const { status, headers, text } = await app.raw('GET', SERVICE_WORKER, { headers: { range } });
    expect([status, text, headers.get('accept-ranges')], range).toEqual([200, '/* worker */', null]);
  }
});

test('the offline page comes with nonce, policy and configuration of its own (BEY-18)', async () => {
  const { text, headers } = await app.raw('GET', OFFLINE_PAGE);
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(nonce).toMatch(/^[\w+/]{20,}={0,2}$/);
  expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(text).toContain('data-offline');
  expect(text).toContain('"gateway":"/api"');
});

test('the offline page is not given to the worker of another release (BEY-18)', async () => {
  expect((await app.raw('GET', offlinePageAddress(ENTRY))).status).toBe(200);
  for (const other of ['/assets/index-other1.js', '', '"'])
    expect((await app.raw('GET', offlinePageAddress(encodeURIComponent(other)))).status, other).toBe(404);
});

/** `fetch` sends no host of one's own. */
function sentTo(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((done, failed) => {
    get(new URL(path, app.url), { headers }, async response => {
      const chunks = await response.toArray();
      done({ status: response.statusCode, text: Buffer.concat(chunks).toString() });
    }).on('error', failed);
  });
}

const statusAt = async (path: string, headers: Record<string, string>) =>
  (await sentTo(path, headers)).status;

test('devices of the hotel are offered neither: a lobby’s name and a device’s headers (BEY-18, WEB-05)', async () => {
  const devices: Record<string, string>[] = [
    { host: 'kiosk.stay.hotel.example' },
    { 'x-device-id': 'tablet-1' },
    { 'x-device-token': 'a'.repeat(40) },
  ];
  for (const path of [SERVICE_WORKER, OFFLINE_PAGE]) {
    expect(await statusAt(path, { host: 'stay.hotel.example' })).toBe(200);
    for (const headers of devices) expect(await statusAt(path, headers), JSON.stringify(headers)).toBe(404);
  }
});

test('a lobby’s tablet begins with the sign-in, not with the first page of strangers (HOM-18, WEB-05)', async () => {
  const isFirstView = async (host: string) => (await sentTo('/login', { host })).text.includes('<html lang=');
  expect(await isFirstView('stay.hotel.example')).toBe(true);
  expect(await isFirstView('kiosk.stay.hotel.example')).toBe(false);
});

test('the guest app begins with the first view of its page in the language that the app will choose (APP-02, APP-16)', async () => {
  const langOf = async (path: string, language: string) => {
    const { text, headers } = await app.raw('GET', path, { headers: { 'accept-language': language } });
    expect(headers.get('vary'), path).toContain('accept-language');
    return /<html lang="(\w+)">/.exec(text)?.[1] ?? null;
  };
  expect(await langOf('/login', 'pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt');
  expect(await langOf('/login', 'de-DE,en;q=0.5')).toBe('en');
  expect(await langOf('/login?lang=PORTUGUESE', 'en')).toBe('pt');
  expect(await langOf('/login?lang=ENGLISH', 'pt-BR')).toBe('en');
  // This build wrote none for the search, and other pages have none.
  for (const path of ['/booking/step-1', '/sign-up', '/login/x', '/constructor'])
    expect(await langOf(path, 'pt-BR'), path).toBeNull();
  expect((await app.raw('GET', '/first-view/login.en.html')).status).toBe(404);
});
