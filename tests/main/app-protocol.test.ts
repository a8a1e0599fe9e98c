import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOfCall } from '../../src-main/settings/hotel-config.ts';
import { appProtocol } from '../../src-main/windows/app-protocol.ts';
import { defaultWebConfig, type WebConfig, webConfig } from '../../src-shared/settings.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pernoite-app-'));
  await writeFile(
    join(root, 'index.html'),
    `<style nonce="__CSP_NONCE__"></style><script type="application/json" id="pernoite-config">{}</script>`,
  );
  await writeFile(join(root, 'entry.js'), 'export {};');
});
afterAll(() => rm(root, { recursive: true, force: true }));

type Sent = { address: string; init: RequestInit };

function desktop(
  respond: () => Response = () => Response.json({ ok: true }, { status: 201 }),
  config: WebConfig = defaultWebConfig,
  gateway = 'https://gateway.example/guests',
  isKnown = true,
) {
  const sent: Sent[] = [];
  const served: boolean[] = [];
  const guest = new AbortController();
  const handle = appProtocol({
    root,
    gateway: () => gateway,
    deviceHeaders: () => ({ 'x-device-profile': 'kiosk', 'x-device-id': 'lobby-1' }),
    camera: () => true,
    hotelConfig: { read: async () => config, known: () => config, isKnown: () => isKnown },
    pageServed: ({ hasConfig }) => served.push(hasConfig),
    guest: () => guest.signal,
    fetch: async (address, init) => {
      sent.push({ address, init });
      return respond();
    },
  });
  return {
    sent,
    served,
    guest,
    ask: (path: string, init?: RequestInit) => handle(new Request(`app://pernoite${path}`, init)),
  };
}

const elsewhere = { toolkit: 'https://toolkit.example/v1', secureToken: 'https://tokens.example' };

