import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReservationChallenge } from '#shared/contract/sign-in.ts';
import { AppError } from '#shared/errors.ts';
import { isLastName } from '#shared/rules/last-name.ts';
import type { LimitKey } from '../client-network.ts';
import type { House } from '../context.ts';
import type { HotelDevice } from '../devices.ts';
import { loadHotel } from '../store/catalogue-store.ts';
import { holderByLocator, insertChallenge, takeTry, useChallenge } from '../store/challenge-store.ts';
import type { Guest } from '../store/guest-store.ts';
import { retryTransaction } from '../store/retry-transaction.ts';
import { hashOfToken, newToken } from '../store/token-store.ts';

const CHALLENGE_MS = 10 * 60_000;
const TRIES = 5;
const DIGITS = 6;

/** The time of both calls must not tell whether there is such a booking. */
const answerFloor = ({ config }: House) => delay(config.answerFloorMs.own);

/**
 * Sends a code where locator and last name are those of a booking to come, and answers alike where they are not
 * (BEY-02). Throws TOO_MANY_REQUESTS, counted by device and by locator.
 */
export async function askReservationCode(
  house: House,
  question: { locator: string; lastName: string },
  device: HotelDevice,
  caller: LimitKey,
): Promise<ReservationChallenge> {
  await house.rateLimits.reservation(question.locator, caller);
  const challengeId = newToken();
  await Promise.all([begin(house, challengeId, question, device), answerFloor(house)]);
  return { challengeId, expiresInSeconds: CHALLENGE_MS / 1_000, tries: TRIES };
}

async function begin(
  house: House,
  challengeId: string,
  { locator, lastName }: { locator: string; lastName: string },
  device: HotelDevice,
): Promise<void> {
  const { store, clock, mailer } = house;
  const holder = await holderByLocator(store.db, locator);
  const found = holder && isNameOf(holder.guest, lastName) ? holder : null;
  const hotel = device.hotelId === null ? null : await loadHotel(store.db, device.hotelId);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const createdAt = clock.now();
  await store.db.transaction(async tx => {
    await insertChallenge(tx, {
      idHash: hashOfToken(challengeId),
      codeHash: hashOfCode(house, challengeId, code),
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
      name: guest.socialName ?? guest.firstName,
      code,
      locator,
      hotelName: hotel?.name ?? null,
    });
  });
}

/** A social name is the name that its owner gives. */
function isNameOf(guest: Guest, typed: string): boolean {
  return (
    isLastName(typed, guest.lastName) || (guest.socialName !== null && isLastName(typed, guest.socialName))
  );
}

function hashOfCode(house: House, challengeId: string, code: string): string {
  return createHmac('sha256', house.signingKey)
    .update(`sign-in code\n${challengeId}\n${code}`)
    .digest('base64url');
}

/** A token for the booking's guest. Throws SIGN_IN_CODE_INVALID for everything that does not fit, TOO_MANY_REQUESTS. */
export async function confirmReservationCode(
  house: House,
  answer: { challengeId: string; code: string },
  device: HotelDevice,
  caller: LimitKey,
): Promise<{ guestToken: string; bookingId: string }> {
  await house.rateLimits.reservationTry(caller);
  const [confirmed] = await Promise.all([redeem(house, answer, device), answerFloor(house)]);
  if (!confirmed) throw new AppError('SIGN_IN_CODE_INVALID', 'the code does not fit, or it has run out');
  await house.rateLimits.reservationTrySucceeded(caller);
  return confirmed;
}

/** Null, with its try used up, for a code that does not fit: a throw would give the try back. */
async function redeem(
  house: House,
  { challengeId, code }: { challengeId: string; code: string },
  device: HotelDevice,
): Promise<{ guestToken: string; bookingId: string } | null> {
  const now = house.clock.now();
  const idHash = hashOfToken(challengeId);
  return retryTransaction(house.store.db, async tx => {
    const challenge = await takeTry(tx, idHash, TRIES, now);
    const given = Buffer.from(hashOfCode(house, challengeId, code));
    if (!challenge || !timingSafeEqual(given, Buffer.from(challenge.codeHash))) return null;
    const { guestId, bookingId } = challenge;
    if (!guestId || !bookingId || challenge.deviceId !== device.id) return null;
    if (await house.identity.wasRevokedSince(tx, guestId, challenge.createdAt)) return null;
    await useChallenge(tx, idHash, now);
    // Whoever could read the code owns the address.
    await house.identity.confirmEmail(tx, guestId);
    return { guestToken: await house.identity.issueCustomToken(tx, guestId), bookingId };
  });
}
