import { randomUUID } from 'node:crypto';
import type { staffSecondFactors } from '#gateway/store/schema/staff.ts';
import { staffSecret } from './staff-auth.ts';

/** A confirmed second factor with a known secret, as better-auth stores it: for the accounts of a sandbox and of tests. */
export async function secondFactorRow(
  signingKey: Uint8Array,
  staffId: string,
  { secret, recoveryCodes }: { secret: string; recoveryCodes: readonly string[] },
): Promise<typeof staffSecondFactors.$inferInsert> {
  // Every start loads this module; only a seeding sandbox needs the package.
  const { symmetricEncrypt } = await import('better-auth/crypto');
  const key = staffSecret(signingKey);
  return {
    id: randomUUID(),
    userId: staffId,
    secret: await symmetricEncrypt({ key, data: secret }),
    backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(recoveryCodes) }),
    verified: true,
    failedVerificationCount: 0,
    lockedUntil: null,
  };
}
