import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { isCountryCode, isDiallingCode } from '#gateway/domain/hotel/reference/countries.ts';
import { badInput } from '#gateway/platform/bad-request.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { findGuestByEmail, type Guest, insertGuest } from '#gateway/store/guest-store.ts';
import type { NewGuest } from '#shared/contract/guest/guest-user.ts';
import { AppError } from '#shared/errors.ts';
import { BRAND_TIME_ZONE, dateAt } from '#shared/hotel-time.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { isStrongPassword } from '#shared/rules/password.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { isValidPhone } from '#shared/rules/phone.ts';

export async function signUp(
  app: AppContext,
  input: NewGuest,
  limitKey: LimitKey,
): Promise<{ guestToken: string }> {
  await app.rateLimits.signUpPerClient(limitKey);
  rejectBadSignUp(input, dateAt(app.clock.now(), BRAND_TIME_ZONE));
  if (await findGuestByEmail(app.store.db, input.email)) {
    throw new AppError('GUEST_EMAIL_ALREADY_EXISTS', 'this e-mail has an account');
  }
  const guest = newGuestRow(input, app.clock.now());
  const { undo, ...account } = await app.auth.openAccount(guest, input.password);
  try {
    const guestToken = await app.store.db.transaction(async tx => {
      await insertGuest(tx, { ...guest, ...account });
      return app.auth.issueCustomToken(tx, guest.id);
    });
    return { guestToken };
  } catch (error) {
    await undo().catch((left: unknown) => app.log.warn({ err: left }, 'an account without a guest is left'));
    throw error;
  }
}

/** Checks that the schema cannot make (SGN-15, SGN-16, SGN-37). */
function rejectBadSignUp(input: NewGuest, today: string): void {
  const issues = (
    [
      isGuestBirthDate(input.dateOfBirth, today) ? null : ['dateOfBirth', 'dateOfBirth.age'],
      isDiallingCode(input.phoneCode) ? null : ['phoneCode', 'phoneCode.unknown'],
      isValidPhone(input.phoneCode, input.phone) ? null : ['phone', 'phone.invalid'],
      isCountryCode(input.country) ? null : ['country', 'country.unknown'],
      isStrongPassword(input.password) ? null : ['password', 'password.weak'],
    ] satisfies ([path: string, message: string] | null)[]
  ).flatMap(issue => (issue ? [{ path: issue[0], message: issue[1] }] : []));
  if (issues.length > 0) throw badInput(issues);
}

function newGuestRow(
  input: NewGuest,
  now: Date,
): Omit<Guest, 'passwordHash' | 'identityUid' | 'emailVerified'> {
  return {
    id: randomUUID(),
    email: input.email,
    firstName: normalizeName(input.firstName),
    lastName: normalizeName(input.lastName),
    socialName: input.socialName === undefined ? null : normalizeName(input.socialName),
    dateOfBirth: input.dateOfBirth,
    phoneCode: input.phoneCode,
    phone: input.phone,
    country: input.country,
    nationality: null,
    gender: null,
    personalInfoVersion: 1,
    subscribe: input.subscribe,
    receiveEmail: true,
    preferredLanguage: input.preferredLanguage,
    tokensValidSince: now,
    createdAt: now,
  };
}
