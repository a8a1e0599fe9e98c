import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { roomCondition } from '../room-condition.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { deskKey, deskRoles, deskText, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** Of a closure's reason and of the word about a fault. */
export const ROOM_TEXT_LENGTH = 200;
/** Closures reach no further than sales do, and a year more. */
export const CLOSURE_DAYS = 730;

const everybody = ['RECEPTION', 'HOUSEKEEPING', 'MANAGER'] as const;
const inRoom = { ...inHotel, roomId: id };

export const roomClosure = z.object({
  id,
  /** The first and the last night that are not sold. */
  from: localDate,
  until: localDate,
  reason: z.string(),
  createdAt: isoInstant,
  /** True from the standard arrival of the first day on. */
  hasBegun: z.boolean(),
});
export type RoomClosure = z.infer<typeof roomClosure>;

/** No guest's name: housekeeping sees it. */
export const hotelRoom = z.object({
  roomId: id,
  number: z.string(),
  roomType: z.string(),
  /** A guest may enter: clean, inspected where the hotel inspects, or released by the reception. */
  isReady: z.boolean(),
  condition: roomCondition,
  /** Null where the condition has never changed. */
  conditionSince: z.nullable(isoInstant),
  /** Grows with each change of the condition. */
  conditionVersion: z.int(),
  /** When it is expected to be ready; null for a ready room, and where nobody has said it. */
  expectedAt: z.nullable(isoInstant),
  /** Why the reception lets guests in to a room that is not clean. */
  releaseReason: z.nullable(z.string()),
  /** Guests who have seen the door's code and have not left. */
  isOccupied: z.boolean(),
  /** Its guests do without today's cleaning (HSK-06); false while nobody lives in it. */
  isCleaningDeclined: z.boolean(),
  /** The departure of the guests who are in it. */
  leavesAt: z.nullable(isoInstant),
  /** The next arrival within 48 hours, and of how many guests. In the past while they wait for the room. */
  arrivesAt: z.nullable(isoInstant),
  arrivingGuests: z.nullable(z.int()),
  /** A fault that guests may meet, while the room is sold all the same; null without one. */
  outOfService: z.nullable(z.string()),
  /** That hold now or later, by their first day. */
  closures: z.array(roomClosure),
});
export type HotelRoom = z.infer<typeof hotelRoom>;

/** In the details of ROOM_HAS_STAYS. */
export const stayOfClosure = z.object({
  bookingId: id,
  locator: z.string(),
  accommodationId: z.int(),
  from: localDate,
  until: localDate,
});
export type StayOfClosure = z.infer<typeof stayOfClosure>;

export const list = staffCall({ roles: everybody, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/rooms',
    operationId: 'listRooms',
    tags: ['Rooms'],
    summary: 'Rooms of a hotel with their faults and closures',
  })
  .errors(hotelFailures('HOTEL_NOT_FOUND'))
  .input(z.object(inHotel))
  .output(
    z.object({
      today: localDate,
      version: z.int(),
      /** A clean room of this hotel is ready once it is inspected. */
      inspectsRooms: z.boolean(),
      rooms: z.array(hotelRoom),
    }),
  );

/**
 * Takes a room from sale for these nights. The same key returns the same outcome. ROOM_HAS_STAYS with `details.stays` where stays
 * have the room, ROOM_CLOSED where it is closed on one of the days.
 */
export const close = staffCall({ roles: deskRoles, act: 'ROOM_CLOSED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/rooms/{roomId}/closures',
    operationId: 'closeRoom',
    tags: ['Rooms'],
    successStatus: 201,
    summary: 'Take a room out of order from a day to a day',
  })
  .errors(
    hotelFailures('BAD_REQUEST', 'NOT_FOUND', 'ROOM_HAS_STAYS', 'ROOM_CLOSED', 'IDEMPOTENCY_KEY_REUSED'),
  )
  .input(
    z.object({
      ...inRoom,
      key: deskKey,
      from: localDate,
      until: localDate,
      reason: deskText(ROOM_TEXT_LENGTH),
    }),
  )
  .output(hotelRoom);

/** A repeated call changes nothing. */
export const reopen = staffCall({ roles: deskRoles, act: 'ROOM_REOPENED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/rooms/{roomId}/closures/{closureId}/end',
    operationId: 'reopenRoom',
    tags: ['Rooms'],
    summary: 'Sell a room again before its closure ends',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inRoom, closureId: id }))
  .output(hotelRoom);

/** The room stays for sale. */
export const markOutOfService = staffCall({ roles: everybody, act: 'ROOM_OUT_OF_SERVICE' })
  .route({
    method: 'PUT',
    path: '/hotels/{hotelId}/rooms/{roomId}/out-of-service',
    operationId: 'markRoomOutOfService',
    tags: ['Rooms'],
    summary: 'Note a fault of a room that is sold all the same, or that it is fixed',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inRoom, note: z.nullable(deskText(ROOM_TEXT_LENGTH)) }))
  .output(hotelRoom);
