import { readIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import type { Identity } from '#gateway/domain/guest/identity-verification/to-identity.ts';
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
  const identity = await readIdentity(db, guestId);
  const holder =
    booking.channel === 'PARTNER' && booking.guestId !== null
      ? await readIdentity(db, booking.guestId)
      : null;
  return clearanceOf(identity, booking, holder);
}

type ImportedBooking = Pick<StoredBooking, 'channel' | 'holderLastName' | 'importAllowedAt'>;

/** `holder` is the identity of a channel's booking's holder; null where it is in no account. */
export function clearanceOf(
  { status }: Pick<Identity, 'status'>,
  booking: ImportedBooking,
  holder: Pick<Identity, 'validatedLastName'> | null,
): Clearance {
  if (status === 'PROCESSING') return 'IDENTITY';
  if (status !== 'APPROVED') return 'MISSING';
  return isHolderKnown(booking, holder?.validatedLastName ?? null) ? 'CLEAR' : 'RECEPTION';
}

/** Code and last name are on every voucher: whoever imported a channel's booking proves the name, or the hotel decides. */
function isHolderKnown(
  { channel, holderLastName, importAllowedAt }: ImportedBooking,
  lastName: string | null,
): boolean {
  if (channel !== 'PARTNER' || holderLastName === null || importAllowedAt !== null) return true;
  return lastName !== null && isSameLastName(lastName, holderLastName);
}
