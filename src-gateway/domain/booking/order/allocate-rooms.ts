import { freeRooms, instantRange, lockRoomType } from '#gateway/store/availability-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderedRoom } from './check-order.ts';

/** `roomId` is taken where it is free. */
export type RoomToAllocate = Pick<OrderedRoom, 'typeId' | 'arrival' | 'cleaned'> & { roomId?: string };

/** Buyers of one room type wait for each other. Throws ROOM_UNAVAILABLE with the room's index in its details. */
export async function allocateRooms(tx: Transaction, rooms: readonly RoomToAllocate[]): Promise<string[]> {
  const typeIds = [...new Set(rooms.map(room => room.typeId))].sort();
  // In the same sequence for everyone: two buyers of the same two types must not deadlock.
  for (const typeId of typeIds) await lockRoomType(tx, typeId);
  const choices: string[][] = [];
  for (const room of rooms) {
    const free = await freeRooms(tx, room.typeId, instantRange(room.arrival, room.cleaned));
    const ids = free.map(({ id }) => id);
    choices.push(ids.toSorted((a, b) => Number(b === room.roomId) - Number(a === room.roomId)));
  }
  // Those who have a room already stay in it as long as another one is free.
  const prefersOwn = rooms.some(({ roomId }) => roomId !== undefined);
  return matchRooms(choices, prefersOwn);
}

/** A later room may move an earlier one to another of its choices (augmenting paths). */
function matchRooms(choices: readonly (readonly string[])[], prefersOwn: boolean): string[] {
  const ownerOf = new Map<string, number>();
  const assign = (index: number, tried: Set<string>): boolean => {
    const wanted = choices[index] ?? [];
    const unowned = prefersOwn ? wanted.find(roomId => !ownerOf.has(roomId)) : undefined;
    if (unowned !== undefined) {
      ownerOf.set(unowned, index);
      return true;
    }
    for (const roomId of wanted) {
      if (tried.has(roomId)) continue;
      tried.add(roomId);
      const owner = ownerOf.get(roomId);
      if (owner === undefined || assign(owner, tried)) {
        ownerOf.set(roomId, index);
        return true;
      }
    }
    return false;
  };
  for (const index of choices.keys()) {
    if (!assign(index, new Set()))
      throw new AppError('ROOM_UNAVAILABLE', 'no room of this type is left', { details: { room: index } });
  }
  const found = new Map([...ownerOf].map(([roomId, index]) => [index, roomId]));
  return choices.map((_, index) => found.get(index) ?? '');
}

/** Maps the database's constraint on sold rooms to a rejection. The transaction, or its savepoint, is lost. */
export async function rejectDoubleSale<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isConstraintViolation(error, 'accommodations_no_double_sale')) throw error;
    throw new AppError('ROOM_UNAVAILABLE', 'the room is sold', { cause: error });
  }
}
