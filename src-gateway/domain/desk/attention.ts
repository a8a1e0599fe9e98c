import type { AppContext } from '#gateway/context.ts';
import { clearanceOf } from '#gateway/domain/booking/check-in/clearance.ts';
import { type CaseFacts, findAttention, findCases } from '#gateway/store/desk-attention-store.ts';
import { type AttentionItem, type AttentionKind, attentionKinds } from '#shared/contract/staff/board.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { identityOf, toDate } from './desk-todo.ts';
import { shortGuestName } from './short-names.ts';

const MINUTE_MS = 60_000;
/** Guests who are on their way out are no matter of attention yet. */
const DEPARTURE_GRACE_MS = 30 * MINUTE_MS;
/** A provider's outcome usually comes within seconds, and the sweep asks for it. */
const PAYMENT_STUCK_MS = 10 * MINUTE_MS;
/** Locks are tried again within seconds, and many of them sleep for a moment. */
const LOCK_SILENT_MS = MINUTE_MS;
/** A review by people takes some minutes. */
const IDENTITY_STUCK_MS = 30 * MINUTE_MS;

export type AttentionMoment = { hotelId: string; timeZone: string; today: LocalDate; now: Date };

/** Everything open at the hotel now that nobody else will close, the most urgent first, then the oldest. */
export async function listAttention(app: AppContext, moment: AttentionMoment): Promise<AttentionItem[]> {
  const { db } = app.store;
  const { hotelId, today, now } = moment;
  const [found, cases] = await Promise.all([
    findAttention(db, {
      ...moment,
      overdueBefore: new Date(now.getTime() - DEPARTURE_GRACE_MS),
      stuckBefore: new Date(now.getTime() - PAYMENT_STUCK_MS),
      silentBefore: new Date(now.getTime() - LOCK_SILENT_MS),
    }),
    findCases(db, { hotelId, today }),
  ]);
  const subjects = [...found, ...cases.flatMap(one => toSubject(one, now) ?? [])];
  return subjects
    .toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind) || one.since - other.since)
    .map(({ kind, bookingId, locator, accommodationId, number, since, amountCents, ...named }) => ({
      kind,
      bookingId,
      locator,
      guest: shortGuestName(named),
      accommodationId,
      number,
      since: new Date(since).toISOString(),
      amountCents,
    }));
}

const rankOf = (kind: AttentionKind): number => attentionKinds.indexOf(kind);

/** A guest's case as a subject; null where nobody has to do anything. */
function toSubject(facts: CaseFacts, now: Date) {
  const kind = kindOfCase(facts, now);
  if (kind === null) return null;
  const { submittedAt, changedAt } = facts;
  return { ...facts, kind, since: submittedAt ?? changedAt, amountCents: null };
}

function kindOfCase(facts: CaseFacts, now: Date): AttentionKind | null {
  const identity = identityOf(facts.identity, facts.guest);
  if (facts.submittedAt !== null) {
    const holder = facts.holder ? identityOf(facts.holderIdentity, facts.holder) : null;
    const booking = { ...facts, importAllowedAt: toDate(facts.importAllowedAt) };
    return clearanceOf(identity, booking, holder) === 'RECEPTION' ? 'IMPORT_TO_DECIDE' : null;
  }
  if (identity.status === 'REPROVED') return 'IDENTITY_REJECTED';
  const isStuck = now.getTime() - facts.changedAt >= IDENTITY_STUCK_MS;
  return identity.status === 'PROCESSING' && isStuck ? 'IDENTITY_STUCK' : null;
}
