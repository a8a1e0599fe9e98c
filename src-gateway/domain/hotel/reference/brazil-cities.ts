import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { BRAZIL, stateCodes, stateName } from '#shared/rules/brazil-address.ts';

/** Brazil's states and their municipalities with IBGE's codes, from a stored data set (CHK-17, API-30, API-31). */

export type State = { stateName: string; stateCode: string };
export type City = { cityName: string; cityCode: string };

const collator = new Intl.Collator('pt-BR');

const states: readonly State[] = stateCodes
  .map(stateCode => ({ stateName: stateName(stateCode) ?? stateCode, stateCode }))
  .toSorted((a, b) => collator.compare(a.stateName, b.stateName));

const citiesByState: ReadonlyMap<string, readonly City[]> = new Map(
  [...Map.groupBy(getMunicipalities(), city => String(city.stateCode))].map(([state, cities]) => [
    state,
    cities
      .map(({ code, name }) => ({ cityName: name, cityCode: code }))
      .toSorted((a, b) => collator.compare(a.cityName, b.cityName)),
  ]),
);

/** A country's states by name; empty for a country other than Brazil. */
export const statesOf = (country: string): State[] => (country === BRAZIL ? [...states] : []);

export const citiesOf = (country: string, state: string): City[] =>
  country === BRAZIL ? [...(citiesByState.get(state) ?? [])] : [];

export const isCityOf = (state: string, cityCode: string): boolean =>
  citiesByState.get(state)?.some(city => city.cityCode === cityCode) === true;

const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

export function findStateCode(name: string): string | null {
  const folded = fold(name);
  return states.find(state => fold(state.stateName) === folded)?.stateCode ?? null;
}

export function findCityCode(state: string, name: string): string | null {
  const folded = fold(name);
  return citiesByState.get(state)?.find(city => fold(city.cityName) === folded)?.cityCode ?? null;
}
