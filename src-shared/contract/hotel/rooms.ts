import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { roomCondition } from '../room-condition.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { exchangeCall } from './exchange-call.ts';

export const exchangeRoomState = z.object({
  roomId: id,
  number: z.string(),
  roomTypeId: id,
  /** False while it is not clean, or not inspected where the hotel inspects: nobody is checked in to it. */
  isReady: z.boolean(),
  condition: roomCondition,
  /** When a room that is not ready is expected to be; null where nobody has said it. */
  expectedAt: z.nullable(isoInstant),
  /** It is not sold now. */
  isOutOfOrder: z.boolean(),
  /** It has a fault, and is sold all the same. */
  isOutOfService: z.boolean(),
  /** Guests who have checked in are in it. */
  isOccupied: z.boolean(),
  /** The booking whose guests are in it; null while it is free. */
  bookingId: z.nullable(id),
});

export const list = exchangeCall('HOTEL_SYSTEM')
  .route({
    method: 'GET',
    path: '/rooms',
    operationId: 'listRooms',
    tags: ['Rooms'],
    summary: 'The rooms of the hotel and their condition',
  })
  .output(z.object({ rooms: z.array(exchangeRoomState) }));

export const AVAILABILITY_DAYS = 92;

/** DATES_NOT_BOOKABLE for days in the wrong order, and for more of them than a response has. */
export const availability = exchangeCall('CHANNELS', 'HOTEL_SYSTEM')
  .route({
    method: 'GET',
    path: '/availability',
    operationId: 'findAvailability',
    tags: ['Rooms'],
    summary: 'Rooms that can be sold, by type and night',
  })
  .errors(hotelFailures('DATES_NOT_BOOKABLE', 'HOTEL_NOT_FOUND'))
  .input(z.object({ from: localDate, until: localDate }))
  .output(
    z.object({
      types: z.array(
        z.object({
          roomTypeId: id,
          name: z.object({ pt: z.string(), en: z.string() }),
          maxGuests: z.int(),
          rooms: z.int(),
          /** A stay of several nights needs one room that is free in all of them: only a put decides. */
          nights: z.array(z.object({ date: localDate, free: z.int() })),
        }),
      ),
    }),
  );
