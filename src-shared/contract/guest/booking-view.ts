import * as z from 'zod/mini';
import { id, isoInstant, reais } from '../schemas.ts';
import { buildingCode, picture } from './hotels.ts';

/** Of a booking and of each of its rooms (BKG-11, PD-18). */
export const bookingStatus = z.enum([
  'CONFIRMED',
  'IN_PROGRESS',
  'CANCELED',
  'NO_SHOW',
  'CONCLUDED',
  'PENDING',
  'PROCESSING',
]);
export type BookingStatus = z.infer<typeof bookingStatus>;

/** FULL: with guests, number and door code. LIMITED: type, dates and status alone (BKG-09). */
export const viewMode = z.enum(['FULL', 'LIMITED']);
export type ViewMode = z.infer<typeof viewMode>;

/** BKG-10. The app sells PETS and CRADLE; the others come from partner channels and other gateways. */
export const serviceKey = z.enum(['PETS', 'EXTRABED', 'GUIDEDOG', 'CRADLE']);
export type ServiceKey = z.infer<typeof serviceKey>;

/** Adults, adolescents who count as adults, and children of a room as it was booked (GST-03, GST-04). */
export const paxType = z.enum(['ADL', 'ADOL', 'CHD']);
export type PaxType = z.infer<typeof paxType>;

const accommodationFlags = {
  /** The signed-in guest can check in to it: its main guest, then each other guest of the room for themselves. */
  isCheckinAvailable: z.boolean(),
  isCheckinDone: z.boolean(),
  /** It is occupied and no night is left; with nights left it is left early. */
  isCheckoutAvailable: z.boolean(),
  isRoomReady: z.boolean(),
  /** The hour at which a room that is not ready is expected; null where the hotel has not said it. */
  roomExpectedAt: z.optional(z.nullable(isoInstant)),
  isOverstaying: z.boolean(),
  isEarlyDepartureAllowed: z.boolean(),
  /** One of the next two is true. */
  isPurchaseHoursAllowed: z.boolean(),
  canPurchaseEarlyCheckin: z.boolean(),
  canPurchaseLateCheckout: z.boolean(),
  /** The hotel has no card for this stay yet: check-in requests one. */
  requiresGuaranteeCard: z.boolean(),
  /** The signed-in guest is responsible for this room and may change its guests (GST-07, GST-08). */
  isMainGuestLogged: z.boolean(),
};

/** One room of a booking (BKG-06 to BKG-08). Instants are hotel-local; no door code (BEY-02, BEY-12). */
export const bookedAccommodation = z.object({
  accommodationId: z.int(),
  status: bookingStatus,
  viewMode,
  /** Null before and after the stay, and if LIMITED, unless the guest named the booking to import it (BKG-26). */
  room: z.nullable(
    z.object({
      id,
      suiteNumber: z.string(),
      /** The door opens for its guests now (BKG-14). */ isDoorOpeningAllowed: z.boolean(),
    }),
  ),
  typeId: id,
  type: z.string(),
  checkinDate: isoInstant,
  /** The time of leaving, if that was before the booked departure (EDP-07). */
  checkoutDate: isoInstant,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  paxClassifications: z.array(z.object({ type: paxType, amount: z.int() })),
  hasPet: z.boolean(),
  hasCradle: z.boolean(),
  additionalServices: z.array(z.object({ key: serviceKey, amount: z.int() })),
  ...accommodationFlags,
});
export type BookedAccommodation = z.infer<typeof bookedAccommodation>;

const bookingFlags = {
  isActiveBooking: z.boolean(),
  /** Booked at a partner channel: only changed or canceled there (BKG-35). */
  isOta: z.boolean(),
  isLoggedUserHolder: z.boolean(),
  isBookingCheckinAvailable: z.boolean(),
  isBookingPurchaseHoursAllowed: z.boolean(),
  isBookingCancelAvailable: z.boolean(),
  isMainGuestInAccommodation: z.boolean(),
  isAnyGuestAlreadyCheckedIn: z.boolean(),
  /** The signed-in guest was invited to a room and has not answered (GST-22, GST-23). */
  isInvitationPending: z.boolean(),
  hasMultipleAccommodations: z.boolean(),
};

const openPix = z.object({ paymentId: id, purpose: z.enum(['BOOKING', 'HOURS']), expiresAt: isoInstant });
export type OpenPix = z.infer<typeof openPix>;

/** In reais. */
export const bookingMoney = z.object({
  total: reais,
  creditsUsed: reais,
  charged: reais,
  /** The amount due: of a PENDING booking, or for overstaying (LIM-14). */
  due: reais,
  /** The time by which a PENDING booking must be paid (BKG-15). */
  deadline: z.nullable(isoInstant),
  pix: z.nullable(openPix),
});
export type BookingMoney = z.infer<typeof bookingMoney>;

export const booking = z.object({
  bookingId: id,
  locator: z.string(),
  status: bookingStatus,
  /** Grows with every change of the booking or its guests: an act on an older view gets BOOKING_CHANGED. */
  version: z.int(),
  nights: z.int(),
  rooms: z.int(),
  guests: z.int(),
  checkinDate: isoInstant,
  checkoutDate: isoInstant,
  /** The opening of check-in: 24 hours before the earliest arrival (BKG-13). */
  minCheckinDate: isoInstant,
  ...bookingFlags,
  building: z.object({
    hotelId: id,
    buildingCode,
    city: z.string(),
    name: z.string(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
    timezone: z.string(),
    picture: z.optional(picture),
  }),
  bookingDetails: z.object({ locator: z.string(), rooms: z.int(), guests: z.int(), nights: z.int() }),
  accommodations: z.array(bookedAccommodation),
  /** The paid and due amounts; null for everyone but the holder (PD-57). */
  payment: z.nullable(bookingMoney),
  /** The Pix code of hours that the signed-in guest buys; left out for the holder, who has it in `payment` (PD-133). */
  hoursPix: z.optional(openPix),
});
export type Booking = z.infer<typeof booking>;
