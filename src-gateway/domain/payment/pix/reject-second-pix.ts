import { findGuestOpenPix } from '#gateway/store/pix-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';

/** Rooms are reserved before anything is paid (SEC-04). The guest's row is locked. Throws PIX_ALREADY_OPEN. */
export async function rejectSecondPix(tx: Transaction, guestId: string): Promise<void> {
  const [first] = await findGuestOpenPix(tx, guestId);
  if (first)
    throw new AppError('PIX_ALREADY_OPEN', 'another Pix code of the guest is open', { details: first });
}
