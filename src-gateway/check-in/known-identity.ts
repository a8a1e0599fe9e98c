import type { AppContext } from '../context.ts';
import { verificationOf } from '../identity-verification/identity-verification.ts';
import { findValidation, type IdentityVerdict } from '../store/validation-store.ts';

/** A guest's identity for a check-in. While the provider does not respond, what was last heard of it counts (PD-24). */
export async function knownIdentity(app: AppContext, guestId: string): Promise<IdentityVerdict> {
  try {
    return await verificationOf(app, guestId);
  } catch (error) {
    app.log.warn({ err: error }, 'the identity provider does not respond');
    const stored = await findValidation(app.store.db, guestId);
    return stored ? { status: stored.status, reasons: stored.reasons } : { status: 'PENDING', reasons: [] };
  }
}
