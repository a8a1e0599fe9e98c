import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { StoredPayment } from './payment-store.ts';
import { bookings, hourPurchases } from './schema/bookings.ts';
import { guarantees } from './schema/check-ins.ts';
import { guests } from './schema/guests.ts';
import type { Database } from './store.ts';

/** The payer, for the provider's own customers and its protection against fraud; `taxId` if the guest entered one. */
export type PayerDetails = { guestId: string; name: string; email: string; taxId: string | null };

/** The data of the paying guest that a provider receives. Throws UNAUTHORIZED for a guest who is gone. */
export async function payerDetails(
  db: Database,
  guestId: string | null,
  taxId: string | null,
): Promise<PayerDetails> {
  const { firstName, lastName, email } = guests;
  const [guest] =
    guestId === null
      ? []
      : await db.select({ firstName, lastName, email }).from(guests).where(eq(guests.id, guestId));
  if (!guest || guestId === null) throw new AppError('UNAUTHORIZED', 'the guest who pays is gone');
  return { guestId, name: `${guest.firstName} ${guest.lastName}`, email: guest.email, taxId };
}

/** The guest behind a payment: the buyer of the hours, whoever gave the card that guarantees, or the booking's holder. */
export async function payerOfPayment(
  db: Database,
  payment: Pick<
    StoredPayment,
    'bookingId' | 'hourPurchaseId' | 'isForOverstay' | 'isForMissedStay' | 'methodReference'
  >,
  taxId: string | null,
): Promise<PayerDetails> {
  const { bookingId, hourPurchaseId, methodReference } = payment;
  if (payment.isForOverstay || payment.isForMissedStay) {
    const [giver] = await db
      .select({ guestId: guarantees.guestId })
      .from(guarantees)
      .where(and(eq(guarantees.bookingId, bookingId), eq(guarantees.methodReference, methodReference)));
    return payerDetails(db, giver?.guestId ?? null, taxId);
  }
  const [buyer] =
    hourPurchaseId === null
      ? await db.select({ guestId: bookings.guestId }).from(bookings).where(eq(bookings.id, bookingId))
      : await db
          .select({ guestId: hourPurchases.guestId })
          .from(hourPurchases)
          .where(eq(hourPurchases.id, hourPurchaseId));
  return payerDetails(db, buyer?.guestId ?? null, taxId);
}
