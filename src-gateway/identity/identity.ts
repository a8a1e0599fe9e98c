import type { Clock } from '../clock.ts';
import type { Database, Store, Transaction } from '../store/store.ts';

export type EmailCodePurpose = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

/** Tokens of one signed-in guest. `expiresIn` in seconds. */
export type Session = { guestId: string; idToken: string; refreshToken: string; expiresIn: number };

/** The guests' identity: who holds which token. Speaks no protocol; identity-routes.ts does (D6). */
export type Identity = {
  /** Whose id token this is, or why it is refused. Never throws for a bad token. */
  verify(idToken: string): Promise<{ guestId: string } | { problem: 'expired' | 'invalid' }>;
  /** A token that signs its guest in once, within 5 minutes (SGN-20). */
  issueCustomToken(tx: Database | Transaction, guestId: string): Promise<string>;
  /** The code of an e-mail link: works once; a day for a verification, an hour for a password reset. */
  issueEmailCode(tx: Database | Transaction, guestId: string, purpose: EmailCodePurpose): Promise<string>;
};
