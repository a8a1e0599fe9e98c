import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { bookingStatus } from '../guest/booking-view.ts';
import { bedType } from '../guest/bookings.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { deskRoles, inHotel } from './desk-schemas.ts';
import { shiftNote } from './shift-notes.ts';
import { staffCall } from './staff-call.ts';

export const printedRoom = z.object({
  locator: z.string(),
  room: z.string(),
  roomType: z.string(),
  /** First name and initial: others can read a sheet of paper. */
  guestName: z.nullable(z.string()),
  status: bookingStatus,
  /** Hotel-local hours of the booked arrival and departure. */
  arrivalHour: z.int(),
  departureHour: z.int(),
  checkinDate: localDate,
  checkoutDate: localDate,
  adults: z.int(),
  childrenAges: z.array(z.int()),
  hasPet: z.boolean(),
  hasCradle: z.boolean(),
  bedType,
  isOfPartner: z.boolean(),
  dueCents: z.int(),
});
export type PrintedRoom = z.infer<typeof printedRoom>;

export const printedDay = z.object({
  hotelId: id,
  hotelName: z.string(),
  date: localDate,
  printedAt: isoInstant,
  timezone: z.string(),
  /** Each by room number. */
  arrivals: z.array(printedRoom),
  staying: z.array(printedRoom),
  departures: z.array(printedRoom),
  /** Open ones, whatever the day (FRD-19). */
  notes: z.array(shiftNote),
});
export type PrintedDay = z.infer<typeof printedDay>;

/** Within a year of today. */
export const print = staffCall({ roles: deskRoles, act: 'BOARD_PRINTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/days/{date}/print',
    operationId: 'printDay',
    tags: ['Print'],
    summary: "A hotel's day on paper",
  })
  .errors(hotelFailures('BAD_REQUEST'))
  .input(z.object({ ...inHotel, date: localDate }))
  .output(printedDay);
