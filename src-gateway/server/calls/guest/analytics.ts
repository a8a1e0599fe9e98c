import { implement } from '@orpc/server';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { limitKey } from '#gateway/platform/devices.ts';
import { insertEvent } from '#gateway/store/analytics-store.ts';
import { contract } from '#shared/contract/index.ts';

const os = implement(contract).$context<RequestContext>();

export const analyticsCalls = {
  record: os.analytics.record.handler(async ({ input, context }) => {
    const { store, clock, rateLimits } = context.app;
    await rateLimits.eventsPerClient(limitKey(context.device, context.clientIp));
    await insertEvent(store.db, input, clock.now());
    return {};
  }),
};
