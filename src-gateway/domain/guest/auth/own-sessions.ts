import { createHmac, randomUUID } from 'node:crypto';
import type { GatewayConfig } from '#gateway/config/config.ts';
import type { GuestSession } from '#gateway/domain/request-context.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { findGuest, type Guest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import {
  endSessions,
  findSessionWithGuest,
  insertSession,
  lockSessionByToken,
  noteSessionSeen,
  rotateSession,
  type StoredSession,
} from '#gateway/store/session-store.ts';
import type { Store, Transaction } from '#gateway/store/store.ts';
import { newToken } from '#gateway/store/token-store.ts';
import { type RequestOrigin, toSessionDevice } from '../sessions/session-device.ts';
import { createTokenSigner, ID_TOKEN_SECONDS } from './token-signer.ts';

const HOUR = 3_600_000;
/** The last-seen time of a session is written at most this often. */
const SEEN_MS = 60_000;
/** Two tabs may refresh at once: for this long the previous token works again (docs/decisions/0020). */
const ROTATION_GRACE_MS = 30_000;

/** Tokens of one signed-in guest. `expiresIn` in seconds. */
export type Session = { guest: Guest; idToken: string; refreshToken: string; expiresIn: number };

type Method = 'password' | 'custom';

export function createSessions(parts: {
  store: Store;
  clock: Clock;
  signingKey: Uint8Array;
  sessionHours: GatewayConfig['sessionHours'];
}) {
  const { clock, signingKey, sessionHours } = parts;
  const { db } = parts.store;
  const signer = createTokenSigner(signingKey);

  /** Now, but never before the guest's last password change: a moved clock must not lock a guest out. */
  const startFor = (guest: Guest) =>
    new Date(Math.max(clock.now().getTime(), guest.tokensValidSince.getTime()));

  async function issueTokens(
    guest: Guest,
    session: Pick<StoredSession, 'id' | 'signedInAt' | 'rotation'>,
    refreshToken: string,
    provider: Method,
    issuedAt: Date,
  ): Promise<Session> {
    const idToken = await signer.sign({
      guestId: guest.id,
      sessionId: session.id,
      rotation: session.rotation,
      email: guest.email,
      emailVerified: guest.emailVerified,
      signedInAt: session.signedInAt,
      issuedAt,
      provider,
    });
    return { guest, idToken, refreshToken, expiresIn: ID_TOKEN_SECONDS };
  }

  /** The same for the same token, so that a client that refreshes twice gets one refresh token and not two. */
  const deriveSuccessor = (refreshToken: string) =>
    createHmac('sha256', signingKey).update(`next refresh token\n${refreshToken}`).digest('base64url');

  /** True where the client may have no newer token than this one, the last but one. */
  function mayBeRepeated(session: StoredSession, rotation: number, now: Date): boolean {
    if (rotation !== session.rotation - 1) return false;
    const isReceived = session.receivedRotation >= session.rotation;
    return !isReceived || now.getTime() - session.rotatedAt.getTime() < ROTATION_GRACE_MS;
  }

  /** Rotates the token; null, with the session ended, for one that must not be used any more. */
  async function rotate(
    tx: Transaction,
    refreshToken: string,
  ): Promise<{ session: StoredSession; next: string } | 'ended' | null> {
    const now = clock.now();
    const found = await lockSessionByToken(tx, refreshToken);
    if (!found) return null;
    const { session, rotation } = found;
    if (session.endedAt !== null || session.expiresAt <= now) return 'ended';
    const next = deriveSuccessor(refreshToken);
    if (rotation === session.rotation) {
      const rotated = { ...session, rotation: rotation + 1 };
      await rotateSession(tx, rotated, next, now);
      return { session: rotated, next };
    }
    if (mayBeRepeated(session, rotation, now)) return { session, next };
    await endSessions(tx, { guestId: session.guestId, sessionId: session.id }, now);
    return 'ended';
  }

  return {
    startFor,

    /** Opens a session. The caller has locked the guest's row. */
    async open(tx: Transaction, guest: Guest, provider: Method, origin: RequestOrigin): Promise<Session> {
      const device = toSessionDevice(origin);
      const signedInAt = startFor(guest);
      const expiresAt = new Date(signedInAt.getTime() + sessionHours[device.deviceKind] * HOUR);
      const refreshToken = newToken();
      const id = randomUUID();
      await insertSession(tx, { ...device, id, guestId: guest.id, signedInAt, expiresAt }, refreshToken);
      return issueTokens(guest, { id, signedInAt, rotation: 1 }, refreshToken, provider, signedInAt);
    },

    async refresh(refreshToken: string): Promise<Session | { problem: 'expired' | 'invalid' }> {
      const rotated = await retryTransaction(db, tx => rotate(tx, refreshToken));
      if (rotated === null) return { problem: 'invalid' };
      if (rotated === 'ended') return { problem: 'expired' };
      const { session, next } = rotated;
      const guest = await findGuest(db, session.guestId);
      if (!guest || session.signedInAt < guest.tokensValidSince) return { problem: 'expired' };
      return issueTokens(guest, session, next, 'password', startFor(guest));
    },

    async endOf(idToken: string): Promise<void> {
      const read = await signer.read(idToken, clock.now(), { mayBeExpired: true });
      if ('problem' in read) return;
      await endSessions(db, { guestId: read.guestId, sessionId: read.sessionId }, clock.now());
    },

    async verify(
      idToken: string,
    ): Promise<{ guestId: string; session: GuestSession } | { problem: 'expired' | 'invalid' }> {
      const now = clock.now();
      const read = await signer.read(idToken, now);
      if ('problem' in read) return read;
      const found = await findSessionWithGuest(db, read.sessionId);
      if (!found) return { problem: 'invalid' };
      const { session, guest } = found;
      if (session.endedAt !== null || read.issuedAt < guest.tokensValidSince) return { problem: 'invalid' };
      if (session.expiresAt <= now) return { problem: 'expired' };
      const isNews = read.rotation > session.receivedRotation;
      if (isNews || now.getTime() - session.lastSeenAt.getTime() >= SEEN_MS)
        await noteSessionSeen(db, session.id, { at: now, receivedRotation: read.rotation });
      return { guestId: guest.id, session: { id: session.id, signedInAt: session.signedInAt } };
    },
  };
}
