import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { transportModes, tripReasons } from '../../rules/trip-motivation.ts';

/** Names follow accept-language; no guest is needed, as for GET countries. */

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A Brazilian state by its two letters. */
export const stateCode = country;

export const tripReasonChoices = z.array(z.object({ id: z.enum(tripReasons), name: z.string() }));
export const transportModeChoices = z.array(z.object({ id: z.enum(transportModes), name: z.string() }));
export const stateChoices = z.array(z.object({ stateName: z.string(), stateCode: z.string() }));
/** By name; `cityCode` is IBGE's, of seven digits. */
export const cityChoices = z.array(
  z.object({ cityName: z.string(), cityCode: z.string().check(z.regex(/^\d{7}$/)) }),
);

export const reasons = oc
  .route({
    method: 'GET',
    path: '/trip-motivation/reasons-trip',
    operationId: 'listTripReasons',
    tags: ['Reference'],
    summary: 'Why guests travel',
  })
  .output(tripReasonChoices);

export const modes = oc
  .route({
    method: 'GET',
    path: '/trip-motivation/transport-mode',
    operationId: 'listTransportModes',
    tags: ['Reference'],
    summary: 'How guests travel',
  })
  .output(transportModeChoices);

/** GET trip-motivation/states (API-30): a country's states by name; empty for every country but Brazil. */
export const states = oc
  .route({
    method: 'GET',
    path: '/trip-motivation/states',
    operationId: 'listStates',
    tags: ['Reference'],
    summary: 'The states of a country',
  })
  .input(z.object({ countryCode: country }))
  .output(stateChoices);

/** GET trip-motivation/cities (API-31): a state's cities by name; `cityCode` is IBGE's, of seven digits. */
export const cities = oc
  .route({
    method: 'GET',
    path: '/trip-motivation/cities',
    operationId: 'listCities',
    tags: ['Reference'],
    summary: 'The cities of a state',
  })
  .input(z.object({ countryCode: country, stateCode }))
  .output(cityChoices);
