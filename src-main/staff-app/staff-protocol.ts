import { staffSite } from '../security/app-address.ts';
import type { HotelConfig } from '../settings/hotel-config.ts';
import { serveSite } from '../windows/serve-site.ts';
import { forwardStaffCall, type StaffGateway } from './forward-staff-call.ts';

/** Responses of app://staff/: the staff app's files and page, and its calls, which go to the staff's gateway. */
export const staffProtocol = (
  options: StaffGateway & { root: string; hotelConfig: Pick<HotelConfig, 'read'> },
): ((request: Request) => Promise<Response>) =>
  serveSite({
    site: staffSite,
    root: options.root,
    forward: (request, path) => forwardStaffCall(request, path, options),
    async complete(html) {
      const { cardPage } = await options.hotelConfig.read();
      return { html, grants: { identityPage: null, cardPage, camera: false } };
    },
  });
