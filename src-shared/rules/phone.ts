/** Brazil's dialling code, the default of every phone field (SGN-16, PER-05). */
export const BRAZIL_CODE = '55';
const MAX_DIGITS = 15;
const MIN_FOREIGN_DIGITS = 4;

/** The 67 area codes in use in Brazil (PER-09). */
export const areaCodes: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Digits of a typed phone, no more than its code allows (VAL-04). */
export function phoneDigits(code: string, typed: string): string {
  return typed.replace(/\D/g, '').slice(0, code === BRAZIL_CODE ? 11 : MAX_DIGITS);
}

/** In Brazil a mobile number (area code, 9, eight digits), elsewhere 4 to 15 digits (PER-09, SGN-16). */
export function isValidPhone(code: string, digits: string): boolean {
  if (!/^\d+$/.test(digits) || !/^[1-9]\d{0,3}$/.test(code)) return false;
  if (code !== BRAZIL_CODE) return digits.length >= MIN_FOREIGN_DIGITS && digits.length <= MAX_DIGITS;
  return digits.length === 11 && digits[2] === '9' && areaCodes.has(digits.slice(0, 2));
}

/** A phone as a person reads it: `(11) 98765-4321`, `(11) 3456-7890`, or the digits as they are (VAL-05). */
export function formatPhone(code: string, digits: string): string {
  if (code !== BRAZIL_CODE) return digits;
  const parts = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits;
}

export function maskPhone(code: string, typed: string): string {
  const digits = phoneDigits(code, typed);
  if (code !== BRAZIL_CODE || digits.length < 3) return digits;
  const area = `(${digits.slice(0, 2)}) `;
  return digits.length <= 7 ? area + digits.slice(2) : `${area}${digits.slice(2, 7)}-${digits.slice(7)}`;
}
