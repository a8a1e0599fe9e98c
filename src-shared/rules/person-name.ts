/** Characters. */
export const NAME_LENGTHS = { firstName: 60, lastName: 120, socialName: 120 } as const;

/** Removes surrounding and repeated spaces and invisible characters, and composes letters: one name is one text. */
export function normalizeName(typed: string): string {
  return typed
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/ +/g, ' ');
}

/** Apostrophes, hyphens, the middle dot of Catalan, the joiners of Persian and Indic scripts. */
const SIGNS = "'’‘´\\-‐‑·\u200c\u200d";
const NAME = new RegExp(`^[\\p{L}\\p{M}${SIGNS}., ]*$`, 'u');
/** A dot ends an abbreviation ("Jr.", "J.R.R.", "J.-P."): in front of further letters it would make an address. */
const INNER_DOT = /\.(?!$|[ ,-]|\p{L}\.)/u;
const INNER_COMMA = /,(?!$| )/u;

/** Letters of any script and signs of names, so that no name makes an address or markup in an e-mail (SEC-06). */
export function isPersonName(typed: string): boolean {
  const name = normalizeName(typed);
  return NAME.test(name) && /\p{L}/u.test(name) && !INNER_DOT.test(name) && !INNER_COMMA.test(name);
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

/** First name and initial, for lists that others can read; a last name alone is its last word. */
export function shortName(first: string, last: string): string {
  const [given = ''] = normalizeName(first).split(' ');
  const family = normalizeName(last).split(' ').at(-1) ?? '';
  if (given === '') return family;
  const [initial = ''] = family;
  return initial === '' ? given : `${given} ${initial.toUpperCase()}.`;
}

/** Words of a name as the database's `name_tokens` writes them: without accents and capitals, split at signs. */
export function nameTokens(typed: string): string[] {
  return typed
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[\s.,'’‘´·‐‑-]+/u)
    .filter(Boolean);
}

export function isStorableFullName(typed: string): boolean {
  const { firstName, lastName } = splitFullName(typed);
  return firstName.length <= NAME_LENGTHS.firstName && lastName.length <= NAME_LENGTHS.lastName;
}

/** Letters and digits alone, without accents and capitals: "Sant'Anna" and "SANTANNA" are one. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The whole of it, or its last words, as people in Brazil write it; accents and signs do not matter (BEY-02). */
export function isLastName(typed: string, lastName: string): boolean {
  const wanted = plain(typed);
  const words = lastName.trim().split(/\s+/u);
  return wanted !== '' && words.some((_, index) => plain(words.slice(index).join('')) === wanted);
}

/** Words inside a last name that belong to the next one, and identify nobody alone. */
const PARTICLES = new Set(
  'a al bin d da dal das de del della den der di do dos du e el la las le los van von y zu'.split(' '),
);

function nameParts(name: string): string[] {
  const words = normalizeName(name)
    .split(/[\s\-‐‑,]+/u)
    .map(plain)
    .filter(Boolean);
  const names = words.filter(word => !PARTICLES.has(word));
  return names.length > 0 ? names : words;
}

/**
 * True where both are the last name of one person (SEC-17): of a compound name its first or its last words are enough, as
 * channels and documents shorten them differently. Accents, case, signs and particles do not matter.
 */
export function isSameLastName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [nameParts(one), nameParts(other)].toSorted(
    (a, b) => a.join('').length - b.join('').length,
  );
  const wanted = shorter.join('');
  if (wanted === '') return false;
  return longer.some(
    (_, index) => longer.slice(0, index + 1).join('') === wanted || longer.slice(index).join('') === wanted,
  );
}

/** One and the same name, however it is accented, capitalised or joined: a document has it in capitals. */
export function isSameName(one: string, other: string): boolean {
  const wanted = plain(one);
  return wanted !== '' && wanted === plain(other);
}

/**
 * True where every word of a name that a guest entered stands on the document, which may have more of them: people in Brazil
 * leave out middle names. A single word proves nobody, unless the document has no more.
 */
export function isNameOnDocument(entered: string, onDocument: string): boolean {
  const document = new Set(nameParts(onDocument));
  const words = new Set(nameParts(entered));
  return (
    words.size >= Math.min(2, document.size) && words.size > 0 && [...words].every(word => document.has(word))
  );
}
