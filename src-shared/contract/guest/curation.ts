import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, isoInstant } from '../schemas.ts';
import { bilingual, preferenceOption } from './preferences.ts';
import { timeOfDay } from './visitors.ts';

export const cityBuilding = z.object({
  buildingId: id,
  description: z.string(),
  imageUrl: z.nullable(z.string()),
});
export type CityBuilding = z.infer<typeof cityBuilding>;

export const cities = oc
  .route({
    method: 'GET',
    path: '/curation-guest/buildings/city',
    operationId: 'listGuideCities',
    tags: ['City guide'],
    summary: 'Cities that the guide knows',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.array(cityBuilding));

/** The parts of the guide, in the order in which it shows them. */
export const guideSection = z.enum(['EAT_AND_DRINK', 'CULTURE', 'OUTDOORS', 'AFTER_DARK', 'SHOPS', 'EVENTS']);
export type GuideSection = z.infer<typeof guideSection>;

export const recommendation = z.object({
  sourceId: id,
  webSourceId: id,
  title: z.string(),
  tag: z.string(),
  /** A key; screens have texts for those they know and show others as they are (PD-37). */
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  section: guideSection,
  /** Of an event: its next time, or the start of the current one, hotel-local. Events that are over are not listed. */
  startDate: z.nullable(isoInstant),
  matches: z.array(preferenceOption),
});
export type Recommendation = z.infer<typeof recommendation>;

const building = z.object({ buildingId: id });

/** GET curation-guest/city-recommendations/{buildingId} (APS-09): best in town, by section and the editors' order, events by date. */
export const cityRecommendations = oc
  .route({
    method: 'GET',
    path: '/curation-guest/city-recommendations/{buildingId}',
    operationId: 'listCityRecommendations',
    tags: ['City guide'],
    summary: 'The best of the city',
  })
  .errors(failures('UNAUTHORIZED', 'HOTEL_NOT_FOUND'))
  .input(building)
  .output(z.array(recommendation));

/** Empty before the quiz, and if nothing fits; otherwise best first (APS-10, PD-122). */
export const forYou = oc
  .route({
    method: 'GET',
    path: '/curation-guest/recommendation/for-you/{buildingId}',
    operationId: 'listRecommendationsForGuest',
    tags: ['City guide'],
    summary: 'What of the city fits the guest',
  })
  .errors(failures('UNAUTHORIZED', 'HOTEL_NOT_FOUND'))
  .input(building)
  .output(z.array(recommendation));

export const weekday = z.enum(['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']);
export type Weekday = z.infer<typeof weekday>;

/** Hours of one day on the hotel's clock, null if it is closed; a closing time before the opening is the next day's. */
export const businessHours = z.object({
  day: weekday,
  openTime: z.nullable(timeOfDay),
  closeTime: z.nullable(timeOfDay),
});
export type BusinessHours = z.infer<typeof businessHours>;

/** The price level: 1 to 4 signs (CUR-06). */
const price = z.nullable(z.int().check(z.gte(1), z.lte(4)));

export const recommendationDetails = z.extend(recommendation, {
  recommendedBy: z.nullable(z.string()),
  description: bilingual,
  /** In the request's language; at most five are shown (CUR-06). */
  tags: z.array(z.string()),
  address: z.object({
    street: z.string(),
    streetNumber: z.nullable(z.string()),
    neighbourhood: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  /** Seven days, Sunday first; empty if the hours are not known, and for events. */
  businessHours: z.array(businessHours),
  buildingTimezone: z.string(),
  isEvent: z.boolean(),
  endDate: z.nullable(isoInstant),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  highlight: z.nullable(bilingual),
  minPrice: price,
  maxPrice: price,
});
export type RecommendationDetails = z.infer<typeof recommendationDetails>;

/** GET curation-guest/recommendation/details/{webSourceId}/{sourceId} (APS-11). An event that is over is not found. */
export const details = oc
  .route({
    method: 'GET',
    path: '/curation-guest/recommendation/details/{webSourceId}/{sourceId}',
    operationId: 'getRecommendation',
    tags: ['City guide'],
    summary: 'One place or event',
  })
  .errors(failures('UNAUTHORIZED', 'RECOMMENDATION_NOT_FOUND'))
  .input(z.object({ webSourceId: id, sourceId: id }))
  .output(recommendationDetails);
