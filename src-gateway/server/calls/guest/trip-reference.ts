import { implement } from '@orpc/server';
import { citiesOf, statesOf } from '#gateway/domain/hotel/reference/brazil-cities.ts';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import english from '#locales/en/gateway/trip.json' with { type: 'json' };
import portuguese from '#locales/pt/gateway/trip.json' with { type: 'json' };
import { contract } from '#shared/contract/guest/contract.ts';
import { transportModes, tripReasons } from '#shared/rules/trip-motivation.ts';

const os = implement(contract).$context<RequestContext>();

const texts = { en: english, pt: portuguese };

export const tripReferenceCalls = {
  reasons: os.tripReference.reasons.handler(({ context }) =>
    tripReasons.map(id => ({ id, name: texts[context.language].reasons[id] })),
  ),

  modes: os.tripReference.modes.handler(({ context }) =>
    transportModes.map(id => ({ id, name: texts[context.language].modes[id] })),
  ),

  states: os.tripReference.states.handler(({ input }) => statesOf(input.countryCode)),

  cities: os.tripReference.cities.handler(({ input }) => citiesOf(input.countryCode, input.stateCode)),
};
