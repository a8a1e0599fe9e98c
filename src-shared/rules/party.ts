import {
  CRADLE_UNDER_AGE,
  EXTRA_BED_OVER_AGE,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
  MAX_GUESTS_PER_ROOM,
  MAX_PETS_PER_ROOM,
  MAX_ROOMS,
} from '../policies.ts';

/** The guests of one searched room (SRC-03). An age not yet chosen in the form is null. */
export type RoomParty = {
  adults: number;
  children: number;
  ages: readonly (number | null)[];
  pets: number;
};

export type RoomProblem =
  | { field: 'adults'; key: 'party.noAdult' | 'party.invalid' }
  | { field: 'guests'; key: 'party.tooManyGuests' }
  | { field: 'children'; key: 'party.tooManyChildren' | 'party.invalid' }
  | { field: 'pets'; key: 'party.tooManyPets' | 'party.invalid' }
  | { field: 'age'; child: number; key: 'party.ageRequired' | 'party.ageInvalid' }
  | { field: 'ages'; key: 'party.agesDoNotMatch' };

export type RoomsProblem =
  | { room: null; problem: { field: 'rooms'; key: 'party.noRoom' | 'party.tooManyRooms' } }
  | { room: number; problem: RoomProblem };

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

export function checkRoom(room: RoomParty): RoomProblem[] {
  const problems: RoomProblem[] = [];
  if (!isCount(room.adults)) problems.push({ field: 'adults', key: 'party.invalid' });
  else if (room.adults < 1) problems.push({ field: 'adults', key: 'party.noAdult' });
  if (!isCount(room.children)) problems.push({ field: 'children', key: 'party.invalid' });
  else if (room.children > MAX_CHILDREN_PER_ROOM)
    problems.push({ field: 'children', key: 'party.tooManyChildren' });
  if (room.adults + room.children > MAX_GUESTS_PER_ROOM)
    problems.push({ field: 'guests', key: 'party.tooManyGuests' });
  if (!isCount(room.pets)) problems.push({ field: 'pets', key: 'party.invalid' });
  else if (room.pets > MAX_PETS_PER_ROOM) problems.push({ field: 'pets', key: 'party.tooManyPets' });
  if (room.ages.length !== room.children) problems.push({ field: 'ages', key: 'party.agesDoNotMatch' });
  for (const [child, age] of room.ages.entries()) {
    if (age === null) problems.push({ field: 'age', child, key: 'party.ageRequired' });
    else if (!isCount(age) || age > MAX_CHILD_AGE)
      problems.push({ field: 'age', child, key: 'party.ageInvalid' });
  }
  return problems;
}

/** The errors of all searched rooms; `room` is the index, null for their number (SRC-06 to SRC-11). */
export function checkRooms(rooms: readonly RoomParty[]): RoomsProblem[] {
  const problems: RoomsProblem[] = [];
  if (rooms.length < 1) problems.push({ room: null, problem: { field: 'rooms', key: 'party.noRoom' } });
  if (rooms.length > MAX_ROOMS)
    problems.push({ room: null, problem: { field: 'rooms', key: 'party.tooManyRooms' } });
  for (const [room, party] of rooms.entries())
    for (const problem of checkRoom(party)) problems.push({ room, problem });
  return problems;
}

/** Beds that a party needs: a child of up to three years sleeps in the parents' bed or a cradle (LIM-11). */
export function bedsNeeded(party: { adults: number; ages: readonly (number | null)[] }): number {
  return party.adults + party.ages.filter(age => age !== null && age > EXTRA_BED_OVER_AGE).length;
}

export function fitsRoom(
  party: { adults: number; ages: readonly (number | null)[] },
  maxGuests: number,
): boolean {
  return bedsNeeded(party) <= maxGuests;
}

/** True if the party needs a third bed, which costs more in the top suite (LIM-10). */
export function hasThirdPerson(party: { adults: number; ages: readonly (number | null)[] }): boolean {
  return bedsNeeded(party) >= 3;
}

/** True if a cradle is offered: for a child under three (FUN-23, FUN-29). */
export function wantsCradle(ages: readonly (number | null)[]): boolean {
  return ages.some(age => age !== null && age < CRADLE_UNDER_AGE);
}
