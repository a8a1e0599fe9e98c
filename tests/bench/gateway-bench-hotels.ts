import { sql } from 'drizzle-orm';
import type { AppContext } from '#gateway/context.ts';
import { writeHotelData } from '#gateway/domain/hotel/import/import-hotels.ts';
import { hashPassword } from '#gateway/platform/password-hash.ts';
import {
  hotelIds,
  type RoomKind,
  readDemoHotels,
  roomKinds,
  roomTypeId,
} from '#gateway/sandbox/seed/hotels.ts';
import { type Random, seededRandom } from '#gateway/sandbox/seed/random.ts';
import { seasonsAround } from '#gateway/sandbox/seed/seasons.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { drawerMovements } from '#gateway/store/schema/drawers.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { roomClosures } from '#gateway/store/schema/room-closures.ts';
import { sandboxCards } from '#gateway/store/schema/sandbox.ts';
import { insertRows } from '#gateway/store/seed-store.ts';
import { addDays, dateAt, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { EARLIEST_HOUR, STANDARD_CHECKIN_HOUR } from '#shared/policies.ts';
import { stayRows } from '#tests/gateway/stay-rows.ts';

export const ZONE = 'America/Sao_Paulo';
export const HOTEL_IDS = [...hotelIds];
export const BENCH_GUEST = { email: 'bench@pernoite.test', password: 'Pernoite#2026' };
export const BENCH_CARD = 'b0b00000-0000-4000-a000-000000000002';

const ROOMS_OF_EACH_TYPE = 40;
export const BENCH_GUEST_ID = 'b0b00000-0000-4000-a000-000000000001';
const HOUR_MS = 3_600_000;

export type Payer = { id: string; email: string; cardId: string };

/** Further guests with the same password: those of one guest wait for each other. */
export const otherPayers: readonly Payer[] = Array.from({ length: 19 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return {
    id: `b0b00000-0000-4000-a000-0000000001${number}`,
    email: `bench-${number}@pernoite.test`,
    cardId: `b0b00000-0000-4000-a000-0000000002${number}`,
  };
});
/** Stays are up to this day; with few of them, from a month ago on, with many from as long ago as they need. */
const LAST_DAY = 170;
const SHORTEST_SPAN = 200;
/** Nights that a stay and the gap after it take when the hotel is as full as it gets here. */
const DENSEST = 3.2;

const benchRooms = hotelIds.flatMap(hotelId =>
  roomKinds.flatMap((kind: RoomKind, index) =>
    Array.from({ length: ROOMS_OF_EACH_TYPE }, (_, room) => {
      const number = String((index + 1) * 100 + room + 1);
      return {
        id: `${hotelId.toLowerCase()}-${number}`,
        hotelId,
        roomTypeId: roomTypeId(hotelId, kind),
        number,
        lockNumber: null,
        isRetired: false,
      };
    }),
  ),
);

export async function seedBenchHotels(app: AppContext): Promise<void> {
  const now = app.clock.now();
  const { data, lines } = await readDemoHotels();
  await app.store.db.transaction(async tx => {
    const seasons = seasonsAround(dateAt(now, ZONE));
    await writeHotelData(tx, { ...data, rooms: benchRooms, seasons }, lines, now);
    const passwordHash = await hashPassword(BENCH_GUEST.password);
    const card = {
      brand: 'visa',
      lastDigits: '1111',
      month: 12,
      year: now.getUTCFullYear() + 2,
      methodReference: 'sandbox_card_bench',
      createdAt: now,
    };
    await insertRows(tx, sandboxCards, [
      { ...card, token: 'used_bench', behaviour: 'APPROVE', exchangedAt: now },
    ]);
    const people = [{ id: BENCH_GUEST_ID, email: BENCH_GUEST.email, cardId: BENCH_CARD }, ...otherPayers];
    await insertRows(
      tx,
      guests,
      people.map(({ id, email }) => ({
        id,
        email,
        emailVerified: true,
        passwordHash,
        firstName: 'Bench',
        lastName: 'Guest',
        socialName: null,
        dateOfBirth: '1990-01-01',
        phoneCode: '55',
        phone: '11987654321',
        country: 'BR',
        subscribe: false,
        preferredLanguage: 'ENGLISH' as const,
        tokensValidSince: new Date(now.getTime() - HOUR_MS),
        createdAt: now,
      })),
    );
    await insertRows(
      tx,
      cards,
      people.map(({ id, cardId }) => ({
        ...card,
        id: cardId,
        guestId: id,
        description: 'Bench',
        isDefault: true,
      })),
    );
  });
}

/** A room is out of order twice a year, for a few nights (HSK-05). */
const DAYS_BETWEEN_CLOSURES = 180;
const LONGEST_CLOSURE = 5;
const STAFF_ID = 'b0b00000-0000-4000-a000-000000000003';

/** Nights of a room by days from today; `to` is the day after the last one. */
type Nights = { room: (typeof benchRooms)[number]; from: number; to: number };

/** Those of the past too: a closure that has run out stays in its table as it was. */
function arrangeClosures(random: Random, amount: number): Nights[] {
  const span = spanOf(amount);
  return benchRooms.flatMap(room =>
    Array.from({ length: Math.ceil(span / DAYS_BETWEEN_CLOSURES) }, (_, at) => {
      const first = Math.ceil(LAST_DAY - span + at * DAYS_BETWEEN_CLOSURES);
      const from = first + random.between(0, DAYS_BETWEEN_CLOSURES - LONGEST_CLOSURE - 1);
      return { room, from, to: from + random.between(1, LONGEST_CLOSURE) };
    }),
  );
}

/** Days over which the stays are spread. */
const spanOf = (amount: number): number => Math.max(SHORTEST_SPAN, (amount / benchRooms.length) * DENSEST);

function arrangeStays(random: Random, amount: number): Nights[] {
  const perRoom = amount / benchRooms.length;
  const span = spanOf(amount);
  const stays: Nights[] = [];
  for (const [index, room] of benchRooms.entries()) {
    const wanted = Math.floor((index + 1) * perRoom) - Math.floor(index * perRoom);
    const slot = span / Math.max(wanted, 1);
    for (let stay = 0; stay < wanted; stay += 1) {
      const first = Math.ceil(LAST_DAY - span + stay * slot);
      const next = Math.ceil(LAST_DAY - span + (stay + 1) * slot);
      const nights = Math.min(random.between(1, 4), next - first);
      const from = first + random.between(0, next - first - nights);
      stays.push({ room, from, to: from + nights });
    }
  }
  return stays;
}

/**
 * All of the stays occupy their room, those of the past too: the hard case for the index. Where a closure has the room, its
 * stays are left out: at most one in thirty.
 */
export async function seedBenchStays(app: AppContext, amount: number): Promise<void> {
  const now = app.clock.now();
  const today = dateAt(now, ZONE);
  const random = seededRandom(amount);
  const instants = new Map<string, Date>();
  const instant = (date: LocalDate, hour: number) => {
    const key = `${date} ${hour}`;
    const known = instants.get(key) ?? instantAt(date, hour, ZONE);
    instants.set(key, known);
    return known;
  };
  const closures = arrangeClosures(seededRandom(amount + 1), amount);
  const closed = Map.groupBy(closures, ({ room }) => room.id);
  const isFree = ({ room, from, to }: Nights) =>
    !closed.get(room.id)?.some(closure => closure.from < to && from < closure.to);
  const planned = arrangeStays(random, amount).filter(isFree);
  const rows = planned.map(({ room, from, to }, index) => {
    const { id: roomId, hotelId, roomTypeId: typeId } = room;
    const [checkinDate, checkoutDate] = [addDays(today, from), addDays(today, to)];
    const [startsAt, endsAt] = [instant(checkinDate, 15), instant(checkoutDate, 12)];
    const freeAgain = new Date(endsAt.getTime() + HOUR_MS);
    const occupied = `["${startsAt.toISOString()}","${freeAgain.toISOString()}")`;
    return stayRows({
      booking: {
        id: random.uuid(),
        locator: `B${index.toString(36).toUpperCase().padStart(5, '0')}`,
        hotelId,
        channel: 'PARTNER',
        checkinDate,
        checkoutDate,
        startsAt,
        endsAt,
        valueCents: 400_00,
        taxCents: 20_00,
        chargedCents: 0,
        language: 'pt',
        createdAt: now,
        updatedAt: now,
      },
      room: { roomId, roomTypeId: typeId, occupied, checkinHour: 15, checkoutHour: 12 },
    });
  });
  await app.store.db.transaction(async tx => {
    // What is truncated reaches a drawer's movements, which nothing deletes outside a bench; here there are none.
    const guard = (act: 'disable' | 'enable') =>
      tx.execute(sql`alter table ${drawerMovements} ${sql.raw(act)} trigger "drawer_movements_no_truncate"`);
    await guard('disable');
    await tx.execute(sql`truncate ${accommodations}, ${bookings}, ${roomClosures} cascade`);
    await guard('enable');
    const [bookingRows, roomRows] = [rows.map(row => row.booking), rows.map(row => row.room)];
    await insertRows(tx, bookings, bookingRows);
    await insertRows(tx, accommodations, roomRows);
    await insertRows(
      tx,
      roomClosures,
      closures.map(({ room: { id: roomId, hotelId }, from, to }) => {
        const id = random.uuid();
        const [fromDate, untilDate, free] = [from, to - 1, to].map(day => addDays(today, day));
        if (!fromDate || !untilDate || !free) throw new Error('a closure has no days');
        const occupied = `["${instant(fromDate, STANDARD_CHECKIN_HOUR).toISOString()}","${instant(free, EARLIEST_HOUR).toISOString()}")`;
        return {
          id,
          key: `desk_${id}`,
          hotelId,
          roomId,
          fromDate,
          untilDate,
          occupied,
          reason: 'MAINTENANCE',
          staffId: STAFF_ID,
          createdAt: now,
        };
      }),
    );
  });
  await app.store.db.execute(sql`vacuum analyze ${accommodations}`);
  await app.store.db.execute(sql`vacuum analyze ${roomClosures}`);
}
