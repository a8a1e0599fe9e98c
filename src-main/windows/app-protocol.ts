import { pageWithConfig } from '#shared/page-config.ts';
import { guestSite } from '../security/app-address.ts';
import { pageConfig } from '../settings/hotel-config.ts';
import { forwardCall, type Gateway } from './forward-call.ts';
import { serveSite } from './serve-site.ts';

export type AppProtocol = Gateway & {
  root: string;
  camera(): boolean;
  /** Called with each page that is loaded; without the hotel's own configuration it has no card page. */
  pageServed(page: { hasConfig: boolean }): void;
};

/** Responses of app://pernoite/: the guest app's files and page, and its calls. */
export const appProtocol = (options: AppProtocol): ((request: Request) => Promise<Response>) =>
  serveSite({
    site: guestSite,
    root: options.root,
    forward: (request, path) => forwardCall(request, path, options),
    async complete(html, { method }) {
      const hotel = await options.hotelConfig.read();
      if (method === 'GET') options.pageServed({ hasConfig: options.hotelConfig.isKnown() });
      const { identityPage, cardPage } = hotel;
      return {
        html: pageWithConfig(html, pageConfig(hotel)),
        grants: { identityPage, cardPage, camera: options.camera() },
      };
    },
  });
