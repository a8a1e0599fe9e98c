import type { AccommodationGuest, GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { normalizeName } from '#shared/rules/person-name.ts';

/** The form values of a guest; an empty text means "not given". */
export type GuestValues = {
  name: string;
  socialName: string;
  email: string;
  isRoomMainGuest: boolean;
  isMinor: boolean;
  isSpecialCareRequired: boolean;
};

export const toValues = (guest: AccommodationGuest): GuestValues => ({
  name: guest.name,
  socialName: guest.socialName ?? '',
  email: guest.email ?? '',
  isRoomMainGuest: guest.isRoomMainGuest,
  isMinor: guest.isMinor,
  isSpecialCareRequired: guest.isSpecialCareRequired,
});

/** The guest as sent: without a minor's e-mail, whatever was typed before the box was ticked (GST-13). */
export function toGuestForm(values: GuestValues): GuestForm {
  const socialName = normalizeName(values.socialName);
  return {
    name: normalizeName(values.name),
    ...(socialName === '' ? {} : { socialName }),
    ...(values.isMinor ? {} : { email: values.email.trim().toLowerCase() }),
    isRoomMainGuest: values.isRoomMainGuest,
    isMinor: values.isMinor,
    isSpecialCareRequired: values.isSpecialCareRequired,
  };
}

const fields = [
  'name',
  'socialName',
  'email',
  'isRoomMainGuest',
  'isMinor',
  'isSpecialCareRequired',
] as const satisfies readonly (keyof GuestValues)[];

export type Change = { field: (typeof fields)[number]; now: string | boolean };

export function changesBetween(before: AccommodationGuest, now: AccommodationGuest): Change[] {
  const [was, is] = [toValues(before), toValues(now)];
  return fields.filter(field => was[field] !== is[field]).map(field => ({ field, now: is[field] }));
}

/** Fields edited here are retained, the others take the stored values, so that saving reverts nothing unseen. */
export function mergeValues(base: GuestValues, typed: GuestValues, fresh: GuestValues): GuestValues {
  const take = <Field extends keyof GuestValues>(field: Field): GuestValues[Field] =>
    typed[field] === base[field] ? fresh[field] : typed[field];
  return {
    name: take('name'),
    socialName: take('socialName'),
    email: take('email'),
    isRoomMainGuest: take('isRoomMainGuest'),
    isMinor: take('isMinor'),
    isSpecialCareRequired: take('isSpecialCareRequired'),
  };
}
