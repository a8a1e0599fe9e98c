import * as z from 'zod/mini';
import { MAX_CHILD_AGE, MAX_CHILDREN_PER_ROOM, MAX_GUESTS_PER_ROOM, MAX_ROOMS } from '../../policies.ts';
import { NAME_LENGTHS } from '../../rules/person-name.ts';
import { hotelFailures } from '../failures.ts';
import { bookingStatus } from '../guest/booking-view.ts';
import { bedType } from '../guest/bookings.ts';
import { emailAddress, id, isoInstant, localDate, personName, reais } from '../schemas.ts';
import { exchangeCall } from './exchange-call.ts';

/** A partner's own short name, such as `booking-com`: lower case, so that one partner is never two. */
export const channelName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/));

/** The partner's own code of a booking. */
export const partnerReference = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

export const partnerRoom = z.object({
  roomTypeId: id,
  adults: z.int().check(z.gte(1), z.lte(MAX_GUESTS_PER_ROOM)),
  childrenAges: z
    .array(z.int().check(z.gte(0), z.lte(MAX_CHILD_AGE)))
    .check(z.maxLength(MAX_CHILDREN_PER_ROOM)),
  hasPet: z.boolean(),
  hasCrib: z.boolean(),
  bedType,
  /** What the partner sold the room for, tax included. */
  total: reais,
});

/** A booking as its partner has it: a put says the whole of it, and what it leaves out is not there any more. */
export const partnerBookingBody = z.object({
  checkinDate: localDate,
  checkoutDate: localDate,
  language: z.enum(['pt', 'en']),
  /** The guest imports the booking by it and the code in the response. */
  lastName: personName(NAME_LENGTHS.lastName),
  email: z.nullable(emailAddress),
  rooms: z.array(partnerRoom).check(z.minLength(1), z.maxLength(MAX_ROOMS)),
});
export type PartnerBookingBody = z.infer<typeof partnerBookingBody>;

export const exchangeRoom = z.object({
  accommodationId: z.int(),
  roomId: id,
  number: z.string(),
  roomTypeId: id,
  adults: z.int(),
  childrenAges: z.array(z.int()),
  hasPet: z.boolean(),
  hasCrib: z.boolean(),
  bedType,
  /** Hotel-local. */
  checkinHour: z.int(),
  checkoutHour: z.int(),
  checkedInAt: z.nullable(isoInstant),
  /** The time when its guests left, or when it was taken out of the booking. */
  leftAt: z.nullable(isoInstant),
  value: reais,
  taxValue: reais,
});

export const exchangeBooking = z.object({
  bookingId: id,
  /** The code of the booking: the guest's, and the one that the hotel's people use. */
  locator: z.string(),
  /** Null for a booking that was made here. */
  channel: z.nullable(channelName),
  reference: z.nullable(partnerReference),
  status: bookingStatus,
  version: z.int(),
  checkinDate: localDate,
  checkoutDate: localDate,
  language: z.enum(['pt', 'en']),
  /** Null once the guest's account is deleted. */
  lastName: z.nullable(z.string()),
  /** The booking is in a guest's account. */
  isInAccount: z.boolean(),
  total: reais,
  due: reais,
  rooms: z.array(exchangeRoom),
  updatedAt: isoInstant,
});
export type ExchangeBooking = z.infer<typeof exchangeBooking>;

const inChannel = { channel: channelName, reference: partnerReference };
const ofPartner = { path: '/channels/{channel}/bookings/{reference}', tags: ["Partners' bookings"] } as const;

/**
 * The same booking again changes nothing. ROOM_UNAVAILABLE with what is missing in `details.missing`; PARTNER_BOOKING_CLOSED
 * once somebody has checked in or the booking has ended.
 */
export const put = exchangeCall('CHANNELS', 'HOTEL_SYSTEM')
  .route({
    ...ofPartner,
    method: 'PUT',
    operationId: 'putPartnerBooking',
    summary: "Make or change a partner's booking",
  })
  .errors(
    hotelFailures(
      'ROOM_UNAVAILABLE',
      'DATES_NOT_BOOKABLE',
      'PARTY_NOT_ALLOWED',
      'PARTNER_BOOKING_CLOSED',
      'HOTEL_NOT_FOUND',
    ),
  )
  .input(z.object({ ...inChannel, ...partnerBookingBody.shape }))
  .output(exchangeBooking);

export const read = exchangeCall('CHANNELS', 'HOTEL_SYSTEM')
  .route({
    ...ofPartner,
    method: 'GET',
    operationId: 'readPartnerBooking',
    summary: "A partner's booking by its reference",
  })
  .errors(hotelFailures('BOOKING_NOT_FOUND'))
  .input(z.object(inChannel))
  .output(exchangeBooking);

/** Canceling again changes nothing. PARTNER_BOOKING_CLOSED once somebody has checked in or the stay has passed. */
export const cancel = exchangeCall('CHANNELS', 'HOTEL_SYSTEM')
  .route({
    ...ofPartner,
    method: 'DELETE',
    operationId: 'cancelPartnerBooking',
    summary: "Cancel a partner's booking",
  })
  .errors(hotelFailures('BOOKING_NOT_FOUND', 'PARTNER_BOOKING_CLOSED'))
  .input(z.object(inChannel))
  .output(exchangeBooking);

export const BOOKINGS_PER_PAGE = 100;

/** Bookings that stand, by their ids; a system that begins or compares reads all pages. */
export const list = exchangeCall('HOTEL_SYSTEM')
  .route({
    method: 'GET',
    path: '/bookings',
    operationId: 'listBookings',
    tags: ['Bookings'],
    summary: 'Bookings that are to come or under way',
  })
  .input(z.object({ after: z.optional(id) }))
  .output(z.object({ bookings: z.array(exchangeBooking), next: z.nullable(id) }));

export const find = exchangeCall('HOTEL_SYSTEM')
  .route({
    method: 'GET',
    path: '/bookings/{bookingId}',
    operationId: 'findBooking',
    tags: ['Bookings'],
    summary: 'One booking, wherever it was made',
  })
  .errors(hotelFailures('BOOKING_NOT_FOUND'))
  .input(z.object({ bookingId: id }))
  .output(exchangeBooking);
