import type { CardNetwork } from '../card-networks.ts';

type CardNetworkRule = {
  network: CardNetwork;
  lengths: readonly number[];
  prefixes: readonly (readonly [number, number])[];
};

/** The most specific first: networks within another's range must be checked before it (VAL-08). */
const rules: readonly CardNetworkRule[] = [
  {
    network: 'elo',
    lengths: [16],
    prefixes: [
      [401178, 401179],
      [438935, 438935],
      [451416, 451416],
      [457393, 457393],
      [457631, 457632],
      [504175, 504175],
      [506699, 506778],
      [509000, 509999],
      [627780, 627780],
      [636297, 636297],
      [636368, 636368],
      [650031, 650033],
      [650035, 650051],
      [650405, 650439],
      [650485, 650538],
      [650541, 650598],
      [650700, 650718],
      [650720, 650727],
      [650901, 650978],
      [651652, 651679],
      [655000, 655019],
      [655021, 655058],
    ],
  },
  {
    network: 'hipercard',
    lengths: [16],
    prefixes: [
      [384100, 384100],
      [384140, 384140],
      [384160, 384160],
      [606282, 606282],
      [637095, 637095],
      [637568, 637568],
    ],
  },
  {
    network: 'amex',
    lengths: [15],
    prefixes: [
      [34, 34],
      [37, 37],
    ],
  },
  {
    network: 'diners',
    lengths: [14],
    prefixes: [
      [300, 305],
      [36, 36],
      [38, 38],
    ],
  },
  { network: 'jcb', lengths: [16], prefixes: [[3528, 3589]] },
  {
    network: 'discover',
    lengths: [16],
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
  },
  { network: 'unionpay', lengths: [16], prefixes: [[62, 62]] },
  { network: 'mastercard', lengths: [16], prefixes: [[51, 55]] },
  { network: 'mastercard', lengths: [16], prefixes: [[2221, 2720]] },
  { network: 'visa', lengths: [13, 16], prefixes: [[4, 4]] },
];

const UNKNOWN_LENGTHS: readonly number[] = [13, 14, 15, 16];
const MAX_DIGITS = 16;

export function cardDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, MAX_DIGITS);
}

function findRule(digits: string): CardNetworkRule | undefined {
  return rules.find(rule =>
    rule.prefixes.some(([first, last]) => {
      const length = String(first).length;
      const start = Number(digits.slice(0, length));
      return digits.length >= length && start >= first && start <= last;
    }),
  );
}

/** The network with these first digits, during typing; `unknown` for none. */
export function cardNetworkByPrefix(typed: string): CardNetwork {
  return findRule(cardDigits(typed))?.network ?? 'unknown';
}

export function cardLengths(typed: string): readonly number[] {
  return findRule(cardDigits(typed))?.lengths ?? UNKNOWN_LENGTHS;
}

/** The network of a whole number, by length and first digits (VAL-08). */
export function detectCardNetwork(typed: string): CardNetwork {
  const digits = cardDigits(typed);
  const rule = findRule(digits);
  return rule?.lengths.includes(digits.length) ? rule.network : 'unknown';
}

/** The checksum that every card number carries; one wrong digit breaks it. */
export function passesLuhn(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** True for a complete card number: the length of its network, 13 to 16 for an unknown one (PAY-06, PD-31). */
export function isCardNumberValid(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  return cardLengths(digits).includes(digits.length);
}

/** Four groups of four: `4111 1111 1111 1111` (PAY-06). */
export function maskCardNumber(typed: string): string {
  return cardDigits(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The text of the expiration field during typing: `12/29`. */
export function maskExpiration(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** A past month of the current year is left to the provider, which knows the issuer's grace (PAY-09, PD-31). */
export function isExpirationValid(monthYear: string, now: Date): boolean {
  const parts = /^(\d{2})\/?(\d{2})$/.exec(monthYear);
  if (!parts) return false;
  const month = Number(parts[1]);
  return month >= 1 && month <= 12 && Number(parts[2]) >= now.getFullYear() % 100;
}

/** Three or four digits (PAY-10). */
export function isCvvValid(value: string): boolean {
  return /^\d{3,4}$/.test(value);
}

/** Upper case without accents, as cards are embossed; other signs stay and are rejected by the rule (PAY-08). */
export function normalizeHolderName(typed: string): string {
  return typed.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

/** At least two words of letters with single spaces between (PAY-07). */
export function isHolderNameValid(value: string): boolean {
  return /^[A-Z]+( [A-Z]+)+$/.test(normalizeHolderName(value));
}
