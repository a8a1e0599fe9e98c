import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { doorCodeReason } from '../door-code-reasons.ts';
import { failures } from '../failures.ts';
import { done, id, isoInstant, reais } from '../schemas.ts';
import { accommodationGuest } from './accommodation-guests.ts';
import { bookedAccommodation, booking } from './booking-view.ts';
import { servedHours } from './hotels.ts';

/** A room with the data that only its own guests see (BKG-09): both are empty if its viewMode is LIMITED. */
export const detailedAccommodation = z.extend(bookedAccommodation, {
  /** The main guest first (GST-11). */
  guests: z.array(accommodationGuest),
  /** Only while the door opens for the guest (BKG-18, PD-46); never in a list, an e-mail or a log. */
  lockDoorCode: z.nullable(z.string()),
  /** The door's lock has confirmed the code; false if there is none, and while the lock does not respond. */
  isDoorCodeActive: z.boolean(),
  doorCodeRenewalsLeft: z.int(),
  /** The last time that the reception showed or changed the code, and why; left out by gateways without a desk. */
  shownAtDesk: z.optional(z.nullable(z.object({ at: isoInstant, reason: doorCodeReason }))),
  /** Minors of the room whom the reception has to register by law; left out by gateways without a desk. */
  minorsToRegister: z.optional(z.int()),
});
export type DetailedAccommodation = z.infer<typeof detailedAccommodation>;

/** The hotel's own facts for somebody who lives in it, in the language of the request (HLP-07). */
export const hotelFacts = z.object({
  /** No password for an open network. */
  wifi: z.nullable(z.object({ name: z.string(), password: z.nullable(z.string()) })),
  breakfast: z.nullable(z.extend(servedHours, { note: z.nullable(z.string()) })),
  parking: z.nullable(z.string()),
  emergency: z.nullable(z.object({ phone: z.string(), note: z.nullable(z.string()) })),
});
export type HotelFacts = z.infer<typeof hotelFacts>;

export const bookingDetails = z.extend(booking, {
  accommodations: z.array(detailedAccommodation),
  building: z.extend(booking.shape.building, { address: z.array(z.string()) }),
  /** The holder's first name, for guests who should contact them (BKG-39); null if the account is deleted. */
  holderName: z.nullable(z.string()),
  /** Null until the signed-in guest has checked in, and after they have left; gateways without such data leave it out. */
  hotelFacts: z.optional(z.nullable(hotelFacts)),
});
export type BookingDetails = z.infer<typeof bookingDetails>;

/** By its id or its locator; others learn no more than of one that does not exist (API-06). */
export const details = oc
  .route({
    method: 'GET',
    path: '/bookings/v2/{bookingId}',
    operationId: 'findBookingDetails',
    tags: ['Bookings'],
    summary: 'One booking with its guests',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
  .input(z.object({ bookingId: id }))
  .output(bookingDetails);

/** OPEN: being returned. REFUSED: the provider did not return it, and the hotel takes care of it. */
const refund = z.object({
  amount: reais,
  state: z.enum(['OPEN', 'DONE', 'REFUSED']),
  createdAt: isoInstant,
  settledAt: z.nullable(isoInstant),
});

/** In reais. `rooms` is without tax: `value` for all `days`, also of a room that was left early (BKG-05, API-07). */
export const bookingValues = z.object({
  rooms: z.array(z.object({ type: z.string(), days: z.int(), value: reais })),
  /** Late check-out and early check-in, booked or bought later; `hoursPurchased` is the later part of both. */
  checkout: reais,
  checkin: reais,
  hoursPurchased: reais,
  pet: reais,
  cradle: reais,
  overstay: reais,
  /** Without tax: rooms, hours and services. */
  subtotal: reais,
  taxes: reais,
  /** Subtotal and taxes. */
  total: reais,
  credits: reais,
  charged: reais,
  due: reais,
  returned: reais,
  /** Payments that a guest made too late, or twice, and that are refunded (PAY-35, PAY-39); newest last. */
  refunds: z.array(refund),
});
export type BookingValues = z.infer<typeof bookingValues>;

/** GET bookings/{bookingId}/values (API-07): for the booking's holder; all others get BOOKING_NOT_FOUND. */
export const values = oc
  .route({
    method: 'GET',
    path: '/bookings/{bookingId}/values',
    operationId: 'findBookingValues',
    tags: ['Bookings'],
    summary: 'What a booking costs, line by line',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
  .input(z.object({ bookingId: id }))
  .output(bookingValues);

/** Code and last name bring it back. BOOKING_NOT_HIDEABLE while guests stay or a payment is open (API-12). */
export const hide = oc
  .route({
    method: 'PATCH',
    path: '/bookings/{bookingId}/hide',
    operationId: 'hideBooking',
    tags: ['Bookings'],
    summary: 'Take a booking off the lists',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'BOOKING_NOT_HIDEABLE'))
  .input(z.object({ bookingId: id }))
  .output(done);

export const nextStep = z.object({
  at: isoInstant,
  creditValue: reais,
  /** Credits from then on expire at this time. */ creditDueDate: isoInstant,
});
export type NextStep = z.infer<typeof nextStep>;
