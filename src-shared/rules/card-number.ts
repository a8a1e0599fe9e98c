import { passesLuhn } from './card-network.ts';

const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;

/** Groups of digits with at most three other signs between them, as people and machines write a card's number. */
const DIGIT_GROUPS = /\d+(?:[^\p{L}\d]{1,3}\d+)*/gu;
/** Signs without a width, which would hide a number from the eye and from the pattern. */
const INVISIBLE = /\p{Cf}/gu;
const OTHER_DIGITS = /(?:(?![0-9])\p{Nd}[^\p{L}\p{N}]{0,3}){13,}/u;

/** True for a text with a whole card number in it: 13 to 19 digits with a valid check digit, however they are grouped. */
export function hasCardNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '');
  // No receptionist needs that many digits of another script.
  if (OTHER_DIGITS.test(plain)) return true;
  return (plain.match(DIGIT_GROUPS) ?? []).some(run => isCardAmong(run.match(/\d+/g) ?? []));
}

/** Some groups in a row are a card's number; a date or an amount may stand beside them. */
function isCardAmong(groups: readonly string[]): boolean {
  return groups.some((_, from) => {
    let digits = '';
    for (const group of groups.slice(from)) {
      digits += group;
      if (digits.length > MOST_DIGITS) return false;
      if (digits.length >= LEAST_DIGITS && passesLuhn(digits)) return true;
    }
    return false;
  });
}
