import { isDeepStrictEqual } from 'node:util';
import type {
  ImportPlan,
  StayToCome,
  StoredHotelData,
  TableChanges,
} from '#gateway/store/hotel-import-store.ts';
import type { HotelData } from '#gateway/store/hotel-rows.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { files, type Lines } from './hotel-data.ts';
import type { Problem } from './problems.ts';
import { quizOptionName } from './quiz-option-schema.ts';

/** Rows that are gone from the files are deleted, or retired if a past booking refers to them. */
export function planImport(
  stored: StoredHotelData,
  wanted: HotelData,
  lines: Lines,
): { plan: ImportPlan; problems: Problem[] } {
  const isUsed = (table: keyof StoredHotelData['used']) => (row: { id: string }) =>
    stored.used[table].has(row.id);
  const never = () => false;
  const rooms = withStoredIds(stored.rooms, wanted.rooms);
  const plan: ImportPlan = {
    hotels: compare(stored.hotels, wanted.hotels, row => row.id, isUsed('hotels')),
    roomTypes: compare(stored.roomTypes, wanted.roomTypes, row => row.id, isUsed('roomTypes')),
    rooms: compare(stored.rooms, rooms, row => row.id, isUsed('rooms')),
    nightTariffs: compare(
      stored.nightTariffs,
      wanted.nightTariffs,
      row => `${row.roomTypeId} ${row.weekday}`,
      never,
    ),
    hourTariffs: compare(
      stored.hourTariffs,
      wanted.hourTariffs,
      row => `${row.roomTypeId} ${row.direction} ${row.hour}`,
      never,
    ),
    seasons: compare(stored.seasons, wanted.seasons, row => row.id, never),
    spaces: compare(stored.spaces, wanted.spaces, row => row.id, isUsed('spaces')),
    guidePlaces: compare(stored.guidePlaces, wanted.guidePlaces, row => row.id, never),
    minibars: compare(stored.minibars, wanted.minibars, row => row.id, never),
    roomOptions: compare(stored.roomOptions, wanted.roomOptions, row => `${row.kind} ${row.id}`, never),
    quizOptions: compare(stored.quizOptions, wanted.quizOptions, quizOptionName, never),
  };
  return {
    plan,
    problems: [
      ...conflictingStays(stored, plan, lines),
      ...spaceProblems(stored, plan, lines),
      ...quizProblems(stored, plan, lines),
    ],
  };
}

/** A room is identified by hotel and number; one that is stored under another id keeps it, since stays refer to it. */
function withStoredIds(stored: HotelData['rooms'], wanted: HotelData['rooms']): HotelData['rooms'] {
  const key = (room: HotelData['rooms'][number]) => `${room.hotelId} ${room.number}`;
  const ids = new Map(stored.map(room => [key(room), room.id]));
  return wanted.map(room => ({ ...room, id: ids.get(key(room)) ?? room.id }));
}

function compare<Row extends object>(
  stored: readonly Row[],
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
  isUsed: (row: Row) => boolean,
): TableChanges<Row> {
  const before = new Map(stored.map(row => [keyOf(row), row]));
  const after = new Set(wanted.map(keyOf));
  const gone = stored.filter(row => !after.has(keyOf(row)));
  return {
    added: wanted.filter(row => !before.has(keyOf(row))),
    changed: wanted.filter(row => {
      const old = before.get(keyOf(row));
      return old !== undefined && !isDeepStrictEqual(old, row);
    }),
    retired: gone.filter(row => isUsed(row) && !('isRetired' in row && row.isRetired === true)),
    removed: gone.filter(row => !isUsed(row)),
  };
}

