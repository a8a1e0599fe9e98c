import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readAppAddress } from '../security/app-address.ts';
import { appHeaders } from '../security/page-policy.ts';

export type AppProtocol = {
  /** Folder of the built guest app. */
  root: string;
  /** Base address of the hotel's gateway, without a slash at its end; null while the device is being set up. */
  gateway: string | null;
  /** What the device says of itself with every call (docs/decisions/0009); a page cannot say it. */
  deviceHeaders: Readonly<Record<string, string>>;
  /** Electron's net.fetch: it knows the machine's proxy and certificates. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Headers of a call that travel on. Origin and cookies stay: the gateway sees a device, not a page. */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'x-guest-access-token',
  'x-idempotency-key',
  'x-link-secret',
  'x-request-id',
];

/** Answers everything under app://pernoite/: files of the build, screens, and the gateway's paths, forwarded. */
export function appProtocol(options: AppProtocol): (request: Request) => Promise<Response> {
  return async request => {
    const asked = readAppAddress(request.url, options.root);
    if (asked.kind === 'gateway') return forward(request, asked.path, options);
    const nonce = randomBytes(16).toString('base64url');
    const headers = appHeaders(nonce);
    if (asked.kind === 'refused') return new Response('Bad path', { status: 400, headers });
    if (request.method !== 'GET') return new Response('Not allowed', { status: 405, headers });
    try {
      if (asked.kind === 'file') {
        const type = TYPES[extname(asked.file)] ?? 'application/octet-stream';
        return new Response(new Uint8Array(await readFile(asked.file)), {
          headers: { ...headers, 'content-type': type },
        });
      }
      const page = await readFile(join(options.root, 'index.html'), 'utf8');
      return new Response(page.replaceAll('__CSP_NONCE__', nonce), {
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      });
    } catch {
      return new Response('Not found', { status: 404, headers });
    }
  };
}

const BODILESS = new Set([204, 205, 304]);

async function forward(request: Request, path: string, options: AppProtocol): Promise<Response> {
  if (options.gateway === null) return Response.error();
  const headers = new Headers(options.deviceHeaders);
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer();
  try {
    const answer = await options.fetch(`${options.gateway}${path}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: request.signal,
    });
    const type = answer.headers.get('content-type');
    return new Response(BODILESS.has(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: { ...appHeaders(''), ...(type !== null && { 'content-type': type }) },
    });
  } catch {
    // To the page this is an unreachable network, which its screens know how to say.
    return Response.error();
  }
}
