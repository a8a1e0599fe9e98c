import type { guidePlaces } from '../store/schema/guide.ts';
import type { hotels, rooms, roomTypes } from '../store/schema/hotels.ts';
import type { spaces } from '../store/schema/living.ts';
import type { minibarOptions, quizOptions, roomOptions } from '../store/schema/preferences.ts';
import type { hourTariffs, nightTariffs, seasons } from '../store/schema/tariffs.ts';

/** The tables of a hotel, as the files of an import give them. Rows that are gone from the files are not in it. */
export type HotelData = {
  hotels: HotelRow[];
  roomTypes: RoomTypeRow[];
  rooms: RoomRow[];
  nightTariffs: (typeof nightTariffs.$inferSelect)[];
  hourTariffs: (typeof hourTariffs.$inferSelect)[];
  seasons: (typeof seasons.$inferSelect)[];
  spaces: SpaceRow[];
  guidePlaces: GuidePlaceRow[];
  minibars: MinibarRow[];
  roomOptions: RoomOptionRow[];
  quizOptions: QuizOptionRow[];
};

export type HotelRow = typeof hotels.$inferSelect;
export type RoomTypeRow = typeof roomTypes.$inferSelect;
/** Whether a room is ready is the hotel's word of the day, and no import's. */
export type RoomRow = Omit<typeof rooms.$inferSelect, 'isReady'>;

export type SpaceRow = typeof spaces.$inferSelect;
export type MinibarRow = typeof minibarOptions.$inferSelect;

export type GuidePlaceRow = typeof guidePlaces.$inferSelect;
export type RoomOptionRow = typeof roomOptions.$inferSelect;
export type QuizOptionRow = typeof quizOptions.$inferSelect;

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

/** The last hyphen parts hotel and number: neither of two hotels can have a room of the other's id. */
export function roomId(hotelId: string, number: string): string {
  return `${hotelId.toLowerCase()}-${number}`;
}

/** Where in the files a hotel, a room type, a space, a place of the guide (by id), a room (by its id) or a quiz option (`kind id`) is. */
export type Lines = {
  hotels: Map<string, number>;
  roomTypes: Map<string, number>;
  rooms: Map<string, number>;
  spaces: Map<string, number>;
  guide: Map<string, number>;
  quizOptions: Map<string, number>;
};
