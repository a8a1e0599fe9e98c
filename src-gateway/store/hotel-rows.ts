import type { guidePlaces } from './schema/guide.ts';
import type { hotels, rooms, roomTypes } from './schema/hotels.ts';
import type { spaces } from './schema/living.ts';
import type { minibarOptions, quizOptions, roomOptions } from './schema/preferences.ts';
import type { hourTariffs, nightTariffs, seasons } from './schema/tariffs.ts';

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
