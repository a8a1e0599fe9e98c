import { MAX_CHILD_AGE, MAX_ROOMS } from '../policies.ts';
import type { RoomParty } from './party.ts';

export type RoomsQuery = {
  quantityRooms: string;
  adults: string;
  children: string;
  ages: string;
  pets: string;
};

export type SearchedRoom = RoomParty & { ages: readonly number[] };

const NONE = 'null';
const COUNT = /^\d$/;
const AGES = /^\d{1,2}(-\d{1,2})*$/;

/** Values per room joined by commas, ages within a room by a dash, the word null for none (SRC-22). */
export function encodeRooms(rooms: readonly SearchedRoom[]): RoomsQuery {
  return {
    quantityRooms: String(rooms.length),
    adults: rooms.map(room => room.adults).join(','),
    children: rooms.map(room => room.children).join(','),
    ages: rooms.map(room => (room.ages.length === 0 ? NONE : room.ages.join('-'))).join(','),
    pets: rooms.map(room => room.pets).join(','),
  };
}

function counts(list: string): number[] | null {
  const parts = list.split(',');
  return parts.every(part => COUNT.test(part)) ? parts.map(Number) : null;
}

function parseAges(part: string): number[] | null {
  if (part === NONE) return [];
  if (!AGES.test(part)) return null;
  const ages = part.split('-').map(Number);
  return ages.every(age => age <= MAX_CHILD_AGE) ? ages : null;
}

/** Null when it is malformed (SRC-10, SRC-22); `checkRooms` decides whether a room can take its party. */
export function parseRooms(query: RoomsQuery): SearchedRoom[] | null {
  const quantity = COUNT.test(query.quantityRooms) ? Number(query.quantityRooms) : 0;
  const adults = counts(query.adults);
  const children = counts(query.children);
  const pets = counts(query.pets);
  const ages = query.ages.split(',').map(parseAges);
  if (!adults || !children || !pets || quantity < 1 || quantity > MAX_ROOMS) return null;
  if ([adults, children, pets, ages].some(list => list.length !== quantity)) return null;
  const rooms: SearchedRoom[] = [];
  for (let room = 0; room < quantity; room += 1) {
    const roomAges = ages[room];
    const roomChildren = children[room] ?? 0;
    if (!roomAges || roomAges.length !== roomChildren) return null;
    rooms.push({ adults: adults[room] ?? 0, children: roomChildren, ages: roomAges, pets: pets[room] ?? 0 });
  }
  return rooms;
}
