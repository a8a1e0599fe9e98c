import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { type RequestOrigin, toSessionDevice } from '#gateway/domain/guest/sessions/session-device.ts';
import type { GuestSession } from '#gateway/domain/request-context.ts';
import { findGuest, type Guest } from '#gateway/store/guest-store.ts';
import {
  endSessions,
  findSessionWithGuest,
  noteSessionSeen,
  putSession,
} from '#gateway/store/session-store.ts';
import type { Store } from '#gateway/store/store.ts';
import type { ProviderClient } from './provider-client.ts';
import type { TokenAccount } from './provider-tokens.ts';

const HOUR = 3_600_000;
/** Interval in which a session is checked beyond its token: its last-seen time, and whether the provider revoked it. */
const SEEN_MS = 60_000;

/** A session is known by its account and the second of its sign-in, for the provider notifies nobody of it. */
export function providerSessions(parts: {
  store: Store;
  client: Pick<ProviderClient, 'find' | 'update'>;
  log: Logger;
  sessionHours: GatewayConfig['sessionHours'];
}) {
  const { client, log, sessionHours } = parts;
  const { db } = parts.store;

  async function findOrStore(guest: Guest, signedInAt: Date, origin: RequestOrigin) {
    const id = deriveSessionId(guest.id, signedInAt);
    const known = await findSessionWithGuest(db, id);
    if (known) return known.session;
    const device = toSessionDevice(origin);
    const expiresAt = new Date(signedInAt.getTime() + sessionHours[device.deviceKind] * HOUR);
    if (expiresAt.getTime() <= Date.now()) return null;
    await putSession(db, { ...device, id, guestId: guest.id, signedInAt, expiresAt });
    return (await findSessionWithGuest(db, id))?.session ?? null;
  }

  /** The provider does not notify the gateway of a password reset. */
  async function endIfRevoked(guest: Guest, uid: string, session: GuestSession): Promise<void> {
    const account = await client.find({ localId: uid });
    const validSince = Number(account?.validSince ?? 0) * 1_000;
    if (account && !account.disabled && session.signedInAt.getTime() >= validSince) return;
    await endSessions(db, { guestId: guest.id, sessionId: session.id }, new Date());
  }

  return {
    async verify(
      guest: Guest,
      { uid, signedInAt }: TokenAccount,
      origin: RequestOrigin,
    ): Promise<GuestSession | { problem: 'expired' | 'invalid' }> {
      const now = new Date();
      const session = await findOrStore(guest, signedInAt, origin);
      if (!session || session.expiresAt <= now) return { problem: 'expired' };
      if (session.endedAt !== null) return { problem: 'invalid' };
      if (now.getTime() - session.lastSeenAt.getTime() >= SEEN_MS) {
        await noteSessionSeen(db, session.id, { at: now, receivedRotation: 0 });
        // Not awaited: the provider may be slow or unavailable.
        endIfRevoked(guest, uid, session).catch((error: unknown) =>
          log.warn({ err: error }, 'the identity provider did not say whether a session was revoked'),
        );
      }
      return { id: session.id, signedInAt: session.signedInAt };
    },

    async endOf(guest: Guest, signedInAt: Date): Promise<void> {
      const sessionId = deriveSessionId(guest.id, signedInAt);
      await endSessions(db, { guestId: guest.id, sessionId }, new Date());
    },

    /** Signing out everywhere also revokes the refresh tokens at the provider, which cannot revoke a single one. */
    async end(guestId: string, sessionId?: string): Promise<void> {
      const now = new Date();
      await endSessions(db, { guestId, ...(sessionId !== undefined && { sessionId }) }, now);
      if (sessionId !== undefined) return;
      const uid = (await findGuest(db, guestId))?.identityUid ?? null;
      if (uid === null) return;
      await client
        .update(uid, { validSince: String(Math.floor(now.getTime() / 1_000)) })
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the identity provider did not revoke refresh tokens'),
        );
    },
  };
}

/** A UUID of version 8, derived from the fields that distinguish one sign-in from another. */
function deriveSessionId(guestId: string, signedInAt: Date): string {
  const hex = createHash('sha256')
    .update(`session ${guestId} ${Math.floor(signedInAt.getTime() / 1_000)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
