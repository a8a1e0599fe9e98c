/** First name and initial of the last one, for lists and paper. */
export function toShortName({
  firstName,
  lastName,
  socialName,
}: {
  firstName: string;
  lastName: string;
  socialName: string | null;
}): string {
  const [initial] = lastName.trim();
  return `${socialName ?? firstName}${initial === undefined ? '' : ` ${initial.toUpperCase()}.`}`;
}

/** `j•••a@gmail.com`: enough to recognise one's own address. */
export function toShortEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}•••${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`;
}

/** The last three signs of a document. */
export const toShortNumber = (number: string): string => `•••${number.slice(-3)}`;
