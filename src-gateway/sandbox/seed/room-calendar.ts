import type { rooms } from '#gateway/store/schema/hotels.ts';

type Room = typeof rooms.$inferInsert;

/** Taken nights by room. Days are counted from today; nights before `firstDay` are not stored. */
export type RoomCalendar = {
  isFree(roomId: string, day: number): boolean;
  take(roomId: string, from: number, to: number): void;
  /** The last rooms of the type that are free for these nights, so that the first ones remain for the guests. */
  freeRooms(roomTypeId: string, from: number, to: number): Room[];
};

export function roomCalendar(rooms: readonly Room[], firstDay: number, lastDay: number): RoomCalendar {
  const nights = new Map(rooms.map(room => [room.id, new Uint8Array(lastDay - firstDay + 1)]));
  const isFree = (roomId: string, day: number) => nights.get(roomId)?.[day - firstDay] !== 1;
  return {
    isFree,
    take: (roomId, from, to) => {
      nights.get(roomId)?.fill(1, from - firstDay, to - firstDay);
    },
    freeRooms: (roomTypeId, from, to) =>
      rooms
        .filter(room => room.roomTypeId === roomTypeId)
        .filter(room => {
          for (let day = from; day < to; day += 1) if (!isFree(room.id, day)) return false;
          return true;
        })
        .toReversed(),
  };
}
