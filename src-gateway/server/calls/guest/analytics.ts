import { implement } from '@orpc/server';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { insertEvent } from '#gateway/store/analytics-store.ts';
import { contract } from '#shared/contract/index.ts';

const os = implement(contract).$context<RequestContext>();

/** The guest app's two events (APS-31, PAY-31); their sender is not stored. */
export const analyticsCalls = {
  record: os.analytics.record.handler(async ({ input, context }) => {
    const { store, clock } = context.app;
    await insertEvent(store.db, input, clock.now());
    return {};
  }),
};
