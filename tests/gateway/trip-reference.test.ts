import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRAZIL, stateCodes } from '#shared/rules/brazil-address.ts';
import { transportModes, tripReasons } from '#shared/rules/trip-motivation.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { codeOf } from './small-hotel.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: false });
});
afterAll(() => gateway.close());

const reference = (language: 'en' | 'pt' = 'en') => gateway.client({ language }).tripReference;

describe('reasons and transport modes', () => {
  test.each([
    ['en', 'Shopping', 'Airplane'],
    ['pt', 'Compras', 'Avião'],
  ] as const)(
    'have names in %s, in the order of the documents (API-29, CHK-20, CHK-21)',
    async (language, shopping, airplane) => {
      const reasons = await reference(language).reasons();
      expect(reasons.map(({ id }) => id)).toEqual(tripReasons);
      expect(reasons[0]).toEqual({ id: 'SHOPPING', name: shopping });
      const modes = await reference(language).modes();
      expect(modes.map(({ id }) => id)).toEqual(transportModes);
      expect(modes[0]).toEqual({ id: 'AIRPLANE', name: airplane });
      for (const { name } of [...reasons, ...modes]) expect(name.trim()).not.toBe('');
    },
  );
});

describe('states and cities', () => {
  test('of Brazil are its 27 states by name; another country has none (API-30, CHK-17)', async () => {
    const states = await reference().states({ countryCode: BRAZIL });
    expect(states.map(({ stateCode }) => stateCode).toSorted()).toEqual(stateCodes.toSorted());
    expect(states[0]).toEqual({ stateName: 'Acre', stateCode: 'AC' });
    expect(states.at(-1)).toEqual({ stateName: 'Tocantins', stateCode: 'TO' });
    expect(await reference().states({ countryCode: 'PT' })).toEqual([]);
  });

  test('of all states are the 5,571 municipalities with IBGE’s codes, each in one state (API-31)', async () => {
    const lists = await Promise.all(
      stateCodes.map(stateCode => reference().cities({ countryCode: BRAZIL, stateCode })),
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
    expect(lists[stateCodes.indexOf('MT')]).toContainEqual({
      cityName: 'Boa Esperança do Norte',
      cityCode: '5101837',
    });
  });

  test('of an unknown state or another country are none, and a broken code is rejected (API-31)', async () => {
    expect(await reference().cities({ countryCode: BRAZIL, stateCode: 'XX' })).toEqual([]);
    expect(await reference().cities({ countryCode: 'PT', stateCode: 'SP' })).toEqual([]);
    expect(await codeOf(reference().states({ countryCode: 'Brazil' }))).toBe('BAD_REQUEST');
    expect(await codeOf(reference().cities({ countryCode: 'BR', stateCode: "S'" }))).toBe('BAD_REQUEST');
  });
});