/** Rooms, room types and hotels with upcoming stays cannot be removed, and a sold room cannot change its type. */
function conflictingStays(stored: StoredHotelData, plan: ImportPlan, lines: Lines): Problem[] {
  const problems: Problem[] = [];
  const blocked = (file: string, line: number | null, what: string, stays: readonly StayToCome[]) => {
    if (stays.length > 0)
      problems.push({ file, line, message: `${what}, but it has ${describeStays(stays)}` });
  };
  const staysOf = (key: 'hotelId' | 'roomTypeId' | 'roomId', id: string) =>
    stored.staysToCome.filter(stay => stay[key] === id);

  for (const { id } of [...plan.hotels.removed, ...plan.hotels.retired])
    blocked(files.hotels, null, `hotel ${id} is missing`, staysOf('hotelId', id));
  for (const { id } of [...plan.roomTypes.removed, ...plan.roomTypes.retired])
    blocked(files.roomTypes, null, `room type ${id} is missing`, staysOf('roomTypeId', id));
  for (const { id, hotelId, number } of [...plan.rooms.removed, ...plan.rooms.retired])
    blocked(files.rooms, null, `room ${number} of ${hotelId} is missing`, staysOf('roomId', id));

  const typesBefore = new Map(stored.rooms.map(room => [room.id, room.roomTypeId]));
  for (const { id, hotelId, number, roomTypeId } of plan.rooms.changed) {
    if (typesBefore.get(id) === roomTypeId) continue;
    const line = lines.rooms.get(id) ?? null;
    blocked(
      files.rooms,
      line,
      `room ${number} of ${hotelId} changes to ${roomTypeId}`,
      staysOf('roomId', id),
    );
  }
  const hotelsBefore = new Map(stored.hotels.map(hotel => [hotel.id, hotel]));
  for (const { id, timeZone } of plan.hotels.changed) {
    if (hotelsBefore.get(id)?.timeZone === timeZone) continue;
    blocked(
      files.hotels,
      lines.hotels.get(id) ?? null,
      `hotel ${id} changes its time zone`,
      staysOf('hotelId', id),
    );
  }
  // Past bookings refer to hotel and room type together: a type cannot change its hotel.
  const typeHotels = new Map(stored.roomTypes.map(type => [type.id, type.hotelId]));
  for (const { id, hotelId } of plan.roomTypes.changed) {
    const before = typeHotels.get(id);
    if (before === hotelId) continue;
    const line = lines.roomTypes.get(id) ?? null;
    problems.push({
      file: files.roomTypes,
      line,
      message: `${id} belongs to ${before}: choose another id for ${hotelId}`,
    });
  }
  return problems;
}

/** No space can change its hotel: past reservations refer to both. */
function spaceProblems(stored: StoredHotelData, plan: ImportPlan, lines: Lines): Problem[] {
  const gone = [...plan.spaces.removed, ...plan.spaces.retired].flatMap(({ id }) => {
    const times = stored.spaceReservationsToCome.filter(({ spaceId }) => spaceId === id);
    if (times.length === 0) return [];
    const days = [...new Set(times.map(({ startsAt, timeZone }) => dateAt(startsAt, timeZone)))].toSorted();
    const named = `${days.slice(0, NAMED_STAYS).join(', ')}${days.length > NAMED_STAYS ? ', …' : ''}`;
    const amount = `${times.length} ${times.length === 1 ? 'reservation' : 'reservations'} to come`;
    return [
      { file: files.spaces, line: null, message: `space ${id} is missing, but it has ${amount}: ${named}` },
    ];
  });
  const hotelsBefore = new Map(stored.spaces.map(space => [space.id, space.hotelId]));
  const moved = plan.spaces.changed.flatMap(({ id, hotelId }) => {
    const before = hotelsBefore.get(id);
    if (before === hotelId) return [];
    const message = `${id} belongs to ${before}: choose another id for ${hotelId}`;
    return [{ file: files.spaces, line: lines.spaces.get(id) ?? null, message }];
  });
  return [...gone, ...moved];
}

/** Guests' answers refer to options by their ids: an id with a new meaning would change them. */
function quizProblems(stored: StoredHotelData, plan: ImportPlan, lines: Lines): Problem[] {
  const keys = new Map(stored.quizOptions.map(option => [quizOptionName(option), option.key]));
  return plan.quizOptions.changed.flatMap(option => {
    const name = quizOptionName(option);
    const before = keys.get(name);
    if (before === option.key) return [];
    const message = `${name} is ${before}: choose another id for ${option.key}`;
    return [{ file: files.quizOptions, line: lines.quizOptions.get(name) ?? null, message }];
  });
}

const NAMED_STAYS = 5;

function describeStays(stays: readonly StayToCome[]): string {
  const sorted = stays.toSorted((one, other) => one.checkinDate.localeCompare(other.checkinDate));
  const named = sorted
    .slice(0, NAMED_STAYS)
    .map(({ locator, checkinDate, checkoutDate }) => `${locator} ${checkinDate} to ${checkoutDate}`);
  const more = stays.length - named.length;
  return `${stays.length} ${stays.length === 1 ? 'stay' : 'stays'} to come: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const hasChanges = (plan: ImportPlan): boolean =>
  Object.values(plan).some(({ added, changed, retired, removed }) =>
    [added, changed, retired, removed].some(rows => rows.length > 0),
  );
