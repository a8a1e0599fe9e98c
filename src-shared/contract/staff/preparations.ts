import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { accommodationInPath } from '../guest/accommodation-guests.ts';
import { bedType } from '../guest/bookings.ts';
import { preparedRoom } from '../guest/preferences.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { localHour } from './board.ts';
import { inHotel } from './desk-schemas.ts';
import { staffCall, staffRoles } from './staff-call.ts';

/** What is prepared in a room, in the order in which it is carried there. */
export const preparedParts = ['MINIBAR', 'CLIMATE', 'LIGHT', 'TV', 'BEDS', 'CRIB', 'PET', 'CARE'] as const;
const preparedPart = z.enum(preparedParts);
export type PreparedPart = z.infer<typeof preparedPart>;

/** CHANGED: ticked, and something else was chosen since. */
export const preparationState = z.enum(['OPEN', 'DONE', 'CHANGED']);

/** No guest's name: housekeeping sees it. */
export const roomToPrepare = z.extend(
  z.omit(preparedRoom, { isOwn: true }),
  z.object({
    /** Null for a stay that has no room yet; it cannot be ticked. */
    roomId: z.nullable(id),
    number: z.nullable(z.string()),
    roomType: z.string(),
    arrival: localHour,
    /** The room that a stay leaves for this one; null for guests who arrive. */
    movesFrom: z.nullable(z.string()),
    isCheckedIn: z.boolean(),
    /** False while the guests have time to pay: the stay can still end by itself. */
    isPaid: z.boolean(),
    adults: z.int(),
    childrenAges: z.array(z.int()),
    /** Null where the room's type leaves no choice. */
    bedLayout: z.nullable(bedType),
    hasCrib: z.boolean(),
    hasPet: z.boolean(),
    needsCare: z.boolean(),
    state: preparationState,
    /** Of a CHANGED room. */
    changed: z.array(preparedPart),
    doneAt: z.nullable(isoInstant),
    /** Of the room and all that is prepared in it; whoever ticks it sends back what they saw. */
    mark: z.string(),
  }).shape,
);
export type RoomToPrepare = z.infer<typeof roomToPrepare>;

/** A room whose guests want no cleaning on this day (HSK-06). */
export const declinedRoom = z.object({ roomId: id, number: z.string(), declinedAt: isoInstant });
export type DeclinedRoom = z.infer<typeof declinedRoom>;

const listed = {
  day: localDate,
  today: localDate,
  /** By floor and number; those without a room last. */
  rooms: z.array(roomToPrepare),
  withoutCleaning: z.array(declinedRoom),
};
export const preparationList = z.object({ ...listed, version: z.int() });
export type PreparationList = z.infer<typeof preparationList>;

/** Today without `day`; within a year of today. */
export const list = staffCall({ roles: staffRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/preparations',
    operationId: 'listPreparations',
    tags: ['Preparations'],
    summary: "What is prepared in the rooms of a day's arrivals",
  })
  .errors(hotelFailures('BAD_REQUEST', 'HOTEL_NOT_FOUND'))
  .input(z.object({ ...inHotel, day: z.optional(localDate) }))
  .output(preparationList);

const ofRoom = { ...inHotel, day: localDate, accommodationId: accommodationInPath };

/** A repeated call changes nothing. PREPARATION_CHANGED where `mark` is of another room or of an earlier choice. */
export const finish = staffCall({ roles: staffRoles, act: 'ROOM_PREPARED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/preparations/{day}/rooms/{accommodationId}/done',
    operationId: 'finishPreparation',
    tags: ['Preparations'],
    summary: 'A room is prepared',
  })
  .errors(hotelFailures('BAD_REQUEST', 'NOT_FOUND', 'PREPARATION_CHANGED'))
  .input(z.object({ ...ofRoom, mark: z.string().check(z.minLength(1), z.maxLength(64)) }))
  .output(roomToPrepare);

/** A repeated call changes nothing. */
export const reopen = staffCall({ roles: staffRoles, act: 'ROOM_PREPARATION_UNDONE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/preparations/{day}/rooms/{accommodationId}/undo',
    operationId: 'reopenPreparation',
    tags: ['Preparations'],
    summary: 'A room is not prepared after all',
  })
  .errors(hotelFailures('BAD_REQUEST', 'NOT_FOUND'))
  .input(z.object(ofRoom))
  .output(roomToPrepare);

export const printedPreparations = z.object({
  ...listed,
  hotelName: z.string(),
  printedAt: isoInstant,
  timezone: z.string(),
});
export type PrintedPreparations = z.infer<typeof printedPreparations>;

/** Within a year of today. */
export const print = staffCall({ roles: staffRoles, act: 'PREPARATIONS_PRINTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/preparations/{day}/print',
    operationId: 'printPreparations',
    tags: ['Print'],
    summary: "A day's preparations on paper",
  })
  .errors(hotelFailures('BAD_REQUEST', 'HOTEL_NOT_FOUND'))
  .input(z.object({ ...inHotel, day: localDate }))
  .output(printedPreparations);
