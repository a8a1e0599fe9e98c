import { readIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import type { StoredBooking } from '#gateway/store/booking-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { isSameLastName } from '#shared/rules/person-name.ts';

/**
 * CLEAR opens the room. IDENTITY: the pictures are in review. RECEPTION: a channel's booking, and the validated identity of
 * its holder does not have the last name that the channel gave. MISSING: the guest has to validate the identity first.
 */
export type Clearance = 'CLEAR' | 'IDENTITY' | 'RECEPTION' | 'MISSING';

/** Reads what is stored: the provider is queried before, outside of transactions. */
export async function findClearance(
  db: Database | Transaction,
  booking: StoredBooking,
  guestId: string,
): Promise<Clearance> {
  const { status } = await readIdentity(db, guestId);
  if (status === 'PROCESSING') return 'IDENTITY';
  if (status !== 'APPROVED') return 'MISSING';
  return (await isHolderKnown(db, booking)) ? 'CLEAR' : 'RECEPTION';
}

/** Code and last name are on every voucher: whoever imported a channel's booking proves the name, or the hotel decides. */
async function isHolderKnown(db: Database | Transaction, booking: StoredBooking): Promise<boolean> {
  const { channel, holderLastName, importAllowedAt, guestId } = booking;
  if (channel !== 'PARTNER' || holderLastName === null || importAllowedAt !== null) return true;
  const lastName = guestId === null ? null : (await readIdentity(db, guestId)).validatedLastName;
  return lastName !== null && isSameLastName(lastName, holderLastName);
}
