import * as z from 'zod/mini';
import { id, localDate } from '#shared/contract/schemas.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { EARLIEST_HOUR, LATEST_HOUR, MAX_CHILD_AGE, MAX_ROOMS } from '#shared/policies.ts';
import { checkRooms } from '#shared/rules/party.ts';
import { type DraftRoom, defaultRoom } from './search-draft.ts';

const NO_AGES = 'null';
const count = z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number));
const hour = z.pipe(
  z.string().check(z.regex(/^\d{2}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(EARLIEST_HOUR), z.lte(LATEST_HOUR))),
);
const age = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.pipe(z.transform(Number), z.int().check(z.lte(MAX_CHILD_AGE))),
);
/** Values per room joined by commas, ages within a room by a dash, as the availability query writes them (SRC-22). */
const perRoom = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(value).check(z.minLength(1), z.maxLength(MAX_ROOMS));
const party = z.object({
  rooms: z.nullable(count),
  adults: perRoom(count),
  children: perRoom(count),
  pets: perRoom(count),
  ages: perRoom(z.array(age)),
});

/** A part of an address: its value, null where it is left out, or `invalid`. */
type Part<Value> = Value | null | 'invalid';

function parsePart<Value>(
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } },
  value: unknown,
): Part<Value> {
  if (value === null) return null;
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : 'invalid';
}

export type SearchAddress = {
  hotelId: Part<string>;
  checkinDate: Part<LocalDate>;
  checkoutDate: Part<LocalDate>;
  checkinHour: Part<number>;
  checkoutHour: Part<number>;
  rooms: Part<DraftRoom[]>;
};

/** Each part by itself, so that a wrong one leaves the others (SRC-24). An age may be missing: the form asks for it. */
export function parseSearchAddress(query: URLSearchParams): SearchAddress {
  return {
    hotelId: parsePart(id, query.get('hotel')),
    checkinDate: parsePart(localDate, query.get('checkin')),
    checkoutDate: parsePart(localDate, query.get('checkout')),
    checkinHour: parsePart(hour, query.get('arrival')),
    checkoutHour: parsePart(hour, query.get('departure')),
    rooms: parseRooms(query),
  };
}

const partyNames = ['rooms', 'adults', 'children', 'ages', 'pets'] as const;

function parseRooms(query: URLSearchParams): Part<DraftRoom[]> {
  if (!partyNames.some(name => query.has(name))) return null;
  const listOf = (name: string, whenNone: string) => (query.get(name) ?? whenNone).split(',');
  const parsed = parsePart(party, {
    rooms: query.get('rooms'),
    adults: listOf('adults', String(defaultRoom.adults)),
    children: listOf('children', '0'),
    pets: listOf('pets', '0'),
    ages: listOf('ages', NO_AGES).map(ages => (ages === NO_AGES ? [] : ages.split('-'))),
  });
  if (parsed === null || parsed === 'invalid') return 'invalid';
  const { adults, children, pets, ages } = parsed;
  const amount = parsed.rooms ?? Math.max(adults.length, children.length, pets.length);
  const rooms = Array.from({ length: amount }, (_, room): DraftRoom => {
    const childCount = valueAt(children, room) ?? Number.NaN;
    const known = valueAt(ages, room) ?? [];
    return {
      adults: valueAt(adults, room) ?? Number.NaN,
      children: childCount,
      ages: Array.from({ length: childCount || 0 }, (__, child) => known[child] ?? null),
      pets: valueAt(pets, room) ?? Number.NaN,
    };
  });
  const isParty = checkRooms(rooms).every(({ problem }) => problem.key === 'party.ageRequired');
  return isParty ? rooms : 'invalid';
}

/** One value stands for every room. */
function valueAt<Value>(list: readonly Value[], room: number): Value | undefined {
  return list.length === 1 ? list[0] : list[room];
}
