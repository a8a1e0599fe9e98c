import { asc, eq, sql } from 'drizzle-orm';
import type { StatusReason } from '#shared/contract/guest/validation.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { guests } from './schema/guests.ts';
import { identityValidations } from './schema/validations.ts';
import type { Database } from './store.ts';

export type ConsoleVerification = {
  email: string;
  name: string;
  status: IdentityStatus;
  reasons: StatusReason[];
  changedAt: Date | null;
};

/** The newest first; guests who have not begun come after them, by e-mail. */
export async function consoleVerifications(db: Database, limit: number): Promise<ConsoleVerification[]> {
  const rows = await db
    .select({ guest: guests, validation: identityValidations })
    .from(guests)
    .leftJoin(identityValidations, eq(identityValidations.guestId, guests.id))
    .orderBy(sql`${identityValidations.changedAt} desc nulls last`, asc(guests.email))
    .limit(limit);
  return rows.map(({ guest, validation }) => ({
    email: guest.email,
    name: `${guest.firstName} ${guest.lastName}`,
    status: validation?.status ?? 'PENDING',
    reasons: validation?.reasons ?? [],
    changedAt: validation?.changedAt ?? null,
  }));
}
