import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppContext } from '#gateway/context.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { HotelDevice } from '#gateway/platform/devices.ts';
import { randomDigits } from '#gateway/platform/random-digits.ts';
import { loadHotel } from '#gateway/store/catalogue-store.ts';
import { holderByLocator, insertChallenge, takeTry, useChallenge } from '#gateway/store/challenge-store.ts';
import type { Guest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { hashOfToken, newToken } from '#gateway/store/token-store.ts';
import type { ReservationChallenge } from '#shared/contract/guest/sign-in.ts';
import { AppError } from '#shared/errors.ts';
import { isLastName } from '#shared/rules/person-name.ts';

const CHALLENGE_MS = 10 * 60_000;
const TRIES = 5;
const DIGITS = 6;

/** The time of both calls must not reveal whether the booking exists. */
const responseFloor = ({ config }: AppContext) => delay(config.responseFloorMs.own);

/** The response is the same for a wrong name (BEY-02). Throws TOO_MANY_REQUESTS, by device and by locator. */
export async function askReservationCode(
  app: AppContext,
  question: { locator: string; lastName: string },
  device: HotelDevice,
  clientKey: LimitKey,
): Promise<ReservationChallenge> {
  await app.rateLimits.reservation(question.locator, clientKey);
  const challengeId = newToken();
  await Promise.all([begin(app, challengeId, question, device), responseFloor(app)]);
  return { challengeId, expiresInSeconds: CHALLENGE_MS / 1_000, tries: TRIES };
}

async function begin(
  app: AppContext,
  challengeId: string,
  { locator, lastName }: { locator: string; lastName: string },
  device: HotelDevice,
): Promise<void> {
  const { store, clock, mailer } = app;
  const holder = await holderByLocator(store.db, locator);
  const found = holder && isGuestName(holder.guest, lastName) ? holder : null;
  const hotel = device.hotelId === null ? null : await loadHotel(store.db, device.hotelId);
  const code = randomDigits(DIGITS);
  const createdAt = clock.now();
  await store.db.transaction(async tx => {
    await insertChallenge(tx, {
      idHash: hashOfToken(challengeId),
      codeHash: hashOfCode(app, challengeId, code),
      guestId: found?.guest.id ?? null,
      bookingId: found?.bookingId ?? null,
      deviceId: device.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CHALLENGE_MS),
    });
    if (!found) return;
    const { guest } = found;
    await mailer.queue(tx, {
      kind: 'SIGN_IN_CODE',
      to: guest.email,
      language: guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en',
      name: greetingName(guest),
      code,
      locator,
      hotelName: hotel?.name ?? null,
    });
  });
}

/** Compares with the social name too: its owner may enter either. */
function isGuestName(guest: Guest, typed: string): boolean {
  return (
    isLastName(typed, guest.lastName) || (guest.socialName !== null && isLastName(typed, guest.socialName))
  );
}

function hashOfCode(app: AppContext, challengeId: string, code: string): string {
  return createHmac('sha256', app.signingKey)
    .update(`sign-in code\n${challengeId}\n${code}`)
    .digest('base64url');
}

/** A token for the booking's guest. Throws SIGN_IN_CODE_INVALID for every mismatch, TOO_MANY_REQUESTS. */
export async function confirmReservationCode(
  app: AppContext,
  typed: { challengeId: string; code: string },
  device: HotelDevice,
  clientKey: LimitKey,
): Promise<{ guestToken: string; bookingId: string }> {
  await app.rateLimits.reservationTriesPerDevice(clientKey);
  const [confirmed] = await Promise.all([redeem(app, typed, device), responseFloor(app)]);
  if (!confirmed) throw new AppError('SIGN_IN_CODE_INVALID', 'the code does not fit, or it has run out');
  await app.rateLimits.reservationTrySucceeded(clientKey);
  return confirmed;
}

/** Null, with its try used up, for a wrong code: a throw would restore the try. */
async function redeem(
  app: AppContext,
  { challengeId, code }: { challengeId: string; code: string },
  device: HotelDevice,
): Promise<{ guestToken: string; bookingId: string } | null> {
  const now = app.clock.now();
  const idHash = hashOfToken(challengeId);
  return retryTransaction(app.store.db, async tx => {
    const challenge = await takeTry(tx, idHash, TRIES, now);
    const given = Buffer.from(hashOfCode(app, challengeId, code));
    if (!challenge || !timingSafeEqual(given, Buffer.from(challenge.codeHash))) return null;
    const { guestId, bookingId } = challenge;
    if (!guestId || !bookingId || challenge.deviceId !== device.id) return null;
    if (await app.auth.wasRevokedSince(tx, guestId, challenge.createdAt)) return null;
    await useChallenge(tx, idHash, now);
    // A guest who could read the code owns the address.
    await app.auth.confirmEmail(tx, guestId);
    return { guestToken: await app.auth.issueCustomToken(tx, guestId), bookingId };
  });
}
