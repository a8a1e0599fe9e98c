import { z } from 'zod';
import { amenity, bedKind } from '#shared/contract/guest/hotels.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { minorFields } from '#shared/minor-fields.ts';
import {
  EARLIEST_HOUR,
  LATEST_HOUR,
  MAX_GUESTS_PER_ROOM,
  STANDARD_CHECKIN_HOUR,
  STANDARD_CHECKOUT_HOUR,
} from '#shared/policies.ts';
import { guidePictures } from './guide-picture-names.ts';
export const appPictures: ReadonlySet<string> = new Set([
  'building-jardins',
  'building-marista',
  'building-nilo',
  'detail-bathroom',
  'detail-breakfast',
  'detail-minibar',
  'lobby',
  'map-jardins',
  'map-marista',
  'map-nilo',
  'portrait-garden-queen',
  'portrait-rooftop',
  'portrait-suite-king',
  'room-compact-single',
  'room-family',
  'room-garden-queen',
  'room-suite-king',
  'room-twin',
  'space-coworking',
  'space-gym',
  'space-rooftop',
]);

export function line(max: number) {
  return z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must not hold line breaks or control characters')
    .refine(text => text.isWellFormed(), 'holds half of a character');
}

export const inBothLanguages = <T extends z.ZodType>(schema: T) => z.strictObject({ en: schema, pt: schema });

export const hotelId = z
  .string('must be a text')
  .regex(/^[A-Z][A-Z0-9_-]{0,31}$/, 'must be 1 to 32 capitals, digits, _ or -, and begin with a capital');
export const itemId = z
  .string('must be a text')
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be 1 to 64 small letters, digits or -, and begin with a letter');

/** One of the guest app's own pictures, or a file of the folder `pictures`. */
export const isFileName = (name: string) => name.includes('.');
export const picture = z
  .string('must be a text')
  .refine(
    name =>
      isFileName(name)
        ? /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.(jpe?g|png|webp)$/i.test(name)
        : appPictures.has(name) || guidePictures.has(name),
    'must be the name of a .jpg, .png or .webp file in the folder pictures, without a path',
  );

const timeZone = z.string('must be a text').refine(name => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}, 'must be a time zone such as America/Sao_Paulo');

export const time = z
  .string('must be a time such as 08:00')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59 such as 08:00');

const untilTime = z
  .string('must be a time such as 23:00')
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time from 00:00 to 24:00 such as 23:00');

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

/** Bytes, not characters, are what a network's name is limited to. */
const networkName = line(32).refine(
  name => new TextEncoder().encode(name).length <= 32,
  'must have at most 32 bytes: an accented letter has two',
);
const wifi = z.strictObject({
  name: networkName,
  password: z
    .string('must be a text')
    .regex(/^[!-~][ -~]{6,61}[!-~]$/, 'must be 8 to 63 letters, digits and signs without accents')
    .optional(),
});

const breakfast = z
  .strictObject({ from: time, until: untilTime, note: inBothLanguages(line(120)).optional() })
  .refine(({ from, until }) => from < until, 'must end after it begins');

const emergency = z.strictObject({
  phone: z
    .string('must be a text')
    .regex(/^\+?\d[\d ()-]{1,24}\d$/, 'must be a phone number such as +55 48 3200-0000'),
  note: inBothLanguages(line(200)).optional(),
});

export const hotelEntry = z.strictObject({
  id: hotelId,
  name: line(80),
  city: line(80),
  timeZone,
  taxPercent: z
    .number('must be a number such as 5 or 3.5')
    .min(0, 'must be 0 to 100')
    .max(100, 'must be 0 to 100')
    .refine(hasTwoDecimals, 'must have at most two decimals'),
  address: z
    .array(line(120), 'must be a list of lines')
    .min(1, 'must have 1 to 5 lines')
    .max(5, 'must have 1 to 5 lines'),
  coordinates: z.strictObject({
    latitude: z.number('must be a number').min(-90, 'must be -90 to 90').max(90, 'must be -90 to 90'),
    longitude: z.number('must be a number').min(-180, 'must be -180 to 180').max(180, 'must be -180 to 180'),
  }),
  note: inBothLanguages(line(120)),
  picture: picture.optional(),
  map: picture.optional(),
  reception: z.strictObject({ from: time, until: untilTime }).optional(),
  wifi: wifi.optional(),
  breakfast: breakfast.optional(),
  parking: inBothLanguages(line(200)).optional(),
  emergency: emergency.optional(),
  minors: z
    .array(z.enum(minorFields, `must be one of ${minorFields.join(', ')}`), 'must be a list')
    .refine(fields => new Set(fields).size === fields.length, 'names a field twice')
    .optional(),
  inspectsRooms: z.boolean('must be true or false').optional(),
});
export type HotelEntry = z.infer<typeof hotelEntry>;

