import type { AppContext } from '#gateway/context.ts';
import { findGuest, type Guest } from '#gateway/store/guest-store.ts';
import { AppError } from '#shared/errors.ts';

/** The signed-in guest, who may have been deleted since the token was issued. */
export async function currentGuest(app: AppContext, guestId: string): Promise<Guest> {
  const guest = await findGuest(app.store.db, guestId);
  if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
  return guest;
}
