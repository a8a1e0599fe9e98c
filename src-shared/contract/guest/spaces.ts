import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { timeOfDay } from './visitors.ts';

/** Hotel-local hours of one weekday; null if the space is closed all day. */
const openAt = z.nullable(timeOfDay);

export const space = z.object({
  id,
  space_name: z.string(),
  description: z.string(),
  instructions: z.array(z.string()),
  pictureUrl: z.nullable(z.string()),
  flg_sunday: z.boolean(),
  flg_monday: z.boolean(),
  flg_tuesday: z.boolean(),
  flg_wednesday: z.boolean(),
  flg_thursday: z.boolean(),
  flg_friday: z.boolean(),
  flg_saturday: z.boolean(),
  time_start_sunday: openAt,
  time_start_monday: openAt,
  time_start_tuesday: openAt,
  time_start_wednesday: openAt,
  time_start_thursday: openAt,
  time_start_friday: openAt,
  time_start_saturday: openAt,
  time_end_sunday: openAt,
  time_end_monday: openAt,
  time_end_tuesday: openAt,
  time_end_wednesday: openAt,
  time_end_thursday: openAt,
  time_end_friday: openAt,
  time_end_saturday: openAt,
  maximum_capacity_number: z.int(),
  /** The share of the capacity that can be reserved at one time, from 0 to 1. */
  usage_rate: z.number(),
  time_permanence: z.number(),
  /** Days on which it is closed; each means the day of its 13:00 UTC (VIS-12). */
  unavailableDates: z.array(localDate),
});
export type Space = z.infer<typeof space>;

export const hotelSpaces = z.object({
  spaces: z.array(space),
  buildingId: id,
  buildingName: z.string(),
  buildingTimezone: z.string(),
  booking: z.object({ bookingId: id, checkInDate: isoInstant, checkOutDate: isoInstant }),
});
export type HotelSpaces = z.infer<typeof hotelSpaces>;

/** GET booking-space/spaces (APS-17). STAY_NOT_IN_PROGRESS if the guest stays in no hotel now. */
export const list = oc
  .route({
    method: 'GET',
    path: '/booking-space/spaces',
    operationId: 'listSpaces',
    tags: ['Shared spaces'],
    summary: 'Shared spaces of the hotel that the guest lives in',
  })
  .errors(failures('UNAUTHORIZED', 'STAY_NOT_IN_PROGRESS'))
  .output(hotelSpaces);

export const spaceHour = z.object({
  start: timeOfDay,
  end: timeOfDay,
  places: z.int(),
});
export type SpaceHour = z.infer<typeof spaceHour>;

export const spaceHours = z.object({ availableIntervalHours: z.array(spaceHour) });
export type SpaceHours = z.infer<typeof spaceHours>;

/** GET booking-space/{spaceId}/hours (APS-18): the free future times of one day. */
export const hours = oc
  .route({
    method: 'GET',
    path: '/booking-space/{spaceId}/hours',
    operationId: 'listSpaceHours',
    tags: ['Shared spaces'],
    summary: 'Free times of a shared space on one day',
  })
  .errors(failures('UNAUTHORIZED', 'STAY_NOT_IN_PROGRESS', 'SPACE_NOT_FOUND'))
  .input(z.object({ spaceId: id, reserveDate: localDate, buildingId: id }))
  .output(spaceHours);

export const spaceReservation = z.object({
  reserveId: id,
  spaceId: id,
  spaceName: z.string(),
  /** Begin and end, hotel-local. */
  checkInDate: isoInstant,
  checkOutDate: isoInstant,
  buildingTimezone: z.string(),
  /** CANCELED also if its guest has left the hotel before it; OVER once it has passed. */
  status: z.enum(['APPROVED', 'CANCELED', 'OVER']),
});
export type SpaceReservation = z.infer<typeof spaceReservation>;

export const newSpaceReservation = z.object({
  buildingId: id,
  spaceId: id,
  checkInDate: localDate,
  checkInHour: timeOfDay,
  checkOutHour: timeOfDay,
});
export type NewSpaceReservation = z.infer<typeof newSpaceReservation>;

/** A repeated time returns the first. SPACE_HOUR_TAKEN: `nearest` in its details, a `SpaceHour` or null. */
export const reserve = oc
  .route({
    method: 'POST',
    path: '/booking-space/reservation',
    operationId: 'reserveSpace',
    tags: ['Shared spaces'],
    successStatus: 201,
    summary: 'Reserve a shared space',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'STAY_NOT_IN_PROGRESS',
      'SPACE_NOT_FOUND',
      'SPACE_HOUR_TAKEN',
      'SPACE_HOUR_NOT_OFFERED',
      'SPACE_ALREADY_RESERVED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(newSpaceReservation)
  .output(spaceReservation);

export const reservationStatus = z.enum(['active', 'inactive']);

/** GET booking-space/reserve/{status} (APS-20): the guest's own; active ones next first, others latest first. */
export const reservations = oc
  .route({
    method: 'GET',
    path: '/booking-space/reserve/{status}',
    operationId: 'listSpaceReservations',
    tags: ['Shared spaces'],
    summary: "The guest's reservations of shared spaces",
  })
  .errors(failures('UNAUTHORIZED'))
  .input(z.object({ status: reservationStatus }))
  .output(z.object({ reservedSpaces: z.array(spaceReservation) }));

/** A repeated call changes nothing. SPACE_RESERVATION_OVER once it began (APS-21). */
export const cancel = oc
  .route({
    method: 'PUT',
    path: '/booking-space/reserve/{reserveId}',
    operationId: 'cancelSpaceReservation',
    tags: ['Shared spaces'],
    summary: 'Cancel a reservation of a shared space',
  })
  .errors(failures('UNAUTHORIZED', 'SPACE_RESERVATION_NOT_FOUND', 'SPACE_RESERVATION_OVER'))
  .input(z.object({ reserveId: id }))
  .output(spaceReservation);
