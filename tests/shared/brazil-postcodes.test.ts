import { describe, expect, test } from 'vitest';
import { knownPostcodes } from '#gateway/providers/postcodes/postcode-provider.ts';
import { stateCodes } from '#shared/rules/brazil-address.ts';

/** What begins the municipality numbers of each state. */
const ibgeStates: Record<string, string> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
};

/** The postcodes of each state, by their first five digits. */
const regions: [uf: string, first: number, last: number][] = [
  ['SP', 1000, 19999],
  ['RJ', 20000, 28999],
  ['ES', 29000, 29999],
  ['MG', 30000, 39999],
  ['BA', 40000, 48999],
  ['SE', 49000, 49999],
  ['PE', 50000, 56999],
  ['AL', 57000, 57999],
  ['PB', 58000, 58999],
  ['RN', 59000, 59999],
  ['CE', 60000, 63999],
  ['PI', 64000, 64999],
  ['MA', 65000, 65999],
  ['PA', 66000, 68899],
  ['AP', 68900, 68999],
  ['AM', 69000, 69299],
  ['RR', 69300, 69399],
  ['AM', 69400, 69899],
  ['AC', 69900, 69999],
  ['DF', 70000, 72799],
  ['GO', 72800, 72999],
  ['DF', 73000, 73699],
  ['GO', 73700, 76799],
  ['RO', 76800, 76999],
  ['TO', 77000, 77999],
  ['MT', 78000, 78899],
  ['MS', 79000, 79999],
  ['PR', 80000, 87999],
  ['SC', 88000, 89999],
  ['RS', 90000, 99999],
];

/** The last digit of a municipality's number, from the six before it. */
function checkDigit(ibge: string): number {
  const sum = Array.from(ibge.slice(0, 6), Number).reduce((total, digit, place) => {
    const product = digit * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

describe('the hotels’ own postcodes', () => {
  const entries = [...knownPostcodes];

  test('are a few hundred, of every state, streets and whole towns (API-52, PER-14)', () => {
    expect(entries.length).toBeGreaterThan(350);
    expect(new Set(entries.map(([, { uf }]) => uf))).toEqual(new Set(stateCodes));
    expect(entries.filter(([, { logradouro }]) => logradouro === '').length).toBeGreaterThan(200);
    expect(entries.filter(([, { logradouro }]) => logradouro !== '').length).toBeGreaterThan(90);
  });

  test.each(entries)('%s is in its state and names its town (API-52, PER-14)', (postcode, address) => {
    expect(postcode).toMatch(/^\d{8}$/);
    const region = regions.find(([, first, last]) => {
      const digits = Number(postcode.slice(0, 5));
      return digits >= first && digits <= last;
    });
    expect(address.uf).toBe(region?.[0]);
    expect(address.ibge).toMatch(/^\d{7}$/);
    expect(address.ibge.slice(0, 2)).toBe(ibgeStates[address.uf]);
    expect(Number(address.ibge.at(-1))).toBe(checkDigit(address.ibge));
    expect(address.localidade).not.toBe('');
    // A street has its neighborhood, a town with one postcode has neither.
    expect(address.bairro === '').toBe(address.logradouro === '');
  });

  test('name each postcode once (API-52)', async () => {
    const { default: file } = await import('#gateway/providers/postcodes/brazil-postcodes.json', {
      with: { type: 'json' },
    });
    expect(file.streets.length + file.wholeTowns.length).toBe(entries.length);
  });
});
