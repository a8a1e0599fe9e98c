import { implement } from '@orpc/server';
import { citiesOf, statesOf } from '#gateway/domain/hotel/reference/brazil-cities.ts';
import { transportModesIn, tripReasonsIn } from '#gateway/domain/hotel/reference/trip-choices.ts';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const tripReferenceCalls = {
  reasons: os.tripReference.reasons.handler(({ context }) => tripReasonsIn(context.language)),

  modes: os.tripReference.modes.handler(({ context }) => transportModesIn(context.language)),

  states: os.tripReference.states.handler(({ input }) => statesOf(input.countryCode)),

  cities: os.tripReference.cities.handler(({ input }) => citiesOf(input.countryCode, input.stateCode)),
};
