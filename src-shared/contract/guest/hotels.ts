import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { EARLIEST_HOUR, LATEST_HOUR } from '../../policies.ts';
import { failures } from '../failures.ts';
import { id, isoInstant, localDate, reais } from '../schemas.ts';

/** A hotel's building. The guest app has its own pictures and addresses for the demonstration's three. */
export const buildingCode = id;

/** Picture addresses of one subject; `small` is for cards, `large` for the detail (FUN-11). */
export const picture = z.object({ small: z.string(), large: z.string() });

/** Hotel-local, as `06:30`. */
export const servedHours = z.object({ from: z.string(), until: z.string() });
const inBothLanguages = z.object({ en: z.string(), pt: z.string() });

/** Optional fields come from a hotel's own data (OPS-02). Never its Wi-Fi, which guests who stay alone see. */
export const hotel = z.object({
  hotelId: id,
  name: z.string(),
  city: z.string(),
  timezone: z.string(),
  buildingCode,
  /** Lines of the postal address. */
  address: z.optional(z.array(z.string())),
  note: z.optional(inBothLanguages),
  picture: z.optional(picture),
  /** The streets around it (decision 30). */
  map: z.optional(picture),
  /** When somebody is at the reception, hotel-local; from 00:00 until 24:00 is always. */
  reception: z.optional(servedHours),
  breakfast: z.optional(z.extend(servedHours, { note: z.nullable(inBothLanguages) })),
  parking: z.optional(inBothLanguages),
});
export type Hotel = z.infer<typeof hotel>;

export const list = oc
  .route({
    method: 'GET',
    path: '/hotels',
    operationId: 'listHotels',
    tags: ['Hotels'],
    summary: 'The hotels',
  })
  .output(z.array(hotel));

/** The lowest price of one night for two adults that can still be booked up to `until`; null where none is left. */
export const lowestPrice = z.object({
  hotelId: id,
  until: localDate,
  night: z.nullable(z.object({ date: localDate, price: reais, taxValue: reais })),
});
export type LowestPrice = z.infer<typeof lowestPrice>;

export const lowestPrices = oc
  .route({
    method: 'GET',
    path: '/hotels/lowest-prices',
    operationId: 'listLowestPrices',
    tags: ['Hotels'],
    summary: 'The lowest price of a night in the coming weeks, by hotel',
  })
  .output(z.array(lowestPrice));

export const bedKind = z.enum(['QUEEN', 'DOUBLE', 'SINGLE', 'TWIN']);
export const amenity = z.enum([
  'WIFI',
  'BALCONY',
  'AIRCONDITIONING',
  'DESKTOP',
  'MINIBAR',
  'HAIRDRYER',
  'SAFE',
  'BATHTUB',
  'LAUNDRY',
  'GYM',
  'TV',
  'PHONE',
  'POOL',
]);
export type Amenity = z.infer<typeof amenity>;

/** With its surcharge and the number of rooms of the type that are free for it (FUN-10, FUN-16). */
export const hourSlot = z.object({
  hour: z.int().check(z.gte(EARLIEST_HOUR), z.lte(LATEST_HOUR)),
  price: reais,
  amountAvailable: z.int().check(z.gte(0)),
  taxValue: reais,
});
export type HourSlot = z.infer<typeof hourSlot>;

export const roomType = z.object({
  typeId: id,
  nights: z.int().check(z.gte(1)),
  /** Rooms of the type free for the shortest stay of these dates (latest arrival, earliest departure). */
  amountAvailable: z.int().check(z.gte(0)),
  price: z.object({
    /** All nights for this party, 15:00 to 12:00, without tax, hours or services (PD-33). */
    total: reais,
    taxValue: reais,
    dates: z.array(z.object({ date: localDate, price: reais, taxValue: reais })),
    checkinHours: z.array(hourSlot),
    checkoutHours: z.array(hourSlot),
  }),
  details: z.object({
    name: z.string(),
    description: z.string(),
    characteristics: z.array(z.string()),
    maxGuests: z.int(),
    amenities: z.array(amenity),
    images: z.array(picture),
    beds: z.array(z.object({ kind: bedKind, amount: z.int() })),
    occupancy: z.int(),
    size: z.int(),
    bedChoice: z.boolean(),
  }),
});
export type RoomType = z.infer<typeof roomType>;

export const availabilitySearch = z.object({
  adults: z.int(),
  children: z.int(),
  childrenAges: z.array(z.int()),
});

export const additionalService = z.object({ name: z.enum(['PET', 'CRADLE']), value: reais, taxValue: reais });

export const availabilityResponse = z.object({
  availabilities: z.array(z.object({ search: availabilitySearch, rooms: z.array(roomType) })),
  additionalServices: z.array(additionalService),
});
export type AvailabilityResponse = z.infer<typeof availabilityResponse>;

const perRoom = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** Query of GET hotels/availabilities, every value a string as SRC-22 writes it. */
export const availabilityQuery = z.object({
  hotelId: id,
  /** Hotel-local instant; its hour is the arrival hour that the check-out slots are counted with. */
  checkinDate: isoInstant,
  checkoutDate: isoInstant,
  quantityRooms: perRoom(/^[1-6]$/),
  adults: perRoom(/^[1-3](,[1-3]){0,5}$/),
  children: perRoom(/^[0-2](,[0-2]){0,5}$/),
  ages: perRoom(/^(null|\d{1,2}(-\d{1,2})?)(,(null|\d{1,2}(-\d{1,2})?)){0,5}$/),
  pets: perRoom(/^[01](,[01]){0,5}$/),
});
export type AvailabilityQuery = z.infer<typeof availabilityQuery>;

export const availabilities = oc
  .route({
    method: 'GET',
    path: '/hotels/availabilities',
    operationId: 'searchAvailability',
    tags: ['Hotels'],
    summary: 'Room types free for the dates, one list per searched room',
  })
  .errors(failures('HOTEL_NOT_FOUND', 'DATES_NOT_BOOKABLE', 'PARTY_NOT_ALLOWED', 'TOO_MANY_REQUESTS'))
  .input(availabilityQuery)
  .output(availabilityResponse);
