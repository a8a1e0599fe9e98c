import { asc, eq } from 'drizzle-orm';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import type { Database } from '#gateway/store/store.ts';

/** The acts of staff about a booking, the first one first. */
export function recordOf(db: Database, bookingId: string) {
  return db
    .select({ act: staffRecord.act, staffId: staffRecord.staffId, details: staffRecord.details })
    .from(staffRecord)
    .where(eq(staffRecord.bookingId, bookingId))
    .orderBy(asc(staffRecord.id));
}
