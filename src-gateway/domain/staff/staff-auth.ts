import { createHmac } from 'node:crypto';
import type { GatewayConfig } from '#gateway/config/config.ts';
import type { Database } from '#gateway/store/store.ts';

/** A session lasts so long, whatever is done until then (STF-06). */
export const STAFF_SESSION_MS = 12 * 3_600_000;
export const TOTP_PERIOD_SECONDS = 30;

export type SecondFactorResult = { token: string; signedToken: string } | { problem: 'wrong' | 'expired' };

/** better-auth on the staff's own tables (docs/decisions/0039). Never inside a transaction: it uses the database itself. */
export type StaffAuth = {
  /** The challenge of the second step; null for an unknown e-mail as for a wrong password, after the same time. */
  beginSignIn(email: string, password: string): Promise<string | null>;
  /** The person of a challenge that has not expired. */
  challengedStaff(challenge: string): Promise<string | null>;
  confirmCode(challenge: string, code: string): Promise<SecondFactorResult>;
  confirmRecoveryCode(challenge: string, code: string): Promise<SecondFactorResult>;
  /** A session that opens nothing until it is opened in the store; for a person who is proven otherwise. */
  createSession(staffId: string): Promise<{ token: string; signedToken: string }>;
  /** The token as the store has it; null for one of a wrong signature. */
  readToken(signedToken: string): Promise<string | null>;
  /** What another session of the same desk is opened with. */
  signedTokenOf(token: string): Promise<string>;
  hashPassword(password: string): Promise<string>;
  /** The address for the authenticator app. The password must be set and no second factor confirmed. */
  beginSecondFactor(email: string, password: string): Promise<string | null>;
  /** Ends the set-up: the recovery codes, or what was wrong. */
  confirmSecondFactor(
    staff: { id: string; email: string },
    password: string,
    code: string,
  ): Promise<{ recoveryCodes: string[] } | { problem: 'password' | 'code' }>;
};

export type StaffAuthParts = {
  db: Database;
  signingKey: Uint8Array;
  staffUrl: string;
  passwordCost: GatewayConfig['passwordCost'];
};

export const staffSecret = (signingKey: Uint8Array) =>
  createHmac('sha256', signingKey).update('staff accounts').digest('base64url');
