import type { rooms as roomTable } from '#gateway/store/schema/hotels.ts';
import type { SeededRoom } from './booking-rows.ts';
import { type HotelId, hotelIds, type RoomKind, roomKinds, roomTypeId } from './hotels.ts';
import type { Random } from './random.ts';
import type { RoomCalendar } from './room-calendar.ts';

type Room = typeof roomTable.$inferInsert;

export type OtherStay = Omit<SeededRoom, 'childrenAges' | 'hasCradle' | 'bedType'> & {
  /** A canceled stay no longer reserves its room. */
  canceled: boolean;
};

/** Ninety nights are filled: the last ten and the next eighty. */
const FIRST_DAY = -10;
export const LAST_DAY = 79;

/** Nights on which a type is sold out; far enough ahead that a first visit finds rooms. */
const soldOutTypes: readonly { hotelId: HotelId; kind: RoomKind; days: readonly number[] }[] = [
  { hotelId: 'JARDINS', kind: 'suite-king', days: [18, 19, 33, 61] },
  { hotelId: 'JARDINS', kind: 'garden-queen', days: [25, 26] },
  { hotelId: 'NILO', kind: 'family', days: [16, 17, 52] },
  { hotelId: 'NILO', kind: 'twin', days: [22] },
  { hotelId: 'MARISTA', kind: 'compact-single', days: [20, 21, 47] },
  { hotelId: 'MARISTA', kind: 'suite-king', days: [29, 30] },
];

const SOLD_OUT_HOTEL: { hotelId: HotelId; days: readonly number[] } = {
  hotelId: 'NILO',
  days: [40, 41],
};

const share: Record<HotelId, number> = { JARDINS: 0.84, NILO: 0.76, MARISTA: 0.8 };
/** Sunday to Saturday. */
const byWeekday: Record<HotelId, readonly number[]> = {
  JARDINS: [-0.1, 0, 0.05, 0.06, 0.03, -0.03, -0.04],
  NILO: [-0.06, 0, 0.03, 0.04, 0.02, 0.03, 0.02],
  MARISTA: [-0.08, -0.03, 0, 0.02, 0.03, 0.06, 0.06],
};
/** The occupancy that the far end of the ninety nights still lacks. */
const LEAD_TIME_DROP = 0.14;
const MEAN_NIGHTS = 2.5;

function wantedShare(hotelId: HotelId, weekday: number, day: number): number {
  const ahead = Math.max(0, day) / LAST_DAY;
  return share[hotelId] + (byWeekday[hotelId][weekday] ?? 0) - LEAD_TIME_DROP * ahead;
}

/** The chance that a free room is entered on a day, so that in the long run `share` of its nights are taken. */
function arrivalChance(wanted: number): number {
  return wanted / (MEAN_NIGHTS * (1 - wanted) + wanted);
}

type Night = { room: Room; hotelId: HotelId; kind: RoomKind; from: number; to: number };

/** Fills the hotels. One room of each type is left out, so that every search finds a room except on sold-out nights. */
export function otherStays(
  random: Random,
  calendar: RoomCalendar,
  weekdayOfToday: number,
  rooms: readonly Room[],
): OtherStay[] {
  const nights: Night[] = [];
  const take = (night: Night) => {
    calendar.take(night.room.id, night.from, night.to);
    nights.push(night);
  };
  for (const hotelId of hotelIds) {
    for (const kind of roomKinds) {
      const type = roomTypeId(hotelId, kind);
      for (const room of rooms.filter(each => each.roomTypeId === type).slice(1)) {
        for (const [from, to] of staysOfRoom(random, calendar, hotelId, room.id, weekdayOfToday)) {
          take({ room, hotelId, kind, from, to });
        }
      }
    }
    for (const { kind, day } of soldOutNights(hotelId)) {
      for (const room of calendar.freeRooms(roomTypeId(hotelId, kind), day, day + 1)) {
        take({ room, hotelId, kind, from: day, to: day + 1 });
      }
    }
  }
  return nights.map(night => furnish(random, calendar, night));
}

function soldOutNights(hotelId: HotelId): { kind: RoomKind; day: number }[] {
  const types = soldOutTypes
    .filter(entry => entry.hotelId === hotelId)
    .flatMap(({ kind, days }) => days.map(day => ({ kind, day })));
  if (hotelId !== SOLD_OUT_HOTEL.hotelId) return types;
  return [...types, ...SOLD_OUT_HOTEL.days.flatMap(day => roomKinds.map(kind => ({ kind, day })))];
}

function staysOfRoom(
  random: Random,
  calendar: RoomCalendar,
  hotelId: HotelId,
  roomId: string,
  weekdayOfToday: number,
): [from: number, to: number][] {
  const stays: [number, number][] = [];
  let day = FIRST_DAY;
  while (day <= LAST_DAY) {
    const weekday = (((weekdayOfToday + day) % 7) + 7) % 7;
    const arrives = random.chance(arrivalChance(wantedShare(hotelId, weekday, day)));
    if (!arrives || !calendar.isFree(roomId, day)) {
      day += 1;
      continue;
    }
    const wanted = random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 6]);
    let to = day + 1;
    while (to < day + wanted && to <= LAST_DAY && calendar.isFree(roomId, to)) to += 1;
    stays.push([day, to]);
    day = to;
  }
  return stays;
}

/** Only a room that is empty the night before is entered early, and likewise left late. */
function furnish(random: Random, calendar: RoomCalendar, night: Night): OtherStay {
  const { room, hotelId, kind, from, to } = night;
  const early = random.chance(0.1) && calendar.isFree(room.id, from - 1);
  const late = random.chance(0.1) && calendar.isFree(room.id, to);
  return {
    hotelId,
    roomId: room.id,
    roomTypeId: room.roomTypeId,
    from,
    to,
    checkinHour: early ? random.between(11, 14) : random.between(15, 19),
    checkoutHour: late ? random.between(13, 18) : random.between(10, 12),
    adults: kind === 'compact-single' ? 1 : random.between(1, 2),
    hasPet: random.chance(0.05),
    canceled: false,
  };
}

/** Canceled stays: they occupy no room, and may overlap with others. */
export function canceledStays(random: Random, stays: readonly OtherStay[]): OtherStay[] {
  return stays
    .filter(stay => stay.from > 0 && random.chance(0.05))
    .map(stay => ({ ...stay, canceled: true, hasPet: false }));
}
