import type { AppContext } from '#gateway/context.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { Viewer } from './booking-viewer.ts';

export async function findViewer(app: AppContext, guestId: string): Promise<Viewer> {
  const guest = await findGuest(app.store.db, guestId);
  const isVerified = guest !== null && (guest.emailVerified || (await app.auth.isEmailVerified(guest)));
  return { guestId, email: isVerified ? guest.email : null };
}