describe('responses of app://pernoite/', () => {
  test.each([true, false])(
    'each page is reported with whether the gateway’s settings are in it: %s (PD-43)',
    async isKnown => {
      const { ask, served } = desktop(undefined, defaultWebConfig, 'https://gateway.example', isKnown);
      await ask('/');
      await ask('/', { method: 'HEAD' });
      expect(served).toEqual([isKnown]);
    },
  );

  test('a screen may frame the identity provider’s page alone, and lends it the camera (PD-27, PD-42)', async () => {
    const config = { ...defaultWebConfig, identityPage: 'https://identity.example' };
    const named = await desktop(undefined, config).ask('/');
    expect(named.headers.get('content-security-policy')).toContain('frame-src https://identity.example;');
    expect(named.headers.get('permissions-policy')).toContain('camera=(self "https://identity.example")');
    const unnamed = await desktop().ask('/');
    expect(unnamed.headers.get('content-security-policy')).toContain("frame-src 'none';");
    expect(unnamed.headers.get('permissions-policy')).toContain('camera=()');
  });

  test('a screen may frame the page of the card’s fields, knows it, and loads no script of it (PAY-38)', async () => {
    const config = { ...defaultWebConfig, cardPage: 'https://cards.example' };
    const response = await desktop(undefined, config).ask('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.match(/cards\.example/g)).toHaveLength(1);
    expect(policy).toContain('frame-src https://cards.example;');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(await response.text()).toContain('"cardPage":"https://cards.example"');
  });

  test('a screen is index.html with a nonce of its own in page and policy', async () => {
    const { ask } = desktop();
    const responses = [await ask('/login'), await ask('/login')];
    const nonces = await Promise.all(
      responses.map(async response => {
        const nonce = /nonce="([\w-]{20,})"/.exec(await response.text())?.[1] ?? '';
        expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('a file comes with its type and may not be sniffed', async () => {
    const response = await desktop().ask('/entry.js');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('export {};');
  });

  test('a page that failed can check whether the app is there', async () => {
    expect((await desktop().ask('/', { method: 'HEAD' })).status).toBe(200);
  });

  test('a missing file is 404, a path that climbs is 400, and files take no POST', async () => {
    const { ask } = desktop();
    expect((await ask('/missing.js')).status).toBe(404);
    expect((await ask('/a%5c..%5csecret.txt')).status).toBe(400);
    expect((await ask('/entry.js', { method: 'POST' })).status).toBe(405);
  });

  test('a call goes to the configured gateway with its body, the headers that calls use, and the device’s own', async () => {
    const { sent, ask } = desktop();
    const response = await ask('/api/bookings/create', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-idempotency-key': 'k',
        'x-secret': 's',
        'x-device-profile': 'web',
        cookie: 'c=1',
      },
      body: '{"rooms":1}',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: true });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe('https://gateway.example/guests/api/bookings/create');
    const headers = new Headers(sent[0]?.init.headers);
    const names = ['content-type', 'x-device-id', 'x-device-profile', 'x-idempotency-key'];
    expect([...headers.keys()].toSorted()).toEqual(names);
    expect(headers.get('x-device-profile')).toBe('kiosk');
    expect(new TextDecoder().decode(sent[0]?.init.body as ArrayBuffer)).toBe('{"rooms":1}');
  });

  test('a call to another identity provider goes there, without what the device says of itself (PD-06)', async () => {
    const identity = { ...elsewhere, key: 'k' };
    const { sent, ask } = desktop(undefined, { ...defaultWebConfig, identity });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    await ask('/identity/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k', init);
    await ask('/api/hotels');
    expect(sent.map(({ address }) => address)).toEqual([
      'https://toolkit.example/v1/accounts:lookup?key=k',
      'https://gateway.example/guests/api/hotels',
    ]);
    const names = sent.map(({ init: { headers } }) => [...new Headers(headers).keys()]);
    expect(names[0]).toEqual(['content-type']);
    expect(names[1]).toContain('x-device-id');
  });

  test("a page gets the hotel's pages and key, and its own address for every call (PD-06, PD-36)", async () => {
    const config: WebConfig = {
      ...defaultWebConfig,
      gateway: 'https://elsewhere.example/api',
      identity: { ...elsewhere, key: 'hotel-7' },
      flags: 'https://flags.example/',
      analytics: 'https://events.example/',
      links: { ...defaultWebConfig.links, help: 'https://hotel.example/</script>help' },
    };
    const page = await (await desktop(undefined, config).ask('/login')).text();
    const configJson =
      /<script type="application\/json" id="pernoite-config">([^<]*)<\/script>/.exec(page)?.[1] ?? '';
    expect(webConfig.parse(JSON.parse(configJson))).toEqual({
      ...defaultWebConfig,
      identity: { ...defaultWebConfig.identity, key: 'hotel-7' },
      analytics: null,
      links: config.links,
    });
  });

  test('a response without a body stays one', async () => {
    const { ask } = desktop(() => new Response(null, { status: 204 }));
    expect((await ask('/api/analytics/events', { method: 'POST', body: '{}' })).status).toBe(204);
  });

  test('a gateway that cannot be reached is a network failure to the page', async () => {
    const { ask } = desktop(() => {
      throw new TypeError('net::ERR_CONNECTION_REFUSED');
    });
    expect((await ask('/api/hotels')).type).toBe('error');
  });

  test("the response passes on the gateway's clock, the time to wait and its name, and nothing else", async () => {
    const passed = { date: 'Sat, 21 Nov 2026 12:00:00 GMT', 'retry-after': '30', 'x-request-id': 'r-1' };
    const dropped = { 'set-cookie': 'guest=1', 'access-control-allow-origin': '*' };
    const { ask } = desktop(() => new Response('{}', { status: 429, headers: { ...passed, ...dropped } }));
    const { status, headers } = await ask('/api/hotels');
    expect(status).toBe(429);
    for (const [name, value] of Object.entries(passed)) expect(headers.get(name), name).toBe(value);
    for (const name of Object.keys(dropped)) expect(headers.get(name), name).toBeNull();
  });

  test('a call follows no redirection, and takes no cookies and nothing from a cache with it', async () => {
    const { sent, ask } = desktop();
    await ask('/api/hotels');
    expect(sent[0]?.init).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' });
  });

  test('a call ends with its guest (KSK-09)', async () => {
    const { sent, guest, ask } = desktop();
    await ask('/api/hotels');
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    guest.abort();
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  test('a response is streamed while it is still being made, and is dropped when the page stops reading', async () => {
    let dropped = false;
    const body = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new TextEncoder().encode('drop ')),
      cancel: () => {
        dropped = true;
      },
    });
    const reader = (await desktop(() => new Response(body)).ask('/api/hotels')).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('drop ');
    await reader?.cancel();
    expect(dropped).toBe(true);
  });

  test("the main process's own pages run no script and reach nothing", async () => {
    const { ask } = desktop();
    for (const path of ['/-/empty', '/-/closed']) {
      const response = await ask(path);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).not.toContain('<script');
    }
    const closed = await (await ask('/-/closed')).text();
    expect(closed).toContain('fora de serviço');
    expect(closed).toContain('out of service');
  });
});

const encoded = '/ \\ .. . %2f %2F %5c %5C %2e %2E %252f %255c %252e %25 %00 // ; ? # @ : % ／ 。';
const harmless = 'admin api hotels evil.example é';
const pieces = fc.constantFrom(...encoded.split(' '), ...harmless.split(' '), ' ', '\t', '\n');
const gatewayPaths = ['/api/', '/identity/', '/ofrep/'];
const gateways = ['https://gateway.example/guests', 'https://gateway.example', 'http://localhost:4000/a/b'];
const TOOLKIT = defaultWebConfig.identity.toolkit;

/** Decoded as often as any proxy might: `/../` in the end means the same as `\..\`. */
function decodedFully(path: string): string {
  let read = path;
  for (let layer = 0; layer < 5; layer += 1) {
    read = read.replace(/%([0-9a-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  return read.replaceAll('\\', '/');
}

describe('a call that is forwarded', () => {
  test('never leaves the paths of the gateway, whatever a page writes into its address (SEC-13)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...gatewayPaths, `${TOOLKIT}/`),
        fc.array(pieces, { maxLength: 12 }).map(parts => parts.join('')),
        fc.constantFrom(...gateways),
        async (start, rest, gateway) => {
          const { sent, ask } = desktop(undefined, defaultWebConfig, gateway);
          const response = await ask(start + rest).catch(() => null);
          expect([201, 200, 400, 404, null]).toContain(response?.status ?? null);
          const address = sent[0]?.address;
          if (address === undefined) return;
          const { origin, pathname } = new URL(address);
          const base = new URL(gateway);
          expect(origin).toBe(base.origin);
          const read = new URL(`http://host${decodedFully(pathname)}`.replace(/[?#].*/s, '')).pathname;
          const below = base.pathname.replace(/\/$/, '');
          expect(gatewayPaths.some(path => read.startsWith(below + path))).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test('never leaves the identity provider’s own address either (SEC-13)', async () => {
    const provider = 'https://identity.example/v1';
    const config = { ...defaultWebConfig, identity: { ...defaultWebConfig.identity, toolkit: provider } };
    await fc.assert(
      fc.asyncProperty(
        fc.array(pieces, { maxLength: 12 }).map(parts => parts.join('')),
        async rest => {
          const { sent, ask } = desktop(undefined, config);
          await ask(`${TOOLKIT}/${rest}`).catch(() => null);
          for (const { address, init } of sent) {
            const isAtProvider = address.startsWith(`${provider}/`);
            expect(isAtProvider || address.startsWith('https://gateway.example/guests/')).toBe(true);
            // The provider does not learn which device sends the request.
            if (isAtProvider) expect(new Headers(init.headers).get('x-device-id')).toBeNull();
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('gets a 400, and is not forwarded, where its path hides a separator (SEC-13)', async () => {
    const { sent, ask } = desktop();
    for (const path of ['/api/..\\admin', '/api/..%5cadmin', '/api/..%2fadmin', '/api/..%252fadmin']) {
      expect((await ask(path)).status, path).toBe(400);
    }
    expect(sent).toEqual([]);
  });
});

describe('the address of a call', () => {
  test.for([
    '/api/..\\admin',
    '/api/../admin',
    '/api/hotels/../../admin',
    '//evil.example/x',
    '/..\\x/y',
    '@evil.example/api/x',
    `${TOOLKIT}/..\\..\\x`,
  ])('of %s is none, though nobody has checked its path before (SEC-13)', path => {
    expect(addressOfCall(path, 'https://gateway.example/guests', defaultWebConfig)).toBeNull();
  });
});
