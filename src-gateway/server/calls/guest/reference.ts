import { implement } from '@orpc/server';
import { countriesIn } from '#gateway/domain/hotel/reference/countries.ts';
import { findPostcode } from '#gateway/domain/hotel/reference/find-postcode.ts';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { findLinkHosts } from '#gateway/domain/stay/guide/link-hosts.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const referenceCalls = {
  countries: os.reference.countries.handler(({ context }) => ({ countries: countriesIn(context.language) })),

  postcode: os.reference.postcode.handler(({ input, context }) => findPostcode(context.app, input.postcode)),

  guestApp: os.reference.guestApp.handler(({ context }) => ({ address: context.app.publicUrl })),

  webConfig: os.reference.webConfig.handler(async ({ context: { app } }) => ({
    ...app.config.web,
    linkHosts: await findLinkHosts(app),
  })),
};
