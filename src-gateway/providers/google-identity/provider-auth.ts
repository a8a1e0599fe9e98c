import type { Logger } from 'pino';
import type { GatewayConfig } from '#gateway/config/config.ts';
import type { IdentityProvider } from '#gateway/config/provider-config.ts';
import { type Auth, displayNameOf, emailTaken } from '#gateway/domain/guest/auth/auth.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { dropEmailChange, setVerifiedEmail } from '#gateway/store/email-change-store.ts';
import {
  findGuest,
  findGuestByIdentityUid,
  type Guest,
  linkIdentity,
  linkIdentityByEmail,
  markEmailVerified,
} from '#gateway/store/guest-store.ts';
import { endSessions } from '#gateway/store/session-store.ts';
import type { Database, Store, Transaction } from '#gateway/store/store.ts';
import { ADDRESS_TOKEN_CLAIM } from '#shared/auth/address-token.ts';
import { AppError } from '#shared/errors.ts';
import { ProviderError, providerClient } from './provider-client.ts';
import { providerSessions } from './provider-sessions.ts';
import { providerTokens, type TokenAccount } from './provider-tokens.ts';

/** The provider has passwords, sessions and the e-mail's state; a row is linked by its uid (docs/decisions/0013). */
export function createProviderAuth(parts: {
  store: Store;
  provider: IdentityProvider;
  log: Logger;
  sessionHours: GatewayConfig['sessionHours'];
}): Auth {
  const { db } = parts.store;
  const tokens = providerTokens(parts.provider);
  const client = providerClient(parts.provider, tokens, parts.log);
  const sessions = providerSessions({ ...parts, client });

  /** The linked one, or one from before the provider that has the same, verified e-mail. */
  async function findAccountGuest({ uid, email, emailVerified }: TokenAccount): Promise<Guest | null> {
    const linked = await findGuestByIdentityUid(db, uid);
    if (linked || email === null || !emailVerified) return linked;
    return linkIdentityByEmail(db, email, uid);
  }

  /** Opens an account without a password for a guest who has none; null if another one has the e-mail. */
  async function openFor(on: Database | Transaction, guest: Guest): Promise<string | null> {
    try {
      const { id: localId, email, emailVerified } = guest;
      await client.create({ localId, email, emailVerified, displayName: displayNameOf(guest) });
    } catch (error) {
      if (isRejected(error, 'EMAIL_EXISTS')) return null;
      // Opened before, and the gateway ended before it was stored.
      if (!isRejected(error, 'DUPLICATE_LOCAL_ID')) throw error;
    }
    await linkIdentity(on, guest.id, guest.id);
    return guest.id;
  }

  async function requireGuest(on: Database | Transaction, id: string): Promise<Guest> {
    const guest = await findGuest(on, id);
    if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
    return guest;
  }

  async function customToken(
    tx: Database | Transaction,
    guestId: string,
    claims?: Record<string, string>,
  ): Promise<string> {
    const guest = await requireGuest(tx, guestId);
    const known = guest.identityUid ?? (await openFor(tx, guest).catch(fail));
    if (known !== null) return tokens.customToken(known, claims);
    const other = await client.find({ email: guest.email }).catch(fail);
    // The owner of that account never proved that the address is theirs.
    if (!other?.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED', 'the e-mail is not verified');
    await linkIdentity(tx, guest.id, other.localId);
    return tokens.customToken(other.localId, claims);
  }

  return {
    async verify(idToken, origin) {
      const account = await tokens.read(idToken);
      if ('problem' in account) return account;
      const guest = await findAccountGuest(account);
      if (!guest) return { problem: 'invalid' };
      const session = await sessions.verify(guest, account, origin);
      if ('problem' in session) return session;
      if (account.emailVerified && !guest.emailVerified && account.email === guest.email) {
        await markEmailVerified(db, guest.id);
      }
      return { guestId: guest.id, session };
    },

    endSessions: sessions.end,

    async endSessionOf(idToken) {
      const account = await tokens.read(idToken, { mayBeExpired: true });
      if ('problem' in account) return;
      const guest = await findAccountGuest(account);
      if (guest) await sessions.endOf(guest, account.signedInAt);
    },

    async openAccount(guest, password) {
      const { id: localId, email } = guest;
      try {
        await client.create({
          localId,
          email,
          password,
          emailVerified: false,
          displayName: displayNameOf(guest),
        });
        return {
          passwordHash: null,
          identityUid: localId,
          emailVerified: false,
          undo: () => client.delete(localId),
        };
      } catch (error) {
        if (isWeakPassword(error)) throw badRequest('password', 'password.weak');
        if (!isRejected(error, 'EMAIL_EXISTS')) throw ready(error);
      }
      // An account without a guest: created elsewhere, or left by a gateway that ended before it was done.
      const uid = await client.signIn(email, password);
      const existing = uid === null ? null : await client.find({ localId: uid });
      if (!existing) throw new AppError('GUEST_EMAIL_ALREADY_EXISTS', 'this e-mail has an account');
      return {
        passwordHash: null,
        identityUid: existing.localId,
        emailVerified: existing.emailVerified ?? false,
        undo: async () => {},
      };
    },

    issueCustomToken: (tx, guestId) => customToken(tx, guestId),

    async wasRevokedSince(tx, guestId, instant) {
      const { identityUid } = await requireGuest(tx, guestId);
      if (identityUid === null) return false;
      const account = await client.find({ localId: identityUid }).catch(fail);
      return Number(account?.validSince ?? 0) * 1_000 > instant.getTime();
    },

    async issueAddressToken(guestId) {
      return customToken(db, guestId, ADDRESS_TOKEN_CLAIM);
    },

    async issueEmailCode(guestId, purpose) {
      const guest = await requireGuest(db, guestId);
      if (guest.identityUid === null) await openFor(db, guest).catch(fail);
      return client.oobCode(purpose, guest.email).catch(fail);
    },

    async isEmailVerified(guest) {
      if (guest.emailVerified) return true;
      const account = guest.identityUid && (await client.find({ localId: guest.identityUid }).catch(fail));
      if (!account || !account.emailVerified || account.email !== guest.email) return false;
      await markEmailVerified(db, guest.id);
      return true;
    },

    async confirmEmail(tx, guestId) {
      await markEmailVerified(tx, guestId);
      const { identityUid } = await requireGuest(tx, guestId);
      if (identityUid !== null) await client.update(identityUid, { emailVerified: true }).catch(fail);
    },

    async hasPassword({ email, identityUid }, password) {
      if (identityUid === null) return false;
      return (await client.signIn(email, password)) === identityUid;
    },

    async changePassword(guest, { password, record }) {
      const { identityUid } = guest;
      if (identityUid === null) throw new AppError('PASSWORD_INCORRECT', 'the account has no password');
      try {
        await client.update(identityUid, { password, validSince: thisSecond() });
      } catch (error) {
        if (isWeakPassword(error)) throw badRequest('password', 'password.weak');
        throw ready(error);
      }
      await db.transaction(async tx => {
        // The provider ends every session with a password, this one too.
        await endSessions(tx, { guestId: guest.id }, new Date());
        await dropEmailChange(tx, guest.id);
        await record(tx);
      });
      return tokens.customToken(identityUid);
    },

    async changeEmail(tx, guest, { email, sessionId }) {
      if (!(await setVerifiedEmail(tx, guest.id, email))) throw emailTaken();
      const { identityUid } = guest;
      if (identityUid === null) {
        await endSessions(tx, { guestId: guest.id, exceptId: sessionId }, new Date());
        return null;
      }
      await endSessions(tx, { guestId: guest.id }, new Date());
      try {
        // Last: a database that fails before has changed nothing anywhere.
        await client.update(identityUid, { email, emailVerified: true, validSince: thisSecond() });
      } catch (error) {
        throw isRejected(error, 'EMAIL_EXISTS') ? emailTaken() : ready(error);
      }
      return tokens.customToken(identityUid);
    },

    async renameAccount(guest) {
      if (guest.identityUid === null) return;
      const displayName = displayNameOf(guest);
      await client.update(guest.identityUid, { displayName }).catch((error: unknown) => {
        parts.log.warn({ err: error }, 'the identity provider still has the old name');
      });
    },

    async closeAccount(guest) {
      if (guest.identityUid !== null) await client.delete(guest.identityUid).catch(fail);
    },
  };
}

const thisSecond = () => String(Math.floor(Date.now() / 1_000));

const isWeakPassword = (error: unknown) =>
  isRejected(error, 'WEAK_PASSWORD') || isRejected(error, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS');

function isRejected(error: unknown, code: ProviderError['code']): boolean {
  return error instanceof ProviderError && error.code === code;
}

/** Any other error means that the provider is not set up for the gateway's requests, which is no guest's fault. */
function ready(error: unknown): unknown {
  return error instanceof ProviderError
    ? new AppError('SERVICE_UNAVAILABLE', 'the identity provider rejects the gateway', { cause: error })
    : error;
}

function fail(error: unknown): never {
  throw ready(error);
}
