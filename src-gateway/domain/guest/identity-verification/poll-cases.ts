import type { AppContext } from '#gateway/context.ts';
import { inParallel } from '#gateway/platform/in-parallel.ts';
import { claimCase, findDueCases, type OpenCase } from '#gateway/store/validation-store.ts';
import { refreshVerification } from './identity-verification.ts';

const BATCH = 50;
const SOONEST_MS = 15_000;
const LATEST_MS = 15 * 60_000;
/** A case is polled again after this part of its age, so that an abandoned one costs little. */
const SHARE_OF_AGE = 0.1;

/** Open cases move on without a screen of their guest (SEC-19). Safe for two gateways at once. */
export async function pollDueCases(app: AppContext): Promise<void> {
  await inParallel(await findDueCases(app.store.db, app.clock.now(), BATCH), open =>
    poll(app, open).catch((error: unknown) => {
      app.log.warn({ err: error }, 'an identity case could not be polled');
    }),
  );
}

async function poll(app: AppContext, open: OpenCase): Promise<void> {
  const now = app.clock.now();
  if (await claimCase(app.store.db, open, { now, nextPollAt: nextPoll(open, now) }))
    await refreshVerification(app, open.guestId);
}

function nextPoll({ changedAt }: OpenCase, now: Date): Date {
  const share = (now.getTime() - changedAt.getTime()) * SHARE_OF_AGE;
  return new Date(now.getTime() + Math.min(LATEST_MS, Math.max(SOONEST_MS, share)));
}
