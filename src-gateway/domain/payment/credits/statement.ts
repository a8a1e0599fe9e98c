import type { LedgerLine } from '#gateway/store/credit-store.ts';
import type { CreditStatement, CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { daysBetween } from '#shared/hotel-time.ts';
import { sumCents, toReais } from '#shared/money.ts';

/** A deposit's expiry is not stored: its rest leaves at its due date, by the clock alone (docs/decisions/0017). */
export function creditStatement(ledger: readonly LedgerLine[], now: Date): CreditStatement {
  const balance = sumCents(ledger.map(({ entry }) => (isSpendable(entry, now) ? entry.remainingCents : 0)));
  const lines = ledger.flatMap(line => {
    const gone = toExpiry(line, now);
    return gone ? [gone, toTransaction(line, now)] : [toTransaction(line, now)];
  });
  return {
    balance: toReais(balance),
    // Lines of the same moment stay in the ledger's order.
    transactions: lines.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
  };
}

function isSpendable({ type, dueDate }: LedgerLine['entry'], now: Date): boolean {
  return type === 'DEPOSIT' && dueDate !== null && dueDate > now;
}

function toTransaction({ entry, ...stay }: LedgerLine, now: Date): CreditTransaction {
  const { id, type, origin, amountCents, remainingCents, createdAt, dueDate, reason } = entry;
  return {
    id: String(id),
    type,
    origin,
    value: toReais(amountCents),
    created_at: createdAt.toISOString(),
    dueDate: dueDate?.toISOString() ?? null,
    ...(type === 'DEPOSIT' && { remaining: isSpendable(entry, now) ? toReais(remainingCents) : 0 }),
    reason,
    booking: toStatementBooking(stay, entry.guestId),
  };
}

/** The rest of a deposit on the day it expired; null for one that has not, or was used up before. */
function toExpiry({ entry, ...stay }: LedgerLine, now: Date): CreditTransaction | null {
  const { id, type, remainingCents, dueDate } = entry;
  if (type !== 'DEPOSIT' || dueDate === null || dueDate > now || remainingCents === 0) return null;
  return {
    id: `${id}-expired`,
    type: 'WITHDRAWAL',
    origin: 'EXPIRATION',
    value: toReais(remainingCents),
    created_at: dueDate.toISOString(),
    dueDate: null,
    reason: null,
    booking: toStatementBooking(stay, entry.guestId),
  };
}

function toStatementBooking(
  { booking, hotel }: Pick<LedgerLine, 'booking' | 'hotel'>,
  guestId: string | null,
): CreditTransaction['booking'] {
  if (!booking || !hotel) return null;
  const { id, locator, checkinDate, checkoutDate } = booking;
  return {
    id,
    locator,
    isVisible: booking.guestId === guestId && booking.hiddenAt === null,
    checkinDate,
    checkoutDate,
    nights: daysBetween(checkinDate, checkoutDate),
    building: { name: hotel.name, city: hotel.city, timezone: hotel.timeZone },
  };
}
