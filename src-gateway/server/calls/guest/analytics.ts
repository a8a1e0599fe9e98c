import { implement } from '@orpc/server';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { toLimitKey } from '#gateway/domain/request-context.ts';
import { insertEvent } from '#gateway/store/analytics-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const analyticsCalls = {
  record: os.analytics.record.handler(async ({ input, context }) => {
    const { store, clock, rateLimits } = context.app;
    await rateLimits.eventsPerClient(toLimitKey(context));
    await insertEvent(store.db, input, clock.now());
    return {};
  }),
};
