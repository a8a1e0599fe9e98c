import type { hotels, rooms, roomTypes } from '../store/schema/hotels.ts';
import type { hourTariffs, nightTariffs, seasons } from '../store/schema/tariffs.ts';

/** The tables of a hotel, as the files of an import give them. Rows that are gone from the files are not in it. */
export type HotelData = {
  hotels: HotelRow[];
  roomTypes: RoomTypeRow[];
  rooms: RoomRow[];
  nightTariffs: (typeof nightTariffs.$inferSelect)[];
  hourTariffs: (typeof hourTariffs.$inferSelect)[];
  seasons: (typeof seasons.$inferSelect)[];
};

export type HotelRow = typeof hotels.$inferSelect;
export type RoomTypeRow = typeof roomTypes.$inferSelect;
export type RoomRow = typeof rooms.$inferSelect;

export const emptyHotelData = (): HotelData => ({
  hotels: [],
  roomTypes: [],
  rooms: [],
  nightTariffs: [],
  hourTariffs: [],
  seasons: [],
});

export const files = {
  hotels: 'hotels.json',
  roomTypes: 'room-types.json',
  rooms: 'rooms.csv',
  nightPrices: 'night-prices.csv',
  hourPrices: 'hour-prices.csv',
  seasons: 'seasons.csv',
  pictures: 'pictures',
} as const;

/** The last hyphen parts hotel and number: neither of two hotels can have a room of the other's id. */
export function roomId(hotelId: string, number: string): string {
  return `${hotelId.toLowerCase()}-${number}`;
}

/** Where in the files a hotel, a room type (by id) or a room (by its id) is. */
export type Lines = {
  hotels: Map<string, number>;
  roomTypes: Map<string, number>;
  rooms: Map<string, number>;
};
