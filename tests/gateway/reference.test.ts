import { beforeAll, describe, expect, test } from 'vitest';
import { BRAZIL, stateCodes } from '#shared/rules/brazil-address.ts';
import { numberedCountries } from '#shared/rules/country-numbers.ts';
import { transportModes, tripReasons } from '#shared/rules/trip-motivation.ts';
import type { TestGateway } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { codeOf } from './small-hotel.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedGateway();
});

const reference = (language: 'en' | 'pt' = 'en') => gateway.client({ language }).reference;
const tripReference = (language: 'en' | 'pt' = 'en') => gateway.client({ language }).tripReference;

test.each([
  ['pt', 'Brasil', 'Alemanha', 'Afeganistão'],
  ['en', 'Brazil', 'Germany', 'Afghanistan'],
] as const)(
  'countries in %s have both codes, a dialling code and the order of the language (API-32, VAL-12)',
  async (language, brazil, germany, first) => {
    const { countries } = await reference(language).countries();
    expect(countries.map(({ code }) => code).toSorted()).toEqual(numberedCountries.toSorted());
    expect(new Set(countries.map(({ code3 }) => code3)).size).toBe(250);
    expect(new Set(countries.map(({ name }) => name)).size, 'a name for each').toBe(250);
    expect(countries.filter(({ code, name }) => name === code)).toEqual([]);
    const of = (code: string) => countries.find(country => country.code === code);
    const codes = { code: 'BR', code3: 'BRA', numeric: 30, diallingCode: '55' };
    expect(of('BR')).toEqual({ ...codes, name: brazil });
    expect(of('DE')).toMatchObject({ code3: 'DEU', name: germany, diallingCode: '49' });
    expect(of('AQ')?.diallingCode).toBeNull();
    expect(countries[0]?.name).toBe(first);
    const collator = new Intl.Collator(language);
    const names = countries.map(country => country.name);
    expect(names).toEqual(names.toSorted(collator.compare));
  },
);

test('countries in Portuguese have the names that Brazil gives them (KSK-21, VAL-52)', async () => {
  const names = new Map((await reference('pt').countries()).countries.map(({ code, name }) => [code, name]));
  const found = ['AM', 'IR', 'PL', 'KE', 'VN', 'CG'].map(code => names.get(code));
  expect(found).toEqual(['Armênia', 'Irã', 'Polônia', 'Quênia', 'Vietnã', 'República do Congo']);
});

test('a Brazilian postcode returns its address (API-52, PER-14)', async () => {
  const city = { localidade: 'São Paulo', uf: 'SP', ibge: '3550308' };
  const street = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista' };
  expect(await reference().postcode({ postcode: '01310100' })).toEqual({ ...street, ...city });
});

test('a town with one postcode for all has no street (API-52)', async () => {
  const town = { logradouro: '', bairro: '', localidade: 'Paraty', uf: 'RJ' };
  await expect(reference().postcode({ postcode: '23970000' })).resolves.toMatchObject(town);
});

test('an unknown postcode is not found, a broken one rejected (API-52, PER-15)', async () => {
  const notFound = { code: 'POSTCODE_NOT_FOUND', status: 404 };
  await expect(reference().postcode({ postcode: '99999999' })).rejects.toMatchObject(notFound);
  const broken = await gateway.raw('GET', '/api/postcodes/0131-100');
  expect(broken).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('a device learns where a phone finds the guest app (BEY-12)', async () => {
  await expect(reference().guestApp()).resolves.toEqual({ address: gateway.url });
});

describe('reasons and transport modes', () => {
  test.each([
    ['en', 'Shopping', 'Airplane'],
    ['pt', 'Compras', 'Avião'],
  ] as const)(
    'have names in %s, in the order of the documents (API-29, CHK-20, CHK-21)',
    async (language, shopping, airplane) => {
      const reasons = await tripReference(language).reasons();
      expect(reasons.map(({ id }) => id)).toEqual(tripReasons);
      expect(reasons[0]).toEqual({ id: 'SHOPPING', name: shopping });
      const modes = await tripReference(language).modes();
      expect(modes.map(({ id }) => id)).toEqual(transportModes);
      expect(modes[0]).toEqual({ id: 'AIRPLANE', name: airplane });
      for (const { name } of [...reasons, ...modes]) expect(name.trim()).not.toBe('');
    },
  );
});

describe('states and cities', () => {
  test('of Brazil are its 27 states by name; another country has none (API-30, CHK-17)', async () => {
    const states = await tripReference().states({ countryCode: BRAZIL });
    expect(states.map(({ stateCode }) => stateCode).toSorted()).toEqual(stateCodes.toSorted());
    expect(states[0]).toEqual({ stateName: 'Acre', stateCode: 'AC' });
    expect(states.at(-1)).toEqual({ stateName: 'Tocantins', stateCode: 'TO' });
    expect(await tripReference().states({ countryCode: 'PT' })).toEqual([]);
  });

  test('of all states are the 5,571 municipalities with IBGE’s codes, each in one state (API-31)', async () => {
    const lists = await Promise.all(
      stateCodes.map(stateCode => tripReference().cities({ countryCode: BRAZIL, stateCode })),
    );
    const codes = lists.flat().map(({ cityCode }) => cityCode);
    expect(codes).toHaveLength(5_571);
    expect(new Set(codes).size).toBe(5_571);
    // The first two digits are IBGE's number of the state.
    for (const list of lists) expect(new Set(list.map(({ cityCode }) => cityCode.slice(0, 2))).size).toBe(1);
    const saoPaulo = lists[stateCodes.indexOf('SP')];
    expect(saoPaulo).toContainEqual({ cityName: 'São Paulo', cityCode: '3550308' });
    expect(saoPaulo?.map(({ cityName }) => cityName).slice(0, 3)).toEqual(['Adamantina', 'Adolfo', 'Aguaí']);
    // The newest one, of 2025.
    const newest = { cityName: 'Boa Esperança do Norte', cityCode: '5101837' };
    expect(lists[stateCodes.indexOf('MT')]).toContainEqual(newest);
  });

  test('of an unknown state or another country are none, and a broken code is rejected (API-31)', async () => {
    expect(await tripReference().cities({ countryCode: BRAZIL, stateCode: 'XX' })).toEqual([]);
    expect(await tripReference().cities({ countryCode: 'PT', stateCode: 'SP' })).toEqual([]);
    expect(await codeOf(tripReference().states({ countryCode: 'Brazil' }))).toBe('BAD_REQUEST');
    expect(await codeOf(tripReference().cities({ countryCode: 'BR', stateCode: "S'" }))).toBe('BAD_REQUEST');
  });
});
