import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { Cents } from '#shared/money.ts';
import { hotels, rooms, roomTypes } from './schema/hotels.ts';
import { hourTariffs, nightTariffs, seasons } from './schema/tariffs.ts';
import type { Database, Transaction } from './store.ts';

export type StoredHotel = typeof hotels.$inferSelect;
export type StoredRoomType = typeof roomTypes.$inferSelect;

/** The rooms and prices that a hotel sells, without stays. Money in cents. */
export type Catalogue = {
  hotel: StoredHotel;
  types: CatalogueType[];
  seasons: { firstDate: LocalDate; lastDate: LocalDate; factorBasisPoints: number }[];
};

export type CatalogueType = StoredRoomType & {
  amountOfRooms: number;
  /** Index 0 is Sunday. */
  weekdayTariff: Cents[];
  /** The surcharge by hour; a missing hour has none. */
  checkinHours: Map<number, Cents>;
  checkoutHours: Map<number, Cents>;
};

/** All hotels by rank (API-33), without those that are retired. */
export async function listHotels(db: Database): Promise<StoredHotel[]> {
  return db.select().from(hotels).where(not(hotels.isRetired)).orderBy(asc(hotels.rank));
}

const isHotel = (id: string) => and(eq(hotels.id, id), not(hotels.isRetired));

/** Null for an unknown or retired hotel. */
export async function loadHotel(db: Database, id: string): Promise<StoredHotel | null> {
  const [hotel] = await db.select().from(hotels).where(isHotel(id));
  return hotel ?? null;
}

/** Null for an unknown or retired hotel. */
export async function loadCatalogue(db: Database | Transaction, hotelId: string): Promise<Catalogue | null> {
  const isSold = and(eq(roomTypes.hotelId, hotelId), not(roomTypes.isRetired));
  const typeIds = db.select({ id: roomTypes.id }).from(roomTypes).where(isSold);
  const [[hotel], types, amounts, nights, hours, hotelSeasons] = await Promise.all([
    db.select().from(hotels).where(isHotel(hotelId)),
    db.select().from(roomTypes).where(isSold).orderBy(asc(roomTypes.rank)),
    db
      .select({ roomTypeId: rooms.roomTypeId, amount: sql<number>`count(*)::integer` })
      .from(rooms)
      .where(and(eq(rooms.hotelId, hotelId), not(rooms.isRetired)))
      .groupBy(rooms.roomTypeId),
    db.select().from(nightTariffs).where(inArray(nightTariffs.roomTypeId, typeIds)),
    db.select().from(hourTariffs).where(inArray(hourTariffs.roomTypeId, typeIds)),
    db
      .select({
        firstDate: seasons.firstDate,
        lastDate: seasons.lastDate,
        factorBasisPoints: seasons.factorBasisPoints,
      })
      .from(seasons)
      .where(eq(seasons.hotelId, hotelId))
      .orderBy(asc(seasons.id)),
  ]);
  if (!hotel) return null;
  const hoursOf = (typeId: string, direction: 'CHECKIN' | 'CHECKOUT') =>
    new Map(
      hours
        .filter(hour => hour.roomTypeId === typeId && hour.direction === direction)
        .map(({ hour, cents }) => [hour, cents]),
    );
  return {
    hotel,
    seasons: hotelSeasons,
    types: types.map(type => ({
      ...type,
      amountOfRooms: amounts.find(({ roomTypeId }) => roomTypeId === type.id)?.amount ?? 0,
      weekdayTariff: nights
        .filter(night => night.roomTypeId === type.id)
        .toSorted((a, b) => a.weekday - b.weekday)
        .map(night => night.cents),
      checkinHours: hoursOf(type.id, 'CHECKIN'),
      checkoutHours: hoursOf(type.id, 'CHECKOUT'),
    })),
  };
}
