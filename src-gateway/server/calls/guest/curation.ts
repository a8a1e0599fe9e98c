import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import {
  findDetails,
  listCities,
  listCityRecommendations,
  listForGuest,
} from '#gateway/domain/stay/guide/guide.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const curationCalls = {
  cities: os.curation.cities.handler(({ context }) => listCities(context.app, requireGuest(context))),

  cityRecommendations: os.curation.cityRecommendations.handler(({ input, context }) => {
    requireGuest(context);
    return listCityRecommendations(context.app, input.buildingId, context.language);
  }),

  forYou: os.curation.forYou.handler(({ input, context }) =>
    listForGuest(context.app, { id: requireGuest(context), language: context.language }, input.buildingId),
  ),

  details: os.curation.details.handler(({ input, context }) => {
    requireGuest(context);
    return findDetails(context.app, input, context.language);
  }),
};
