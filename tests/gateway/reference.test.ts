import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: false });
});
afterAll(() => gateway.close());

test.each([
  ['pt', 'Brasil', 'Alemanha', 'Afeganistão'],
  ['en', 'Brazil', 'Germany', 'Afghanistan'],
] as const)(
  'countries in %s have both codes, a dialling code and the order of the language (API-32, VAL-12)',
  async (language, brazil, germany, first) => {
    const { countries } = await gateway.client({ language }).reference.countries();
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.find(country => country.code === 'BR')).toEqual({
      code: 'BR',
      code3: 'BRA',
      numeric: 30,
      name: brazil,
      diallingCode: '55',
    });
    expect(countries.find(country => country.code3 === 'DEU')).toMatchObject({
      name: germany,
      diallingCode: '49',
    });
    expect(countries.find(country => country.code === 'AQ')?.diallingCode).toBeNull();
    expect(countries[0]?.name).toBe(first);
    const collator = new Intl.Collator(language);
    const names = countries.map(country => country.name);
    expect(names).toEqual(names.toSorted(collator.compare));
  },
);

test('a Brazilian postcode returns its address (API-52, PER-14)', async () => {
  await expect(gateway.client().reference.postcode({ postcode: '01310100' })).resolves.toEqual({
    logradouro: 'Avenida Paulista',
    localidade: 'São Paulo',
    bairro: 'Bela Vista',
    uf: 'SP',
    ibge: '3550308',
  });
});

test('a town with one postcode for all has no street (API-52)', async () => {
  await expect(gateway.client().reference.postcode({ postcode: '23970000' })).resolves.toMatchObject({
    logradouro: '',
    bairro: '',
    localidade: 'Paraty',
    uf: 'RJ',
  });
});

test('an unknown postcode is not found, a broken one rejected (API-52, PER-15)', async () => {
  await expect(gateway.client().reference.postcode({ postcode: '99999999' })).rejects.toMatchObject({
    code: 'POSTCODE_NOT_FOUND',
    status: 404,
  });
  const broken = await gateway.raw('GET', '/api/postcodes/0131-100');
  expect(broken).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('a device learns where a phone finds the guest app (BEY-12)', async () => {
  await expect(gateway.client().reference.guestApp()).resolves.toEqual({ address: gateway.url });
});
