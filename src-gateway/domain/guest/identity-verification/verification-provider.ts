import type { Language } from '#gateway/platform/texts.ts';
import type { IdentityPerson } from '#gateway/store/schema/validations.ts';
import type { StatusReason } from '#shared/contract/guest/validation.ts';

export type VerificationOrder = {
  guestId: string;
  /** The document has to be this person's. */
  person: IdentityPerson;
  language: Language;
  /** Started at a kiosk, where no file can be chosen (PD-42). */
  atKiosk: boolean;
};

/** OPEN: the guest has not submitted the pictures yet. */
export type VerificationOutcome =
  | { outcome: 'OPEN' }
  | { outcome: 'PROCESSING' }
  /** `name` is the whole name on the document; null where the provider itself compared it with the ordered person. */
  | { outcome: 'APPROVED'; name: string | null }
  | { outcome: 'REPROVED'; reasons: StatusReason[] };

/** The company that compares a document with a face. Neither call is made inside a database transaction. */
export type VerificationProvider = {
  /**
   * Opens a case for one guest. `address` is its page: it works once; null where the guest hands nothing in, and the reception
   * sees the document. Throws SERVICE_UNAVAILABLE.
   */
  open(order: VerificationOrder): Promise<{ reference: string; address: string | null }>;
  /** The outcome of a case; null for one that the provider does not know, or no longer. */
  find(reference: string): Promise<VerificationOutcome | null>;
};
