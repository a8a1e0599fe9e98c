import { z } from 'zod';
import { readSetting, writeSetting } from '#gateway/store/settings-store.ts';
import type { Database } from '#gateway/store/store.ts';
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
