import {
  type DraftRoom,
  defaultRoom,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import {
  MAX_CHILDREN_PER_ROOM,
  MAX_GUESTS_PER_ROOM,
  MAX_PETS_PER_ROOM,
  MAX_ROOMS,
} from '#shared/policies.ts';
import { checkRooms, type RoomsProblem } from '#shared/rules/party.ts';

type Rooms = readonly DraftRoom[];

export function roomLimits(room: DraftRoom) {
  return {
    adults: { min: 1, max: MAX_GUESTS_PER_ROOM - room.children },
    children: { min: 0, max: Math.min(MAX_CHILDREN_PER_ROOM, MAX_GUESTS_PER_ROOM - room.adults) },
    pets: { min: 0, max: MAX_PETS_PER_ROOM },
  };
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

function changeRoom(rooms: Rooms, index: number, change: (room: DraftRoom) => DraftRoom): Rooms {
  const room = rooms[index];
  return room ? rooms.with(index, change(room)) : rooms;
}

export function adultsChanged(rooms: Rooms, index: number, adults: number): Rooms {
  return changeRoom(rooms, index, room => ({ ...room, adults: within(adults, roomLimits(room).adults) }));
}

/** One age for each child: new ones are empty, ages of removed children are dropped (SRC-10). */
export function childrenChanged(rooms: Rooms, index: number, children: number): Rooms {
  return changeRoom(rooms, index, room => {
    const count = within(children, roomLimits(room).children);
    return {
      ...room,
      children: count,
      ages: Array.from({ length: count }, (_, child) => room.ages[child] ?? null),
    };
  });
}

export function ageChanged(rooms: Rooms, index: number, child: number, age: number | null): Rooms {
  return changeRoom(rooms, index, room =>
    child in room.ages ? { ...room, ages: room.ages.with(child, age) } : room,
  );
}

export function petsChanged(rooms: Rooms, index: number, pets: number): Rooms {
  return changeRoom(rooms, index, room => ({ ...room, pets: within(pets, roomLimits(room).pets) }));
}

/** At most six rooms (SRC-06), or the device's limit (SEC-04). */
export function roomAdded(rooms: Rooms, max: number = MAX_ROOMS): Rooms {
  return rooms.length < max ? [...rooms, defaultRoom] : rooms;
}

export function roomTakenOut(rooms: Rooms, index: number): Rooms {
  return rooms.length > 1 ? rooms.toSpliced(index, 1) : rooms;
}

export function firstMissingAge(rooms: Rooms): { room: number; child: number } | null {
  const isMissing = (found: RoomsProblem) => found.room !== null && found.problem.field === 'age';
  const found = checkRooms(rooms).find(isMissing);
  if (!found || found.room === null || found.problem.field !== 'age') return null;
  return { room: found.room, child: found.problem.child };
}

export function partyTotals(rooms: Rooms): { rooms: number; adults: number; children: number; pets: number } {
  const sum = (of: (room: DraftRoom) => number) => rooms.reduce((total, room) => total + of(room), 0);
  return {
    rooms: rooms.length,
    adults: sum(room => room.adults),
    children: sum(room => room.children),
    pets: sum(room => room.pets),
  };
}
