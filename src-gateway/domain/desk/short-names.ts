import { shortName, splitFullName } from '#shared/rules/person-name.ts';

/** First name and initial of the last one, for screens and paper that others can read. A social name is a whole name. */
export function toShortName({
  firstName,
  lastName,
  socialName,
}: {
  firstName: string;
  lastName: string;
  socialName: string | null;
}): string {
  const name = socialName === null ? { firstName, lastName } : splitFullName(socialName);
  return shortName(name.firstName, name.lastName);
}

/** Of a colleague; null for an account that is gone. */
export const shortStaffName = (name: string | null): string | null =>
  name === null ? null : toShortName({ ...splitFullName(name), socialName: null });

export type NamedBooking = {
  /** Full name of the room's main guest. */
  mainName: string | null;
  holder: { firstName: string; lastName: string } | null;
  holderSocialName: string | null;
  /** As a channel gave it, of a booking in no account. */
  holderLastName: string | null;
};

/** The short name of whoever the desk will see: the room's main guest, else the holder. */
export function shortGuestName({
  mainName,
  holder,
  holderSocialName,
  holderLastName,
}: NamedBooking): string | null {
  if (mainName !== null) return toShortName({ ...splitFullName(mainName), socialName: null });
  if (holder) return toShortName({ ...holder, socialName: holderSocialName });
  return holderLastName === null ? null : shortName('', holderLastName);
}

/** `j•••a@gmail.com`: enough to recognise one's own address. */
export function toShortEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}•••${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`;
}

/** The last three signs of a document. */
export const toShortNumber = (number: string): string => `•••${number.slice(-3)}`;
