import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAppAddress, staffSite } from '../security/app-address.ts';
import { appHeaders } from '../security/page-policy.ts';
import type { HotelConfig } from '../settings/hotel-config.ts';
import { builtFile, HTML } from '../windows/built-file.ts';
import { forwardStaffCall, type StaffGateway } from './forward-staff-call.ts';

/** Responses of app://staff/: the staff app's files and page, and its calls, which go to the staff's gateway. */
export function staffProtocol(
  options: StaffGateway & { root: string; hotelConfig: Pick<HotelConfig, 'read'> },
): (request: Request) => Promise<Response> {
  const { root, hotelConfig } = options;
  return async request => {
    const address = readAppAddress(request.url, root, staffSite);
    if (address.kind === 'gateway') return forwardStaffCall(request, address.path, options);
    const nonce = randomBytes(16).toString('base64url');
    const headers = appHeaders(nonce);
    if (address.kind === 'refused') return new Response('Bad path', { status: 400, headers });
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Not allowed', { status: 405, headers });
    try {
      if (address.kind === 'file') return await builtFile(address.file, headers);
      const page = await readFile(join(root, staffSite.index), 'utf8');
      const { cardPage } = await hotelConfig.read();
      const grants = { identityPage: null, cardPage, camera: false };
      return new Response(page.replaceAll('__CSP_NONCE__', nonce), {
        headers: { ...appHeaders(nonce, grants), ...HTML },
      });
    } catch {
      return new Response('Not found', { status: 404, headers });
    }
  };
}
