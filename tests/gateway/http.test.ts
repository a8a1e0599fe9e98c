import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { addRoutes, httpApp, startingApp } from '#gateway/server/http/http-app.ts';
import { type HttpServer, listen } from '#gateway/server/http/http-server.ts';
import { languageOf } from '#gateway/server/http/request.ts';
import { describeError } from '#gateway/server/log.ts';
import { createMetrics } from '#gateway/server/metrics.ts';
import { defaultWebConfig } from '#shared/settings.ts';
import { startTestGateway, type TestGateway } from './harness.ts';

const page = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="application/json" id="pernoite-config">{}</script>
<script>document.title = 'Pernoite';</script></head><body></body></html>`;
const script = `export const words = "${'calm '.repeat(400)}";`;

let app: TestGateway;
let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'pernoite-web-'));
  await mkdir(join(web, 'assets'));
  await mkdir(join(web, '.vite'));
  await writeFile(join(web, 'index.html'), page);
  await writeFile(join(web, '.vite', 'manifest.json'), '{}');
  await writeFile(join(web, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(web, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
  await writeFile(join(web, 'assets', 'app-1a2b.js.gz'), gzipSync(script));
  await writeFile(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await startTestGateway({
    seed: false,
    webFolder: web,
    allowedOrigins: ['https://hotel.example'],
    publicUrl: 'https://stay.example',
    publicSandbox: true,
    web: {
      ...defaultWebConfig,
      links: { ...defaultWebConfig.links, help: 'https://x.example/</script><b>' },
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(web, { recursive: true });
});

describe('the guest app', () => {
  test('is served for any path that is not the gateway’s own, as a 404 for one that leads nowhere (APP-60)', async () => {
    for (const path of ['/', '/booking/step-1', '/guest/account?lang=pt', '/index.html', '/invite/ABC123']) {
      const response = await app.raw('GET', path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toContain('no-cache');
    }
    const unknown = await app.raw('GET', '/guest/no-such-room');
    expect(unknown.status, 'the page that says so').toBe(404);
    expect(unknown.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const path of ['/api', '/api/nothing', '/ofrep/x', '/assets/gone.js']) {
      const response = await app.raw('GET', path);
      expect(response.status, path).toBe(404);
      expect(response.body).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('gets a fresh style nonce with each page, and the policy allows that one', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const response = await app.raw('GET', '/');
      const nonce = /nonce="([^"]+)"/.exec(response.text)?.[1] ?? '';
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('runs its one inline script by its hash, and no other response allows a script of its own', async () => {
    const { text, headers } = await app.raw('GET', '/');
    const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, source = '']) => source);
    const hashes = inline.map(source => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
    expect(hashes).toHaveLength(1);
    const scripts = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1];
    expect(scripts(headers.get('content-security-policy'))).toBe(`'self' ${hashes[0]}`);
    const other = await app.raw('GET', '/api/countries');
    expect(scripts(other.headers.get('content-security-policy'))).toBe("'self'");
  });

  test('gets its configuration in a script that no value can end', async () => {
    const { text } = await app.raw('GET', '/');
    const json = /id="pernoite-config">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(app.app.config.web);
    expect(json).not.toContain('<');
  });

  test('has hashed files cached for a year, compressed as the browser can read them, and validated by etag', async () => {
    const path = '/assets/app-1a2b.js';
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['*', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await app.raw('GET', path, { headers: { 'accept-encoding': accept } });
      expect(response.headers.get('content-encoding'), accept).toBe(encoding);
      expect(response.text).toBe(script);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toContain('accept-encoding');
      const etag = response.headers.get('etag') ?? 'none';
      const again = await app.raw('GET', path, {
        // As a browser requests it; fetch alone would request a fresh one.
        headers: {
          'accept-encoding': accept,
          'if-none-match': `"other", ${etag}`,
          'cache-control': 'max-age=0',
        },
      });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    }
    const other = await app.raw('GET', '/favicon.svg');
    expect(other.headers.get('cache-control')).toBe('no-cache');
    expect(other.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('responds to HEAD with the headers of GET and no body', async () => {
    const response = await app.raw('HEAD', '/favicon.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('41');
    expect(response.text).toBe('');
    expect((await app.raw('HEAD', '/api/countries')).status).toBe(200);
    expect((await app.raw('POST', '/booking/step-1')).status).toBe(405);
  });

  test('a path that others could read differently is rejected on every port (SEC-13)', async () => {
    const paths = ['/api/..\\console', '/api/%2e%2e/console', '/api/./hotels', '/api/hotels%2F..%2Fx'];
    for (const path of [...paths, '/api/%5Cx', '/..', '/console/%2e', '/api\\hotels'])
      expect(await rawStatus(path), path).toBe(400);
    expect(await rawStatus('/api/hotels?from=/../x%2F%5C')).toBe(200);
  });

  test('no path leads out of its folder or to hidden files', async () => {
    const above = ['/../', '/assets/../../', '/assets/..%2f..%2f', '/assets/%5c..%5c'];
    const etc = ['/%2e%2e/%2e%2e/etc/passwd.json', '//etc/passwd.json'];
    const hidden = ['/.vite/manifest.json', '/assets/app-1a2b.js%00.json', '/assets/%ff.js'];
    for (const path of [...above.map(folder => `${folder}package.json`), ...etc, ...hidden]) {
      const status = await rawStatus(path);
      expect([400, 404], `${path} ${status}`).toContain(status);
    }
  });
});

describe('every response', () => {
  test('carries the security headers', async () => {
    for (const path of ['/', '/api/countries', '/api/nothing', '/assets/app-1a2b.js', '/healthz']) {
      const { headers } = await app.raw('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const source of ['default-src', 'frame-ancestors', 'object-src'])
        expect(policy, path).toContain(`${source} 'none'`);
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
      });
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('repeats a sane request id and makes one for any other', async () => {
    const given = await app.raw('GET', '/healthz', { headers: { 'x-request-id': 'abc-12345678' } });
    expect(given.headers.get('x-request-id')).toBe('abc-12345678');
    const made = await app.raw('GET', '/healthz', { headers: { 'x-request-id': 'a b<script>' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('lets an allowed origin read it, and no other', async () => {
    const from = (origin: string) => app.raw('GET', '/api/countries', { headers: { origin } });
    expect((await from('https://hotel.example')).headers.get('access-control-allow-origin')).toBe(
      'https://hotel.example',
    );
    expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await app.raw('OPTIONS', '/api/bookings/create', {
      headers: { origin: 'https://hotel.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-idempotency-key');
  });

  test('over a packet is compressed for those who can read it', async () => {
    const raw = await bytes('/api/countries', { 'accept-encoding': 'br' });
    expect(raw.encoding).toBe('br');
    expect(JSON.parse(brotliDecompressSync(raw.body).toString()).countries.length).toBeGreaterThan(100);
  });
});

describe('a request that cannot be one', () => {
  const closed = 'connection: close\r\n\r\n';
  const twice = ['accept-language: pt', 'accept-language: en', 'x-guest-access-token: a'].join('\r\n');
  const lengths = 'content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
  test.each([
    ['an address far too long', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['a broken request line', 'GET\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an absolute address', `GET http://evil.example/healthz HTTP/1.1\r\nhost: a\r\n${closed}`, 200],
    ['an address that is none', `GET * HTTP/1.1\r\nhost: a\r\n${closed}`, 400],
    ['a body of two lengths', `POST /api/x HTTP/1.1\r\nhost: a\r\n${lengths}`, 400],
    [
      'headers said twice',
      `GET /healthz HTTP/1.1\r\nhost: a\r\n${twice}\r\nx-guest-access-token: b\r\n${closed}`,
      200,
    ],
  ])('%s', async (_, text, status) => {
    expect(await speak(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

test('the console opens only under a name that its owner would use', async () => {
  const status = async (host: string) => {
    const said = await speak(`GET /console HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    return Number(said.split(' ')[1]);
  };
  for (const host of ['127.0.0.1:4780', 'localhost', '[::1]:4780', 'stay.example']) {
    expect(await status(host), host).toBeLessThan(400);
  }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a b', '@']) {
    expect([400, 403], host).toContain(await status(host));
  }
});

describe('readiness', () => {
  test('says alive, ready and counts requests by operation without ids', async () => {
    expect((await app.raw('GET', '/healthz')).body).toEqual({ status: 'alive' });
    expect((await app.raw('GET', '/readyz')).body).toEqual({ status: 'ready' });
    await app.raw('GET', '/api/postcodes/01310100?secret=1');
    const text = await app.metrics();
    expect(text).toMatch(/pernoite_requests_total\{operation="findPostcode",method="GET",status="\d+"\} 1/);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('01310100');
  });

  test('metrics have a port of their own: on the guests’ port there is nothing, however it is requested (SEC-14)', async () => {
    for (const path of ['/metrics', '/metrics/', '/metrics/x', '/api/../metrics', '//metrics', '/Metrics']) {
      const response = await app.raw('GET', path);
      expect(response.text, path).not.toContain('pernoite_');
      expect(response.text).not.toContain('process_cpu');
    }
    expect((await app.raw('GET', '/metrics')).status).toBe(404);
    const unwatched = await startTestGateway({ seed: false, metricsPort: null });
    expect(unwatched.metricsUrl).toBeNull();
    await unwatched.close();
  });

  test('is 503 while the gateway starts or stops, and when the database does not respond', async () => {
    const config = gatewayConfig({ port: 0, logLevel: 'silent' });
    const parts = { config, log: pino({ level: 'silent' }), metrics: createMetrics(), securityHeaders: {} };
    const server = await listen(config, { host: '127.0.0.1', port: 0 }, startingApp(parts));
    const url = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const path of ['/readyz', '/api/countries', '/']) {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    }
    await server.close();

    const broken = await startTestGateway({ seed: false });
    await broken.app.store.close();
    expect((await broken.raw('GET', '/readyz')).status).toBe(503);
    await broken.close();
  });
});

describe('a failure inside', () => {
  let server: HttpServer;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = pino(
      { level: 'info', serializers: { err: describeError } },
      { write: line => void lines.push(line) },
    );
    const config = gatewayConfig({ port: 0 });
    const app = httpApp({ config, log, metrics: createMetrics(), securityHeaders: {} });
    const failure = new Error('Failed query: insert … params: ana@pernoite.test');
    addRoutes(app, [
      {
        method: 'GET',
        url: '/broken/*',
        handler: () => Promise.reject(Object.assign(failure, { query: 'insert' })),
      },
    ]);
    server = await listen(config, { host: '127.0.0.1', port: 0 }, app);
  });
  afterAll(() => server.close());

  test('responds 500 without its text, and is logged without the guest’s data', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/broken/secret-id?email=ana@pernoite.test`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'INTERNAL_SERVER_ERROR', message: 'the gateway failed' });
    const logged = lines.join('');
    expect(logged).toContain('"route":"/broken/*"');
    expect(logged).toContain('"frames"');
    expect(logged).not.toContain('ana@pernoite.test');
    expect(logged).not.toContain('secret-id');
  });
});

test('the language is the first of ours that the client accepts (API-02)', () => {
  const headers = ['pt-BR,pt;q=0.9,en;q=0.8', 'en', 'fr, en;q=0.5, pt;q=0.7', 'pt;q=0, *', undefined];
  expect(headers.map(languageOf)).toEqual(['pt', 'en', 'pt', 'en', 'en']);
});

/** Status of a path sent as it is written; fetch would tidy it first. */
function rawStatus(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    request({ hostname, port, path }, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

async function bytes(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(app.url + path, { headers }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  return { encoding: response.headers['content-encoding'], body: await buffer(response) };
}

function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', part => {
      heard += part;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', error => (heard ? resolve(heard) : reject(error)));
  });
}
