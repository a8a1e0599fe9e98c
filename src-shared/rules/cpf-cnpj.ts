/** Masks of the two Brazilian tax ids, where 9 is a digit and A a digit or capital letter (VAL-06). */
const CPF_MASK = '999.999.999-99';
const CNPJ_MASK = 'AA.AAA.AAA/AAAA-99';

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/** The significant characters, capital letters included: `12.abc.345/01de-35` -> `12ABC34501DE35`. */
export function taxIdCharacters(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, CNPJ_LENGTH);
}

/** Modulo-11 check digit over character values (code minus 48, so that a digit counts as itself). */
function checkDigit(characters: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * (characters.charCodeAt(at) - 48), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const allTheSame = (value: string) => new Set(value).size === 1;
const countdown = (from: number) => Array.from({ length: from - 1 }, (_, at) => from - at);
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Eleven digits, not all the same, with valid check digits; separators are ignored (VAL-07). */
export function isCpf(typed: string): boolean {
  const value = taxIdCharacters(typed);
  if (!/^\d{11}$/.test(value) || allTheSame(value)) return false;
  return (
    checkDigit(value, countdown(10)) === Number(value[9]) &&
    checkDigit(value, countdown(11)) === Number(value[10])
  );
}

/** Twelve digits or letters and two check digits, as the alphanumeric CNPJ of 2026 allows (PD-31). */
export function isCnpj(typed: string): boolean {
  const value = taxIdCharacters(typed);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(value) || allTheSame(value)) return false;
  return (
    checkDigit(value, CNPJ_WEIGHTS.slice(1)) === Number(value[12]) &&
    checkDigit(value, CNPJ_WEIGHTS) === Number(value[13])
  );
}

/** True for a valid tax id: a CPF by its 11 characters, a CNPJ by its 14 (PAY-12, PD-31). */
export function isCpfOrCnpj(typed: string): boolean {
  return taxIdCharacters(typed).length === CPF_LENGTH ? isCpf(typed) : isCnpj(typed);
}

/** `52998224725` -> `529.982.247-25`, also partly during typing (VAL-06). */
export function formatCpf(typed: string): string {
  return pour(taxIdCharacters(typed).replace(/\D/g, '').slice(0, CPF_LENGTH), CPF_MASK);
}

export function formatCnpj(typed: string): string {
  return pour(taxIdCharacters(typed), CNPJ_MASK);
}

/** The text of a field for either: a CPF until it grows longer than one, or contains a letter. */
export function formatCpfOrCnpj(typed: string): string {
  const value = taxIdCharacters(typed);
  return value.length > CPF_LENGTH || /[A-Z]/.test(value) ? formatCnpj(value) : formatCpf(value);
}

function pour(characters: string, mask: string): string {
  let at = 0;
  let shown = '';
  for (const symbol of mask) {
    if (at >= characters.length) break;
    shown += symbol === '9' || symbol === 'A' ? characters[at++] : symbol;
  }
  return shown;
}
