import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageWithConfig } from '#shared/page-config.ts';
import { readAppAddress } from '../security/app-address.ts';
import { appHeaders, ownPageHeaders } from '../security/page-policy.ts';
import { pageConfig } from '../settings/hotel-config.ts';
import { builtFile, HTML } from './built-file.ts';
import { forwardCall, type Gateway } from './forward-call.ts';
import { ownPages } from './own-pages.ts';

export type AppProtocol = Gateway & {
  root: string;
  camera(): boolean;
};

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
      if (address.kind === 'file') return await builtFile(address.file, headers);
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
