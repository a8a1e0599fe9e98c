import { randomBytes, randomInt } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { Device, HotelDevice } from '#gateway/platform/devices.ts';
import { loadHotel } from '#gateway/store/catalogue-store.ts';
import { findGuest, lockGuest } from '#gateway/store/guest-store.ts';
import {
  decideLink,
  insertLink,
  isKnownLink,
  isKnownSecret,
  lockLinkBySecret,
  openLink,
  type StoredLink,
  setLinkToken,
} from '#gateway/store/link-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { lockOpenSession } from '#gateway/store/session-store.ts';
import { dropUnusedCode, hashOfToken, newToken } from '#gateway/store/token-store.ts';
import type { LinkStatus, LinkToApprove, NewLink } from '#shared/contract/guest/sign-in.ts';
import { AppError } from '#shared/errors.ts';

const LINK_MS = 3 * 60_000;
/** Milliseconds after the approval in which the device may fetch its token: it polls every two seconds. */
const PICK_UP_MS = 60_000;
const POLL_SECONDS = 2;
const CHOICES = 3;

/** A link for one device (BEY-01). Throws HOTEL_NOT_FOUND for a device of an unknown hotel. */
export async function createLink(
  app: AppContext,
  device: HotelDevice,
  clientKey: LimitKey,
): Promise<NewLink> {
  await app.rateLimits.linksPerDevice(clientKey);
  if (device.hotelId !== null && !(await loadHotel(app.store.db, device.hotelId)))
    throw new AppError('HOTEL_NOT_FOUND', 'there is no such hotel');
  const code = randomBytes(16).toString('base64url');
  const deviceSecret = newToken();
  const choices = differentNumbers();
  const check = choices[randomInt(CHOICES)] ?? '';
  const createdAt = app.clock.now();
  await insertLink(app.store.db, {
    codeHash: hashOfToken(code),
    secretHash: hashOfToken(deviceSecret),
    profile: device.profile,
    hotelId: device.hotelId,
    deviceId: device.id,
    check,
    choices,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LINK_MS),
  });
  return {
    code,
    address: `${app.publicUrl}/link/${code}`,
    deviceSecret,
    check,
    expiresInSeconds: LINK_MS / 1_000,
    pollAfterSeconds: POLL_SECONDS,
  };
}

/** Two digits each, no duplicates, none with a leading zero. */
function differentNumbers(): string[] {
  const numbers = new Set<string>();
  while (numbers.size < CHOICES) numbers.add(String(randomInt(10, 100)));
  return [...numbers];
}

/** The status of a link, for the device that has its secret; for every other it is EXPIRED. */
export async function linkStatus(
  app: AppContext,
  secret: string,
  device: Device,
  clientKey: LimitKey,
): Promise<LinkStatus> {
  const secretHash = hashOfToken(secret);
  if (!(await isKnownSecret(app.store.db, secretHash))) {
    await app.rateLimits.codesPerClient(clientKey);
    return expired;
  }
  await app.rateLimits.pollsPerLink(secretHash);
  return retryTransaction(app.store.db, async tx => {
    const link = await lockLinkBySecret(tx, secretHash);
    if (!link) return expired;
    const now = app.clock.now();
    if (link.deviceId !== device.id || link.profile !== device.profile) return expired;
    if (link.outcome !== 'APPROVED') return undecided(link, now);
    const { guestId, decidedAt, tokenHash } = link;
    if (!guestId || !decidedAt || decidedAt.getTime() + PICK_UP_MS <= now.getTime()) return expired;
    if (await app.auth.wasRevokedSince(tx, guestId, decidedAt)) return expired;
    // A lost response can be requested again, until its token was used.
    if (tokenHash !== null && !(await dropUnusedCode(tx, tokenHash))) return expired;
    const guestToken = await app.auth.issueCustomToken(tx, guestId);
    await setLinkToken(tx, link.codeHash, hashOfToken(guestToken));
    return { status: 'APPROVED' as const, guestToken };
  });
}

const expired = { status: 'EXPIRED' as const };

function undecided(link: StoredLink, now: Date): LinkStatus {
  const left = link.expiresAt.getTime() - now.getTime();
  if (left <= 0) return expired;
  if (link.outcome === 'DENIED') return { status: 'DENIED' };
  return {
    status: 'PENDING',
    opened: link.openedAt !== null,
    expiresInSeconds: Math.ceil(left / 1_000),
    pollAfterSeconds: POLL_SECONDS,
  };
}

/** The device that requests the sign-in, for the guest on the phone. Throws LINK_NOT_FOUND. */
export async function linkToApprove(
  app: AppContext,
  code: string,
  clientKey: LimitKey,
): Promise<LinkToApprove> {
  const now = app.clock.now();
  const found = await openLink(app.store.db, hashOfToken(code), now);
  if (!found) throw await notFound(app, code, clientKey);
  const { link, hotel } = found;
  return {
    device: {
      profile: link.profile,
      name: link.deviceId,
      hotelName: hotel?.name ?? null,
      city: hotel?.city ?? null,
    },
    choices: link.choices,
    expiresInSeconds: Math.ceil((link.expiresAt.getTime() - now.getTime()) / 1_000),
  };
}

/** Throws EMAIL_NOT_VERIFIED, LINK_NOT_FOUND, and LINK_CHECK_FAILED, which also denies the link. */
export async function approveLink(
  app: AppContext,
  approval: { code: string; check: string; guestId: string; sessionId: string },
  clientKey: LimitKey,
): Promise<void> {
  const { code, check, guestId, sessionId } = approval;
  const guest = await findGuest(app.store.db, guestId);
  if (!guest || !(await app.auth.isEmailVerified(guest)))
    throw new AppError('EMAIL_NOT_VERIFIED', 'the e-mail of the account is not verified');
  const decided = await retryTransaction(app.store.db, async tx => {
    // A concurrent password reset either finds the approved link, or ends the session first (SEC-08).
    await lockGuest(tx, guestId, 'share');
    if (!(await lockOpenSession(tx, sessionId))) throw new AppError('UNAUTHORIZED', 'the session has ended');
    return decideLink(tx, hashOfToken(code), { guestId, check }, app.clock.now());
  });
  if (decided === null) throw await notFound(app, code, clientKey);
  if (decided === 'DENIED') throw new AppError('LINK_CHECK_FAILED', 'this is not the number on the screen');
}

/** Throws LINK_NOT_FOUND. */
export async function denyLink(app: AppContext, code: string, clientKey: LimitKey): Promise<void> {
  const decided = await decideLink(app.store.db, hashOfToken(code), 'DENIED', app.clock.now());
  if (decided === null) throw await notFound(app, code, clientKey);
}

/** The same error for every invalid link; guesses are counted, a late guest's link is not. */
async function notFound(app: AppContext, code: string, clientKey: LimitKey): Promise<AppError> {
  if (!(await isKnownLink(app.store.db, hashOfToken(code)))) await app.rateLimits.codesPerClient(clientKey);
  return new AppError('LINK_NOT_FOUND', 'this link leads nowhere');
}
