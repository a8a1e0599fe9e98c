import type { HotelData } from '#gateway/store/hotel-rows.ts';

export const emptyHotelData = (): HotelData => ({
  hotels: [],
  roomTypes: [],
  rooms: [],
  nightTariffs: [],
  hourTariffs: [],
  seasons: [],
  spaces: [],
  guidePlaces: [],
  minibars: [],
  roomOptions: [],
  quizOptions: [],
});

export const files = {
  hotels: 'hotels.json',
  roomTypes: 'room-types.json',
  rooms: 'rooms.csv',
  nightPrices: 'night-prices.csv',
  hourPrices: 'hour-prices.csv',
  seasons: 'seasons.csv',
  spaces: 'spaces.json',
  guide: 'guide.json',
  minibars: 'minibars.json',
  roomOptions: 'room-options.json',
  quizOptions: 'quiz-options.json',
  pictures: 'pictures',
} as const;

/** The last hyphen separates hotel and number: neither of two hotels can have a room of the other's id. */
export function roomId(hotelId: string, number: string): string {
  return `${hotelId.toLowerCase()}-${number}`;
}

/** By the ids of hotels, room types, spaces, places and rooms; a quiz option by `kind id`. */
export type Lines = {
  hotels: Map<string, number>;
  roomTypes: Map<string, number>;
  rooms: Map<string, number>;
  spaces: Map<string, number>;
  guide: Map<string, number>;
  quizOptions: Map<string, number>;
};
