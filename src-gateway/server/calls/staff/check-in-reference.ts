import { implement } from '@orpc/server';
import { citiesOf, statesOf } from '#gateway/domain/hotel/reference/brazil-cities.ts';
import { findPostcode } from '#gateway/domain/hotel/reference/find-postcode.ts';
import { transportModesIn, tripReasonsIn } from '#gateway/domain/hotel/reference/trip-choices.ts';
import type { StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { BRAZIL } from '#shared/rules/brazil-address.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const checkInReferenceCalls = {
  choices: os.checkInReference.choices.handler(({ context: { language } }) => ({
    reasons: tripReasonsIn(language),
    modes: transportModesIn(language),
    states: statesOf(BRAZIL),
  })),

  cities: os.checkInReference.cities.handler(({ input }) => citiesOf(BRAZIL, input.stateCode)),

  postcode: os.checkInReference.postcode.handler(({ input, context }) =>
    findPostcode(context.app, input.postcode),
  ),
};
