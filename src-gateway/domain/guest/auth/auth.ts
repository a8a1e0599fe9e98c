import type { GatewayConfig } from '#gateway/config/config.ts';
import type { GuestSession } from '#gateway/domain/request-context.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import {
  hashPassword,
  needsRehash,
  passwordParameters,
  verifyPassword,
} from '#gateway/platform/password-hash.ts';
import { dropGuestChallenges } from '#gateway/store/challenge-store.ts';
import { dropEmailChange, setVerifiedEmail } from '#gateway/store/email-change-store.ts';
import {
  findGuest,
  findGuestByEmail,
  type Guest,
  lockGuest,
  markEmailVerified,
  setPassword,
  strengthenHash,
} from '#gateway/store/guest-store.ts';
import { dropGuestLinks } from '#gateway/store/link-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { endSessions } from '#gateway/store/session-store.ts';
import type { Database, Store, Transaction } from '#gateway/store/store.ts';
import {
  type CodeProblem,
  type CodePurpose,
  findCode,
  insertCode,
  newToken,
  useCode,
  voidCodes,
} from '#gateway/store/token-store.ts';
import { ADDRESS_TOKEN_PREFIX, isAddressToken } from '#shared/auth/address-token.ts';
import { AppError } from '#shared/errors.ts';
import { isStrongPassword, PASSWORD_MAX } from '#shared/rules/password.ts';
import type { RequestOrigin } from '../sessions/session-device.ts';
import { createSessions, type Session } from './own-sessions.ts';

const MINUTE = 60_000;
const CUSTOM_TOKEN_MS = 5 * MINUTE;
const CODE_MS = { VERIFY_EMAIL: 24 * 60 * MINUTE, PASSWORD_RESET: 60 * MINUTE };

export type EmailCodePurpose = keyof typeof CODE_MS;

export type OpenedAccount = Pick<Guest, 'passwordHash' | 'identityUid' | 'emailVerified'> & {
  /** Deletes the account if the guest could not be stored. */
  undo(): Promise<void>;
};

export type EmailChange = { email: string; sessionId: string };

/** `record` writes in the transaction of the change. */
export type PasswordChange = {
  password: string;
  sessionId: string;
  record: (tx: Transaction) => Promise<void>;
};

type Named = Pick<Guest, 'firstName' | 'lastName' | 'socialName'>;

export type Auth = {
  /** Never throws for a bad token; a token of an ended session is invalid. */
  verify(
    idToken: string,
    origin: RequestOrigin,
  ): Promise<{ guestId: string; session: GuestSession } | { problem: 'expired' | 'invalid' }>;
  /** Ends one session of the guest, or all of them: none of its tokens is accepted from now on (SEC-09). */
  endSessions(guestId: string, sessionId?: string): Promise<void>;
  endSessionOf(idToken: string): Promise<void>;
  /** Opens the account of a new guest. Throws GUEST_EMAIL_ALREADY_EXISTS. */
  openAccount(guest: Named & { id: string; email: string }, password: string): Promise<OpenedAccount>;
  /** A token that signs its guest in, within 5 minutes (SGN-20); not from a link in the browser's address bar. */
  issueCustomToken(tx: Database | Transaction, guestId: string): Promise<string>;
  /** A token that signs its guest in from a link of the booking funnel, within 5 minutes (SES-09, SEC-05). */
  issueAddressToken(guestId: string): Promise<string>;
  /** Revoked by a password reset that the gateway did not make. */
  wasRevokedSince(tx: Transaction, guestId: string, instant: Date): Promise<boolean>;
  /** The code of an e-mail link, which works once and for a limited time. */
  issueEmailCode(guestId: string, purpose: EmailCodePurpose): Promise<string>;
  isEmailVerified(guest: Guest): Promise<boolean>;
  /** Records that the guest has proved the e-mail without its link. */
  confirmEmail(tx: Transaction, guestId: string): Promise<void>;
  /** Compares with the account's password. */
  hasPassword(guest: Guest, password: string): Promise<boolean>;
  /**
   * Sets a strong password and ends every other session of the guest, with what could open one (SET-28). Returns a token
   * that signs this device in again where its own session had to end too, and null where it goes on.
   */
  changePassword(guest: Guest, change: PasswordChange): Promise<string | null>;
  /** The same for an address that the guest has proved (SET-27). Throws GUEST_EMAIL_ALREADY_EXISTS. */
  changeEmail(tx: Transaction, guest: Guest, change: EmailChange): Promise<string | null>;
  /** Updates the account's name. Never fails: the name in a greeting is not worth an error. */
  renameAccount(guest: Guest): Promise<void>;
  closeAccount(guest: Guest): Promise<void>;
};

