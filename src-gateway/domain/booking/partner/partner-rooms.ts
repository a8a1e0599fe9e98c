import { freeRooms, instantRange } from '#gateway/store/availability-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { allocateRooms, type RoomToAllocate } from '../order/allocate-rooms.ts';
import type { PartnerRoom } from './check-partner-stay.ts';

/** What a partner says of a room. */
export const toAccommodation = (room: PartnerRoom) => ({
  roomTypeId: room.typeId,
  adults: room.adults,
  children: room.childrenAges.length,
  childrenAges: room.childrenAges,
  hasPet: room.hasPet,
  hasCradle: room.hasCrib,
  bedType: room.bedType,
  valueCents: room.valueCents,
  taxCents: room.taxCents,
});

/** Throws ROOM_UNAVAILABLE with the types in `details.missing` of which there are fewer free rooms than wanted (CHN-02). */
export async function allocatePartnerRooms(
  tx: Transaction,
  rooms: readonly RoomToAllocate[],
): Promise<string[]> {
  try {
    return await allocateRooms(tx, rooms);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'ROOM_UNAVAILABLE') throw error;
    const missing: { roomTypeId: string; wanted: number; free: number }[] = [];
    for (const [roomTypeId, wanted] of Map.groupBy(rooms, ({ typeId }) => typeId)) {
      const freeIds = new Set<string>();
      for (const { arrival, cleaned } of wanted)
        for (const { id } of await freeRooms(tx, roomTypeId, instantRange(arrival, cleaned))) freeIds.add(id);
      // Rooms with different hours can lack one although each has a choice.
      const free = Math.min(freeIds.size, wanted.length);
      if (free < wanted.length || isFailed(error, rooms, roomTypeId))
        missing.push({ roomTypeId, wanted: wanted.length, free: Math.min(free, wanted.length - 1) });
    }
    throw new AppError('ROOM_UNAVAILABLE', 'the hotel has not all of these rooms', {
      details: { missing },
      cause: error,
    });
  }
}

function isFailed({ details }: AppError, rooms: readonly RoomToAllocate[], roomTypeId: string): boolean {
  const index = typeof details === 'object' && details && 'room' in details ? Number(details.room) : -1;
  return rooms[index]?.typeId === roomTypeId;
}
