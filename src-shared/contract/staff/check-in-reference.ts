import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { brazilPostcode, postcodeAddress } from '../guest/reference.ts';
import {
  cityChoices,
  stateChoices,
  stateCode,
  transportModeChoices,
  tripReasonChoices,
} from '../guest/trip-reference.ts';
import { deskRoles, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** The choices in the forms of an assisted check-in. They contain nobody's data. */

const tags = ['Assisted check-in'];

export const checkInChoices = z.object({
  reasons: tripReasonChoices,
  modes: transportModeChoices,
  /** Of Brazil. */
  states: stateChoices,
});
export type CheckInChoices = z.infer<typeof checkInChoices>;

/** Names follow accept-language. */
export const choices = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/check-in-choices',
    operationId: 'listCheckInChoices',
    tags,
    summary: 'Reasons, means of transport and states for a trip',
  })
  .input(z.object(inHotel))
  .output(checkInChoices);

export const cities = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/check-in-choices/{stateCode}/cities',
    operationId: 'listCitiesAtDesk',
    tags,
    summary: 'The cities of a Brazilian state',
  })
  .input(z.object({ ...inHotel, stateCode }))
  .output(cityChoices);

export const postcode = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/postcodes/{postcode}',
    operationId: 'findPostcodeAtDesk',
    tags,
    summary: 'The address of a Brazilian postcode',
  })
  .errors(hotelFailures('POSTCODE_NOT_FOUND', 'SERVICE_UNAVAILABLE'))
  .input(z.object({ ...inHotel, postcode: brazilPostcode }))
  .output(postcodeAddress);
