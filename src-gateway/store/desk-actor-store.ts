import { and, eq, isNull } from 'drizzle-orm';
import { staffAccounts, staffSessions } from './schema/staff.ts';
import type { Transaction } from './store.ts';

/**
 * True while the session of a person stands: a deactivation and a change of roles end it. Until the transaction ends they
 * wait, so that an act is either before them, whole, or not done.
 */
export async function lockActingStaff(
  tx: Transaction,
  { staffId, sessionId }: { staffId: string; sessionId: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.userId))
    .where(
      and(
        eq(staffSessions.id, sessionId),
        eq(staffAccounts.id, staffId),
        isNull(staffAccounts.deactivatedAt),
      ),
    )
    .for('share', { of: staffAccounts });
  return found.length > 0;
}
