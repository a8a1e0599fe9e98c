import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pageWithConfig } from '#shared/page-config.ts';
import { readAppAddress } from '../security/app-address.ts';
import { appHeaders, ownPageHeaders } from '../security/page-policy.ts';
import { pageConfig } from '../settings/hotel-config.ts';
import { forwardCall, type Gateway } from './forward-call.ts';
import { ownPages } from './own-pages.ts';

export type AppProtocol = Gateway & {
  root: string;
  camera(): boolean;
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
const HTML = { 'content-type': 'text/html; charset=utf-8' };

export function appProtocol(options: AppProtocol): (request: Request) => Promise<Response> {
  return async request => {
    const address = readAppAddress(request.url, options.root);
    if (address.kind === 'gateway') return forwardCall(request, address.path, options);
    const nonce = randomBytes(16).toString('base64url');
    const headers = appHeaders(nonce);
    if (address.kind === 'refused') return new Response('Bad path', { status: 400, headers });
    // A page that failed uses HEAD to check that the app is there.
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Not allowed', { status: 405, headers });
    if (address.kind === 'own') {
      return new Response(ownPages[address.page], { headers: { ...ownPageHeaders, ...HTML } });
    }
    try {
      if (address.kind === 'file') {
        const type = TYPES[extname(address.file)] ?? 'application/octet-stream';
        return new Response(new Uint8Array(await readFile(address.file)), {
          headers: { ...headers, 'content-type': type },
        });
      }
      const page = await readFile(join(options.root, 'index.html'), 'utf8');
      const hotel = await options.hotelConfig.read();
      const { identityPage, cardPage } = hotel;
      const grants = { identityPage, cardPage, camera: options.camera() };
      const config = pageConfig(hotel);
      return new Response(pageWithConfig(page.replaceAll('__CSP_NONCE__', nonce), config), {
        headers: { ...appHeaders(nonce, grants), ...HTML },
      });
    } catch {
      return new Response('Not found', { status: 404, headers });
    }
  };
}
