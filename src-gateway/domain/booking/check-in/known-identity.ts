import type { AppContext } from '#gateway/context.ts';
import { findVerification } from '#gateway/domain/guest/identity-verification/identity-verification.ts';
import { findValidation, type IdentityVerdict } from '#gateway/store/validation-store.ts';

/** A guest's identity for a check-in. While the provider does not respond, its last known result counts (PD-24). */
export async function knownIdentity(app: AppContext, guestId: string): Promise<IdentityVerdict> {
  try {
    return await findVerification(app, guestId);
  } catch (error) {
    app.log.warn({ err: error }, 'the identity provider does not respond');
    const stored = await findValidation(app.store.db, guestId);
    return stored ? { status: stored.status, reasons: stored.reasons } : { status: 'PENDING', reasons: [] };
  }
}
