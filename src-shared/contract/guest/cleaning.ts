import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { accommodationInPath } from './accommodation-guests.ts';

/** Today's cleaning of a room that the guest lives in (HSK-06). */
export const roomCleaning = z.object({
  accommodationId: z.int(),
  /** The hotel's today. */
  day: localDate,
  /** False on the days of arrival and departure: the room is cleaned before and after the stay. */
  isDue: z.boolean(),
  isDeclined: z.boolean(),
  changeableUntil: isoInstant,
  isChangeable: z.boolean(),
});
export type RoomCleaning = z.infer<typeof roomCleaning>;

/** Empty where the guest lives in none of the booking's rooms. */
export const find = oc
  .route({
    method: 'GET',
    path: '/booking-cleaning/{bookingId}',
    operationId: 'getCleaning',
    tags: ['Cleaning'],
    summary: "Today's cleaning of the rooms that the guest lives in",
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
  .input(z.object({ bookingId: id }))
  .output(z.object({ rooms: z.array(roomCleaning) }));

/**
 * By any adult guest of the room. A repeated call changes nothing. CLEANING_CLOSED once the hour is over, on another day, and
 * where no cleaning is due.
 */
export const decline = oc
  .route({
    method: 'PUT',
    path: '/booking-cleaning/{bookingId}/{accommodationId}',
    operationId: 'declineCleaning',
    tags: ['Cleaning'],
    summary: "Decline a room's cleaning today, or take that back",
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'STAY_NOT_IN_PROGRESS', 'CLEANING_CLOSED'))
  .input(
    z.object({
      bookingId: id,
      accommodationId: accommodationInPath,
      /** The day that the guest saw: a page that was open over midnight declines nothing else. */
      day: localDate,
      isDeclined: z.boolean(),
    }),
  )
  .output(roomCleaning);
