/** Surrounding and repeated spaces gone, letters composed: one name is one text. */
export function normalizeName(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** At least two words, each with a letter (SGN-14). */
export function isFullName(typed: string): boolean {
  const words = normalizeName(typed).split(' ');
  return words.length >= 2 && words.every(word => /\p{L}/u.test(word));
}

/** The first word and the rest (PER-17, SGN-18). */
export function splitFullName(typed: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = normalizeName(typed).split(' ');
  return { firstName, lastName: rest.join(' ') };
}
