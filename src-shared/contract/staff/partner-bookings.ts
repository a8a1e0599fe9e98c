import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { channelName, partnerBookingBody, partnerReference } from '../hotel/booking.ts';
import { id } from '../schemas.ts';
import { deskRoles, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** The room types of a hotel and the partners that it had bookings from, for the form. */
export const choices = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/partner-bookings/choices',
    operationId: 'findPartnerChoices',
    tags: ["Partners' bookings"],
    summary: "What can be chosen in a partner's booking",
  })
  .input(z.object(inHotel))
  .output(
    z.object({
      roomTypes: z.array(z.object({ id, name: z.string(), maxGuests: z.int(), hasBedChoice: z.boolean() })),
      channels: z.array(channelName),
    }),
  );

/**
 * The same booking again returns the same one. PARTNER_BOOKING_KNOWN with its `details.bookingId` where the partner's code
 * belongs to a booking with another content: a form changes none by mistake.
 */
export const enter = staffCall({ roles: deskRoles, act: 'PARTNER_BOOKING_ENTERED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/partner-bookings',
    operationId: 'enterPartnerBooking',
    tags: ["Partners' bookings"],
    successStatus: 201,
    summary: 'Enter a booking that a partner sold',
  })
  .errors(
    hotelFailures(
      'ROOM_UNAVAILABLE',
      'DATES_NOT_BOOKABLE',
      'PARTY_NOT_ALLOWED',
      'PARTNER_BOOKING_KNOWN',
      'HOTEL_NOT_FOUND',
    ),
  )
  .input(
    z.object({
      ...inHotel,
      channel: channelName,
      reference: partnerReference,
      ...partnerBookingBody.shape,
    }),
  )
  .output(z.object({ bookingId: id, locator: z.string() }));
