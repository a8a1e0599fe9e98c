import type { AppContext } from '#gateway/context.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { insertRecordEntry } from '#gateway/store/staff-record-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';

/** Who acts: ids of the person and of their session, both uuid, and of the hotel's device if it is one. */
export type Actor = { staffId: string; sessionId: string; device: string | null };

export type RecordEntry = {
  act: StaffAct;
  hotelId: string | null;
  bookingId: string | null;
  /** Ids, codes and counts only: never a name, a document or a door code. */
  details: Record<string, string | number | boolean | null>;
};

/**
 * Writes an entry in the act's own transaction: if it cannot be written, the act is not done (AUD-01). Call it last, since
 * until the transaction ends every other writer of the record waits.
 */
export async function recordAct(
  tx: Transaction,
  app: AppContext,
  { staffId, sessionId, device }: Actor,
  entry: RecordEntry,
): Promise<void> {
  await insertRecordEntry(tx, { ...entry, at: app.clock.now(), staffId, sessionId, device });
}

/** An act by nobody who is signed in: a failed sign-in of a person, or the command line, which has no person. */
export async function recordUnsigned(
  tx: Database | Transaction,
  app: { clock: Clock },
  by: { staffId: string | null; device: string | null },
  entry: RecordEntry,
): Promise<void> {
  await insertRecordEntry(tx, { ...entry, ...by, at: app.clock.now(), sessionId: null });
}
