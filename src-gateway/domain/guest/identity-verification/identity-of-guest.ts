import type { AppContext } from '#gateway/context.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { findValidation } from '#gateway/store/validation-store.ts';
import { refreshVerification } from './identity-verification.ts';
import { type Identity, notBegun, toIdentity } from './to-identity.ts';

/** Fetched from the provider while it can change (APS-03). */
export async function findIdentity(app: AppContext, guestId: string): Promise<Identity> {
  await refreshVerification(app, guestId);
  return readIdentity(app.store.db, guestId);
}

/** While the provider does not respond, its last known result counts (PD-24). */
export async function findKnownIdentity(app: AppContext, guestId: string): Promise<Identity> {
  await refreshVerification(app, guestId).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the identity provider does not respond');
  });
  return readIdentity(app.store.db, guestId);
}

export async function readIdentity(db: Database | Transaction, guestId: string): Promise<Identity> {
  const [stored, guest] = await Promise.all([findValidation(db, guestId), findGuest(db, guestId)]);
  return stored && guest ? toIdentity(stored, guest) : notBegun;
}