export const emailTaken = () => new AppError('GUEST_EMAIL_ALREADY_EXISTS', 'this e-mail has an account');

export const displayNameOf = (guest: Named) => guest.socialName ?? `${guest.firstName} ${guest.lastName}`;

/** The embedded provider, which signs guests in as well. Speaks no protocol; auth-routes.ts does. */
export type OwnAuth = Auth & {
  /** Null for an unknown e-mail as for a wrong password, after the same time. */
  signInWithPassword(email: string, password: string, origin: RequestOrigin): Promise<Session | null>;
  /** Null for a token that was never issued, was used or has expired. */
  signInWithCustomToken(token: string, origin: RequestOrigin): Promise<Session | null>;
  /** A new id token and the session's next refresh token. A reused refresh token ends the session. */
  refresh(refreshToken: string): Promise<Session | { problem: 'expired' | 'invalid' }>;
  /** Of the signed-in guest `guestId` alone: a stranger's click verifies no account (SEC-21). */
  verifyEmail(code: string, guestId: string): Promise<Guest | { problem: CodeProblem | 'foreign' }>;
  /** The guest and the purpose of an e-mail link; does not use up the code. */
  checkCode(code: string): Promise<{ guest: Guest; purpose: EmailCodePurpose } | { problem: CodeProblem }>;
  /** Ends everything else that signs in as this guest: sessions, custom tokens, phone links, codes (SEC-08). */
  resetPassword(code: string, newPassword: string): Promise<Guest | { problem: CodeProblem | 'weak' }>;
};