export const count = (min: number, max: number) =>
  z
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be ${min} to ${max}`)
    .max(max, `must be ${min} to ${max}`);

export const roomTypeEntry = z.strictObject({
  id: itemId,
  hotel: hotelId,
  name: inBothLanguages(line(80)),
  description: inBothLanguages(line(2_000)),
  characteristics: inBothLanguages(
    z
      .array(line(120), 'must be a list of texts')
      .min(1, 'must have 1 to 20 texts')
      .max(20, 'must have 1 to 20 texts'),
  ),
  maxGuests: count(1, MAX_GUESTS_PER_ROOM),
  /** Square metres. */
  size: count(1, 1_000),
  beds: z
    .array(
      z.strictObject({
        kind: z.enum(bedKind.options, `must be one of ${bedKind.options.join(', ')}`),
        amount: count(1, 6),
      }),
      'must be a list of beds',
    )
    .min(1, 'must name 1 to 6 kinds of bed')
    .max(6, 'must name 1 to 6 kinds of bed'),
  amenities: z
    .array(z.enum(amenity.options, `must be one of ${amenity.options.join(', ')}`), 'must be a list')
    .refine(list => new Set(list).size === list.length, 'must not name anything twice'),
  pictures: z
    .array(picture, 'must be a list of names')
    .min(1, 'must name 1 to 20 pictures')
    .max(20, 'must name 1 to 20 pictures')
    .refine(list => new Set(list).size === list.length, 'must not name anything twice'),
  bedChoice: z.boolean('must be true or false'),
  isTopSuite: z.boolean('must be true or false'),
});
export type RoomTypeEntry = z.infer<typeof roomTypeEntry>;

export const roomRow = z.object({
  hotel: hotelId,
  /** The last hyphen of a room's id separates hotel and number. */
  number: z.string().regex(/^[A-Za-z0-9.]{1,12}$/, 'must be 1 to 12 letters, digits or dots'),
  roomType: itemId,
  /** The number of its lock at TTLock; empty where it has none there. */
  lock: z
    .string()
    .regex(/^(\d{1,15})?$/, 'must be the number of a lock, or nothing')
    .transform(text => (text === '' ? null : Number(text)))
    .optional(),
});

/** Reais as `289.90`, to cents. */
const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in reais such as 289.90')
  .transform(text => toHundredths(text));
const nightPrice = price.refine(cents => cents > 0, 'must be more than 0');

export const nightPriceRow = z.object({
  roomType: itemId,
  sunday: nightPrice,
  monday: nightPrice,
  tuesday: nightPrice,
  wednesday: nightPrice,
  thursday: nightPrice,
  friday: nightPrice,
  saturday: nightPrice,
});

export const hourPriceRow = z.object({
  roomType: itemId,
  direction: z.enum(['checkin', 'checkout'], 'must be checkin or checkout'),
  hour: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a full hour')
    .transform(Number),
  price,
});

/** Hours that may cost more: all others are part of the night (PD-33). */
export const pricedHours = {
  checkin: { from: EARLIEST_HOUR, to: STANDARD_CHECKIN_HOUR - 1 },
  checkout: { from: STANDARD_CHECKOUT_HOUR + 1, to: LATEST_HOUR },
} as const;

export const date = z.string().refine(isLocalDate, 'must be a date such as 2026-12-24');

export const seasonRow = z.object({
  hotel: hotelId,
  firstDate: date,
  lastDate: date,
  /** Of the night's tariff: 120 is a fifth dearer. To basis points. */
  percent: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a number from 1 to 999.99 such as 120')
    .transform(text => toHundredths(text))
    .refine(basisPoints => basisPoints >= 100, 'must be a number from 1 to 999.99 such as 120'),
});

/** Digits, not a multiplication: 1.1 times 100 is not 110. */
function toHundredths(text: string): number {
  const [whole = '0', part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
