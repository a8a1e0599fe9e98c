/** `j•••a@gmail.com`: enough to compare with what a guest says. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  return `${email[0] ?? ''}•••${at > 2 ? (email[at - 1] ?? '') : ''}${email.slice(at)}`;
}

/** `•••0143`. */
export const shortenedPhone = (phone: string): string => `•••${phone.slice(-4)}`;
