import type { AppContext } from '#gateway/context.ts';
import { isCountryCode, isDiallingCode } from '#gateway/domain/hotel/reference/countries.ts';
import { badInput } from '#gateway/platform/bad-request.ts';
import { holdsActiveBooking } from '#gateway/store/booking-list-store.ts';
import { findGuest, type Guest, lockGuest } from '#gateway/store/guest-store.ts';
import { findAddress, type StoredAddress, saveOwnData } from '#gateway/store/personal-info-store.ts';
import type { Database, Transaction, TransactionStep } from '#gateway/store/store.ts';
import { dropCase, findValidation, setValidation, toPerson } from '#gateway/store/validation-store.ts';
import type { PersonalInfo, PersonalInfoChange } from '#shared/contract/guest/personal-info.ts';
import { AppError } from '#shared/errors.ts';
import { BRAND_TIME_ZONE, dateAt } from '#shared/hotel-time.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { BRAZIL, isBrazilPostcode, stateName } from '#shared/rules/brazil-address.ts';
import { isNationality } from '#shared/rules/country-numbers.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { isValidPhone } from '#shared/rules/phone.ts';
import { displayNameOf } from '../auth/auth.ts';
import { isSamePerson } from '../identity-verification/to-identity.ts';
import { refreshRegistrations } from '../registrations/queue-registrations.ts';

const isGone = () => new AppError('UNAUTHORIZED', 'the account is gone');

export async function findPersonalInfo(app: AppContext, guestId: string): Promise<PersonalInfo> {
  return app.store.db.transaction(async tx => {
    const guest = await findGuest(tx, guestId);
    if (!guest) throw isGone();
    return toPersonalInfo(tx, guest);
  });
}

/** A change made on another version is rejected, and nothing is saved. `afterwards` is a part of the same transaction. */
export async function savePersonalInfo(
  app: AppContext,
  guestId: string,
  change: PersonalInfoChange,
  afterwards?: TransactionStep,
): Promise<PersonalInfo> {
  const now = app.clock.now();
  rejectBadChange(change, dateAt(now, BRAND_TIME_ZONE));
  const { response, before, after } = await app.store.db.transaction(async tx => {
    const stored = await lockGuest(tx, guestId, 'update');
    if (!stored) throw isGone();
    if (change.version !== undefined && change.version !== stored.personalInfoVersion) {
      throw new AppError('PERSONAL_INFO_CHANGED', 'another version is stored');
    }
    const { phone, address, socialName, gender = stored.gender, dateOfBirth = stored.dateOfBirth } = change;
    const data = {
      firstName: normalizeName(change.firstName),
      lastName: normalizeName(change.lastName),
      socialName: socialName === undefined ? null : normalizeName(socialName),
      nationality: change.nationality,
      phoneCode: phone.code,
      phone: phone.number,
      gender,
      dateOfBirth,
    };
    await saveOwnData(tx, guestId, data, address);
    await refreshRegistrations(tx, guestId, now);
    if (!isSamePerson(stored, data)) {
      await takeValidationBack(tx, guestId, now);
      await dropCase(tx, guestId, toPerson(stored), now);
    }
    const saved = await findGuest(tx, guestId);
    if (!saved) throw isGone();
    const response = await toPersonalInfo(tx, saved);
    await afterwards?.(tx);
    return { response, before: stored, after: saved };
  });
  if (displayNameOf(before) !== displayNameOf(after)) await app.auth.renameAccount(after);
  return response;
}

/** Only a validated guest with an upcoming booking must validate again (PER-18 to PER-20). */
async function takeValidationBack(tx: Transaction, guestId: string, now: Date): Promise<void> {
  if (!(await isValidated(tx, guestId)) || !(await holdsActiveBooking(tx, guestId, now))) return;
  await setValidation(tx, guestId, { status: 'PENDING', reasons: [] }, now);
}

async function isValidated(db: Database | Transaction, guestId: string): Promise<boolean> {
  return (await findValidation(db, guestId))?.status === 'APPROVED';
}

async function toPersonalInfo(db: Database | Transaction, guest: Guest): Promise<PersonalInfo> {
  const address = await findAddress(db, guest.id);
  return {
    email: guest.email,
    firstName: guest.firstName,
    lastName: guest.lastName,
    socialName: guest.socialName,
    dateOfBirth: guest.dateOfBirth,
    gender: guest.gender,
    nationality: guest.nationality,
    phone: { code: guest.phoneCode, number: guest.phone },
    country: guest.country,
    address: address && toAddress(address),
    identityValidation: { isValidated: await isValidated(db, guest.id) },
    version: guest.personalInfoVersion,
  };
}

function toAddress(stored: StoredAddress): NonNullable<PersonalInfo['address']> {
  const { guestId: _guestId, number, neighborhood, complement, ibgeCityCode, uf, ...address } = stored;
  return {
    ...address,
    ...(number !== null && { number }),
    ...(neighborhood !== null && { neighborhood }),
    ...(complement !== null && { complement }),
    ...(ibgeCityCode !== null && { ibgeCityCode }),
    ...(uf !== null && { uf }),
  };
}

/** Checks that the schema cannot make: today's date, the countries, the numbering plans (PER-08, PER-09, PER-13). */
function rejectBadChange(change: PersonalInfoChange, today: string): void {
  const { phone, address, nationality, dateOfBirth } = change;
  const isBrazilian = address.country === BRAZIL;
  const issues = (
    [
      isNationality(nationality) ? null : ['nationality', 'nationality.unknown'],
      isDiallingCode(phone.code) ? null : ['phone.code', 'phoneCode.unknown'],
      isValidPhone(phone.code, phone.number) ? null : ['phone.number', 'phone.invalid'],
      isCountryCode(address.country) ? null : ['address.country', 'country.unknown'],
      !isBrazilian || isBrazilPostcode(address.postCode) ? null : ['address.postCode', 'postCode.invalid'],
      !isBrazilian || address.number !== undefined ? null : ['address.number', 'number.required'],
      !isBrazilian || address.neighborhood !== undefined
        ? null
        : ['address.neighborhood', 'neighborhood.required'],
      !isBrazilian || address.uf === undefined || stateName(address.uf) !== null
        ? null
        : ['address.uf', 'uf.unknown'],
      dateOfBirth === undefined || isGuestBirthDate(dateOfBirth, today)
        ? null
        : ['dateOfBirth', 'dateOfBirth.age'],
    ] satisfies ([path: string, message: string] | null)[]
  ).flatMap(issue => (issue ? [{ path: issue[0], message: issue[1] }] : []));
  if (issues.length > 0) throw badInput(issues);
}
