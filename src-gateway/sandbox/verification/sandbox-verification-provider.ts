import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { describedReason } from '#gateway/domain/guest/identity-verification/reason-descriptions.ts';
import type { VerificationProvider } from '#gateway/domain/guest/identity-verification/verification-provider.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { findVerification, insertVerification } from '#gateway/store/sandbox-verification-store.ts';
import { readSetting, writeSetting } from '#gateway/store/settings-store.ts';
import type { Database, Store } from '#gateway/store/store.ts';
import { hashOfToken, newToken } from '#gateway/store/token-store.ts';
import { identityReasons } from '#shared/identity-reasons.ts';

const SETTING = 'onboarding.plan';

/** The sandbox's verdict on every due case; `never` leaves each to the console. */
export const verificationPlan = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve') }),
  z.object({ verdict: z.literal('reprove'), reasons: z.array(z.enum(identityReasons)).min(1) }),
  z.object({ verdict: z.literal('never') }),
]);
export type VerificationPlan = z.infer<typeof verificationPlan>;

export async function readPlan(db: Database): Promise<VerificationPlan> {
  const stored = verificationPlan.safeParse(await readSetting(db, SETTING));
  return stored.success ? stored.data : { verdict: 'approve' };
}

export async function writePlan(db: Database, plan: VerificationPlan): Promise<void> {
  await writeSetting(db, SETTING, plan);
}

/** The lifetime of a sign-in link (BEY-01): the address may be shown on a lobby's screen as a code for a phone. */
const LINK_MS = 3 * 60_000;
/** The sandbox's review time, by the gateway's clock. */
export const REVIEW_MS = 20_000;

/** On another origin; the link's token is in the fragment, so that no server and no log sees it (PD-27). */
export function sandboxVerificationProvider(parts: {
  store: Store;
  clock: Clock;
  page: string;
}): VerificationProvider {
  const { store, clock, page } = parts;
  return {
    async open({ guestId, language, atKiosk }) {
      const reference = randomUUID();
      const token = newToken();
      const createdAt = clock.now();
      await insertVerification(store.db, {
        reference,
        guestId,
        language,
        atKiosk,
        linkHash: hashOfToken(token),
        linkExpiresAt: new Date(createdAt.getTime() + LINK_MS),
        createdAt,
      });
      return { reference, address: `${page}/#${token}` };
    },
    async find(reference) {
      const found = await findVerification(store.db, reference);
      if (!found) return null;
      if (!found.submittedAt) return { outcome: 'OPEN' };
      if (clock.now().getTime() < found.submittedAt.getTime() + REVIEW_MS) return { outcome: 'PROCESSING' };
      const plan = await readPlan(store.db);
      switch (plan.verdict) {
        case 'approve':
          return { outcome: 'APPROVED', name: null };
        case 'reprove':
          return { outcome: 'REPROVED', reasons: plan.reasons.map(describedReason) };
        case 'never':
          return { outcome: 'PROCESSING' };
        default:
          return plan satisfies never;
      }
    },
  };
}
