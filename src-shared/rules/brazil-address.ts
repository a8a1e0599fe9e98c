/** The country whose postcodes the gateway can query, and whose towns come from that lookup alone (PER-13). */
export const BRAZIL = 'BR';

/** The 27 states by the code that a postcode lookup returns (PER-14). */
const states: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
};

export function stateName(uf: string): string | null {
  return Object.hasOwn(states, uf) ? (states[uf] ?? null) : null;
}

export const stateCodes: readonly string[] = Object.keys(states);

export function postcodeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 8);
}

/** The text of a Brazilian postcode's field during typing: `99999-999` (PER-13). */
export function maskPostcode(typed: string): string {
  const digits = postcodeDigits(typed);
  return digits.length <= 5 ? digits : `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

export function isBrazilPostcode(written: string): boolean {
  return /^\d{5}-?\d{3}$/.test(written);
}
