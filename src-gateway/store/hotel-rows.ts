import type { guidePlaces } from './schema/guide.ts';
import type { hotels, rooms, roomTypes } from './schema/hotels.ts';
import type { spaces } from './schema/living.ts';
import type { minibarOptions, quizOptions, roomOptions } from './schema/preferences.ts';
import type { hourTariffs, nightTariffs, seasons } from './schema/tariffs.ts';

/** The tables of a hotel, as the files of an import describe them, without the rows that are gone from the files. */
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
/** The hotel sets a room's condition and faults from day to day; no import does. */
export type RoomRow = Omit<
  typeof rooms.$inferSelect,
  | 'isReady'
  | 'condition'
  | 'conditionSince'
  | 'conditionVersion'
  | 'expectedAt'
  | 'releaseReason'
  | 'lockComparedAt'
  | 'outOfService'
>;

export type SpaceRow = typeof spaces.$inferSelect;
export type MinibarRow = typeof minibarOptions.$inferSelect;

export type GuidePlaceRow = typeof guidePlaces.$inferSelect;
export type RoomOptionRow = typeof roomOptions.$inferSelect;
export type QuizOptionRow = typeof quizOptions.$inferSelect;
