import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { StoredPayment } from './payment-store.ts';
import { bookings, hourPurchases } from './schema/bookings.ts';
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

/** The guest behind a payment: the buyer of the hours, or the booking's holder. */
export async function payerOfPayment(
  db: Database,
  { bookingId, hourPurchaseId }: Pick<StoredPayment, 'bookingId' | 'hourPurchaseId'>,
  taxId: string | null,
): Promise<PayerDetails> {
  const [buyer] =
    hourPurchaseId === null
      ? await db.select({ guestId: bookings.guestId }).from(bookings).where(eq(bookings.id, bookingId))
      : await db
          .select({ guestId: hourPurchases.guestId })
          .from(hourPurchases)
          .where(eq(hourPurchases.id, hourPurchaseId));
  return payerDetails(db, buyer?.guestId ?? null, taxId);
}
