import type { AppContext } from '#gateway/context.ts';
import { type Actor, type RecordEntry, recordAct } from '#gateway/domain/staff/record.ts';
import { lockActingStaff } from '#gateway/store/desk-actor-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction, TransactionStep } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';

/** The result of an act, and its entry in the record; null for a repeated act that changed nothing. */
export type Recorded<Result> = { result: Result; entry: RecordEntry | null };

/** Carries out an act of staff: the whole of it with its entry in the record, or nothing (AUD-01). */
export function inRecordedAct<Result>(
  app: AppContext,
  actor: Actor,
  work: (tx: Transaction) => Promise<Recorded<Result>>,
  isWorthAnotherTry?: (error: unknown) => boolean,
): Promise<Result> {
  return retryTransaction(
    app.store.db,
    async tx => {
      const { result, entry } = await work(tx);
      if (entry) await recordDeskAct(tx, app, actor, entry);
      return result;
    },
    isWorthAnotherTry,
  );
}

/** The last part of an act's transaction. Throws UNAUTHORIZED for a person whose session was ended meanwhile (STF-05). */
export async function recordDeskAct(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  entry: RecordEntry,
): Promise<void> {
  if (!(await lockActingStaff(tx, actor)))
    throw new AppError('UNAUTHORIZED', 'the session was ended during the act');
  await recordAct(tx, app, actor, entry);
}

/** The entry as the last part of a guest's own service, which has a transaction of its own. */
export const recordingStep =
  (app: AppContext, actor: Actor, entry: RecordEntry): TransactionStep =>
  tx =>
    recordDeskAct(tx, app, actor, entry);
