import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAppAddress, type Site } from '../security/app-address.ts';
import { appHeaders, ownPageHeaders, type PageGrants } from '../security/page-policy.ts';
import { builtFile, HTML } from './built-file.ts';
import { ownPages } from './own-pages.ts';

export type ServedSite = {
  site: Site;
  /** The folder of its build. */
  root: string;
  forward(request: Request, path: string): Promise<Response>;
  /** Fills in what only this device knows. */
  complete(html: string, request: Request): Promise<{ html: string; grants?: PageGrants }>;
};

/** Responses of one origin under app://: its files and its page, and its calls, which are forwarded. */
export function serveSite(served: ServedSite): (request: Request) => Promise<Response> {
  const { site, root } = served;
  return async request => {
    const address = readAppAddress(request.url, root, site);
    if (address.kind === 'gateway') return served.forward(request, address.path);
    const nonce = randomBytes(16).toString('base64url');
    const headers = appHeaders(nonce);
    if (address.kind === 'refused') return new Response('Bad path', { status: 400, headers });
    // A page that failed uses HEAD to check that the app is there.
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Not allowed', { status: 405, headers });
    if (address.kind === 'own')
      return new Response(ownPages[address.page], { headers: { ...ownPageHeaders, ...HTML } });
    try {
      if (address.kind === 'file') return await builtFile(address.file, headers);
      const built = await readFile(join(root, site.index), 'utf8');
      const { html, grants } = await served.complete(built.replaceAll('__CSP_NONCE__', nonce), request);
      return new Response(html, { headers: { ...appHeaders(nonce, grants), ...HTML } });
    } catch {
      return new Response('Not found', { status: 404, headers });
    }
  };
}
