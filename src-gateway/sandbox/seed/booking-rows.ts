import type { HotelRow } from '#gateway/store/hotel-rows.ts';
import type { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { addDays, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { HOUSEKEEPING_HOURS } from '#shared/policies.ts';
import type { HotelId } from './hotels.ts';
import type { SeededPrice, stayPricer } from './prices.ts';
import type { Random } from './random.ts';

export type BookingRow = typeof bookings.$inferInsert;
export type AccommodationRow = typeof accommodations.$inferInsert;

const LOCATOR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Turns days counted from today into the tables' values. */
export type Desk = {
  today: LocalDate;
  now: Date;
  random: Random;
  price: ReturnType<typeof stayPricer>;
  date(day: number): LocalDate;
  instant(hotelId: HotelId, day: number, hour: number): Date;
  /** A moment of the working day, a number of days from now. */
  daysFromNow(days: number): Date;
  locator(): string;
  /** A different code at each call. */
  doorCode(): string;
};

export function seedDesk(
  parts: Pick<Desk, 'today' | 'now' | 'random' | 'price'>,
  hotels: readonly HotelRow[],
): Desk {
  const zones = new Map<string, string>(hotels.map(hotel => [hotel.id, hotel.timeZone]));
  const instants = new Map<string, Date>();
  const locators = new Set<string>();
  const doorCodes = new Set<string>();
  return {
    ...parts,
    date: day => addDays(parts.today, day),
    instant: (hotelId, day, hour) => {
      const zone = zones.get(hotelId) ?? 'UTC';
      const key = `${zone} ${day} ${hour}`;
      const known = instants.get(key) ?? instantAt(addDays(parts.today, day), hour, zone);
      instants.set(key, known);
      return known;
    },
    daysFromNow: days => new Date(parts.now.getTime() + days * DAY_MS),
    doorCode: () => {
      for (;;) {
        const code = String(parts.random.between(0, 999_999)).padStart(6, '0');
        if (!doorCodes.has(code)) {
          doorCodes.add(code);
          return code;
        }
      }
    },
    locator: () => {
      for (;;) {
        const letters = Array.from(
          { length: 6 },
          () => LOCATOR_LETTERS[parts.random.between(0, LOCATOR_LETTERS.length - 1)],
        ).join('');
        if (!locators.has(letters)) {
          locators.add(letters);
          return letters;
        }
      }
    },
  };
}

/** One room of a seeded booking. Days count from today; the last night is the one before `to`. */
export type SeededRoom = {
  hotelId: HotelId;
  roomId: string;
  roomTypeId: string;
  from: number;
  to: number;
  checkinHour: number;
  checkoutHour: number;
  adults: number;
  childrenAges: number[];
  hasPet: boolean;
  hasCradle: boolean;
  bedType: 'DOUBLE' | 'SINGLE';
};

export type PricedRoom = SeededRoom & { price: SeededPrice };

export function withPrice(desk: Desk, room: SeededRoom): PricedRoom {
  const [checkinDate, checkoutDate] = [desk.date(room.from), desk.date(room.to)];
  return { ...room, price: desk.price({ ...room, checkinDate, checkoutDate }) };
}

export function accommodationRow(
  desk: Desk,
  bookingId: string,
  room: PricedRoom,
  status: BookingRow['status'],
): AccommodationRow {
  const starts = desk.instant(room.hotelId, room.from, room.checkinHour);
  const ends = desk.instant(room.hotelId, room.to, room.checkoutHour);
  const freeAgain = new Date(ends.getTime() + HOUSEKEEPING_HOURS * HOUR_MS);
  return {
    bookingId,
    hotelId: room.hotelId,
    roomId: room.roomId,
    roomTypeId: room.roomTypeId,
    occupied: `["${starts.toISOString()}","${freeAgain.toISOString()}")`,
    holdsRoom: status === 'CONFIRMED' || status === 'IN_PROGRESS' || status === 'PENDING',
    checkinHour: room.checkinHour,
    checkoutHour: room.checkoutHour,
    adults: room.adults,
    children: room.childrenAges.length,
    childrenAges: room.childrenAges,
    hasPet: room.hasPet,
    hasCradle: room.hasCradle,
    bedType: room.bedType,
    valueCents: room.price.value,
    taxCents: room.price.taxValue,
    checkedInAt: status === 'IN_PROGRESS' || status === 'CONCLUDED' ? starts : null,
    leftAt: status === 'CONCLUDED' ? ends : null,
    doorCode: status === 'IN_PROGRESS' ? desk.doorCode() : null,
    areHoursFinal: null,
  };
}
