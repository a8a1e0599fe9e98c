import type { AppContext } from '#gateway/context.ts';
import type { Actor, RecordEntry } from '#gateway/domain/staff/record.ts';
import { hasActedSince } from '#gateway/store/staff-record-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { OPENING_MS } from './booking-opening.ts';

type ListOpening = {
  act: StaffAct;
  hotelId: string;
  /** What tells one list from another, such as its day. */
  of: RecordEntry['details'];
  count: number;
};

/** The entry of a list that its page fetches again by itself; null while that page is one opening (PD-193). */
export async function listOpening(
  tx: Transaction,
  app: AppContext,
  { staffId, sessionId }: Actor,
  { act, hotelId, of, count }: ListOpening,
): Promise<RecordEntry | null> {
  const since = new Date(app.clock.now().getTime() - OPENING_MS);
  const isOpen = await hasActedSince(tx, { staffId, sessionId, act, hotelId, details: of, since });
  return isOpen ? null : { act, hotelId, bookingId: null, details: { ...of, count } };
}
