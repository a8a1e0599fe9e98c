import { randomUUID } from 'node:crypto';
import type { VerificationProvider } from '#gateway/domain/guest/identity-verification/verification-provider.ts';

/** Names cases of the reception, so that none of them is taken for another provider's after a change of the setting. */
const PREFIX = 'desk-';

/** The reception sees the document: a case waits until a member of staff decides it (PRD-03). */
export const deskVerification: VerificationProvider = {
  open: async () => ({ reference: `${PREFIX}${randomUUID()}`, address: null }),
  find: async reference => (reference.startsWith(PREFIX) ? { outcome: 'PROCESSING' } : null),
};
