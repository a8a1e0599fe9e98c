import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import type { RequestContext } from '../context.ts';
import { insertEvent } from '../store/analytics-store.ts';

const os = implement(contract).$context<RequestContext>();

/** The guest app's two events (APS-31, PAY-31); who sent them is not stored. */
export const analyticsCalls = {
  record: os.analytics.record.handler(async ({ input, context }) => {
    const { store, clock } = context.app;
    await insertEvent(store.db, input, clock.now());
    return {};
  }),
};