/** The embedded identity provider (PD-06); stores passwords, codes and refresh tokens only as hashes. */
export function createAuth(parts: {
  store: Store;
  clock: Clock;
  signingKey: Uint8Array;
  sessionHours: GatewayConfig['sessionHours'];
  passwordCost: number;
}): OwnAuth {
  const { store, clock } = parts;
  const hashing = passwordParameters(parts.passwordCost);
  const { db } = store;
  const sessions = createSessions(parts);

  async function issue(
    tx: Database | Transaction,
    guestId: string,
    purpose: CodePurpose,
    lifetime: number,
  ): Promise<string> {
    const token = (purpose === 'ADDRESS_TOKEN' ? ADDRESS_TOKEN_PREFIX : '') + newToken();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifetime);
    await insertCode(tx, { token, purpose, guestId, createdAt, expiresAt });
    return token;
  }

  /** Every session but `sessionId`, and everything that could open one. */
  async function endOtherAccess(tx: Transaction, guestId: string, sessionId?: string): Promise<void> {
    const kept = sessionId === undefined ? {} : { exceptId: sessionId };
    await endSessions(tx, { guestId, ...kept }, clock.now());
    // Links and challenges first: a device that is about to get a token for one of them has locked its row.
    await dropGuestLinks(tx, guestId);
    await dropGuestChallenges(tx, guestId);
    // Whoever had begun it may be who the guest locks out.
    await dropEmailChange(tx, guestId);
    for (const purpose of ['PASSWORD_RESET', 'CUSTOM_TOKEN', 'ADDRESS_TOKEN'] as const)
      await voidCodes(tx, guestId, purpose);
  }

  async function currentHash(guest: Guest, password: string): Promise<string | null> {
    if (guest.passwordHash === null || !needsRehash(guest.passwordHash, hashing)) return guest.passwordHash;
    const stronger = await hashPassword(password, hashing);
    await strengthenHash(db, guest.id, guest.passwordHash, stronger);
    return stronger;
  }

  return {
    verify: idToken => sessions.verify(idToken),
    endSessions: (guestId, sessionId) =>
      endSessions(db, { guestId, ...(sessionId !== undefined && { sessionId }) }, clock.now()),

    endSessionOf: sessions.endOf,
    // A reset removes everything issued before it.
    wasRevokedSince: async () => false,

    issueCustomToken: (tx, guestId) => issue(tx, guestId, 'CUSTOM_TOKEN', CUSTOM_TOKEN_MS),
    issueAddressToken: guestId => issue(db, guestId, 'ADDRESS_TOKEN', CUSTOM_TOKEN_MS),
    /** A day for a verification, an hour for a password reset. */
    issueEmailCode: (guestId, purpose) => issue(db, guestId, purpose, CODE_MS[purpose]),

    openAccount: async (_guest, password) => ({
      passwordHash: await hashPassword(password, hashing),
      identityUid: null,
      emailVerified: false,
      undo: async () => {},
    }),
    isEmailVerified: async guest => guest.emailVerified,
    confirmEmail: markEmailVerified,
    hasPassword: (guest, password) => verifyPassword(password, guest.passwordHash, hashing),

    async changePassword(guest, { password, sessionId, record }) {
      const hash = await hashPassword(password, hashing);
      await retryTransaction(db, async tx => {
        const still = await lockGuest(tx, guest.id, 'update');
        // The hash takes long enough for the password to have been changed meanwhile.
        if (still?.passwordHash !== guest.passwordHash)
          throw new AppError('PASSWORD_INCORRECT', 'the password was changed meanwhile');
        await setPassword(tx, guest.id, hash, guest.tokensValidSince);
        await endOtherAccess(tx, guest.id, sessionId);
        await record(tx);
      });
      return null;
    },

    async changeEmail(tx, guest, { email, sessionId }) {
      if (!(await setVerifiedEmail(tx, guest.id, email))) throw emailTaken();
      await endOtherAccess(tx, guest.id, sessionId);
      // A link to the address before verifies nothing any more.
      await voidCodes(tx, guest.id, 'VERIFY_EMAIL');
      return null;
    },

    // The row is the account.
    renameAccount: async () => {},
    closeAccount: async () => {},

    async signInWithPassword(email, password, origin) {
      const guest = await findGuestByEmail(db, email.trim().toLowerCase());
      const fits = await verifyPassword(password, guest?.passwordHash ?? null, hashing);
      if (!guest || !fits) return null;
      const hash = await currentHash(guest, password);
      return db.transaction(async tx => {
        // The hash takes long enough for the password to have been changed meanwhile.
        const still = await lockGuest(tx, guest.id, 'share');
        if (still?.passwordHash !== hash) return null;
        return sessions.open(tx, still, 'password', origin);
      });
    },

    signInWithCustomToken: (token, origin) =>
      retryTransaction(db, async tx => {
        // The guest app signs in from a link only with this prefix, which no other purpose has.
        const purpose = isAddressToken(token) ? 'ADDRESS_TOKEN' : 'CUSTOM_TOKEN';
        const found = await findCode(tx, token, purpose, clock.now());
        if ('problem' in found) return null;
        // The guest is locked before the token, in the order of a password reset.
        const guest = await lockGuest(tx, found.guestId, 'share');
        const used = await useCode(tx, token, purpose, clock.now());
        return guest && !('problem' in used) ? sessions.open(tx, guest, 'custom', origin) : null;
      }),

    refresh: sessions.refresh,

    verifyEmail: (code, guestId) =>
      db.transaction(async tx => {
        const found = await findCode(tx, code, 'VERIFY_EMAIL', clock.now());
        if (!('problem' in found) && found.guestId !== guestId) return { problem: 'foreign' as const };
        const used = await useCode(tx, code, 'VERIFY_EMAIL', clock.now());
        if ('problem' in used) return used;
        await markEmailVerified(tx, used.guestId);
        const guest = await lockGuest(tx, used.guestId, 'share');
        return guest ?? { problem: 'invalid' as const };
      }),

    async checkCode(code) {
      let problem: CodeProblem = 'invalid';
      for (const purpose of ['PASSWORD_RESET', 'VERIFY_EMAIL'] as const) {
        const found = await findCode(db, code, purpose, clock.now());
        const guest = 'problem' in found ? null : await findGuest(db, found.guestId);
        if (guest) return { guest, purpose };
        if ('problem' in found && found.problem === 'expired') problem = 'expired';
      }
      return { problem };
    },

    async resetPassword(code, newPassword) {
      const found = await findCode(db, code, 'PASSWORD_RESET', clock.now());
      if ('problem' in found) return found;
      if (!isStrongPassword(newPassword) || newPassword.length > PASSWORD_MAX) return { problem: 'weak' };
      const hash = await hashPassword(newPassword, hashing);
      return retryTransaction(db, async tx => {
        const guest = await lockGuest(tx, found.guestId, 'update');
        const used = await useCode(tx, code, 'PASSWORD_RESET', clock.now());
        if ('problem' in used) return used;
        if (!guest) return { problem: 'invalid' as const };
        // One millisecond later, so that tokens made in the same millisecond are old as well.
        await setPassword(tx, guest.id, hash, new Date(sessions.startFor(guest).getTime() + 1));
        // A guest who could read the link owns the address.
        await markEmailVerified(tx, guest.id);
        await endOtherAccess(tx, guest.id);
        return { ...guest, emailVerified: true };
      });
    },
  };
}
