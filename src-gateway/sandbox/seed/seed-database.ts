import { inArray } from 'drizzle-orm';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { writeHotelData } from '#gateway/domain/hotel/import/import-hotels.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { hashPassword, passwordParameters } from '#gateway/platform/password-hash.ts';
import type { HotelData } from '#gateway/store/hotel-rows.ts';
import { guestAddresses } from '#gateway/store/schema/addresses.ts';
import { accommodationGuests, accommodations, bookings, stayLines } from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { checkIns, doorCodeShowings, lockCommands, sandboxLocks } from '#gateway/store/schema/check-ins.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { deliveries, spaceReservations, visitors } from '#gateway/store/schema/living.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { guestPreferences } from '#gateway/store/schema/preferences.ts';
import { sandboxCards, sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { staffAccounts } from '#gateway/store/schema/staff.ts';
import { identityValidations } from '#gateway/store/schema/validations.ts';
import { claimSeeding, countRows, hasHotels, insertRows, numberedRooms } from '#gateway/store/seed-store.ts';
import type { Database, Store, Transaction } from '#gateway/store/store.ts';
import { dateAt, weekdayOf } from '#shared/hotel-time.ts';
import { HOUSEKEEPING_HOURS } from '#shared/policies.ts';
import { allArrivingGuests } from './arriving-guests.ts';
import { arrivingPreferences } from './arriving-preferences.ts';
import { type AccommodationRow, type Desk, seedDesk } from './booking-rows.ts';
import {
  arrivalAddresses,
  arrivalCheckIns,
  arrivalIdentities,
  arrivalRoomGuests,
  demoArrivals,
} from './demo-arrivals.ts';
import { demoDeliveries } from './demo-deliveries.ts';
import { seedDeskStory } from './demo-desk.ts';
import { DEMO_PASSWORD, demoAddresses, demoGuests } from './demo-guests.ts';
import { demoPreferences } from './demo-preferences.ts';
import { demoRoomGuests, demoShowings, demoStayLines, type NumberedRoom } from './demo-room-guests.ts';
import { type DemoRows, demoBookingRows, demoCardRows, demoCreditRows } from './demo-rows.ts';
import { demoSpaceReservations } from './demo-spaces.ts';
import { demoStaff, seedStaff } from './demo-staff.ts';
import { demoVisitors } from './demo-visitors.ts';
import { guestsInside } from './guests-inside.ts';
import { readDemoHotels } from './hotels.ts';
import { type OtherRows, otherBookingRows } from './other-rows.ts';
import { stayPricer } from './prices.ts';
import { seededRandom } from './random.ts';
import { roomCalendar } from './room-calendar.ts';
import { seedConditions, showingsInside } from './room-conditions.ts';
import { seasonsAround } from './seasons.ts';
import { canceledStays, LAST_DAY, otherStays } from './stays.ts';

const SEED = 20_261_119;
const CALENDAR_FROM = -60;

/** Accounts in a sandbox alone: their password is published (SEC-01). False if seeded before. One transaction. */
export async function seedDatabase(app: {
  store: Store;
  clock: Clock;
  config: Pick<GatewayConfig, 'sandbox' | 'production' | 'passwordCost'>;
  signingKey: Uint8Array;
}): Promise<boolean> {
  const { sandbox, production, passwordCost } = app.config;
  const now = app.clock.now();
  return app.store.db.transaction(async tx => {
    if (!(await claimSeeding(tx, now)) || (await hasHotels(tx))) return false;
    const { data: files, lines } = await readDemoHotels();
    const today = dateAt(now, files.hotels[0]?.timeZone ?? 'UTC');
    const data = { ...files, seasons: seasonsAround(today) };
    await writeHotelData(tx, data, lines, now);
    if (sandbox && !production) {
      const desk = seedDesk({ today, now, random: seededRandom(SEED), price: stayPricer(data) }, data.hotels);
      await seedGuestAccounts(tx, desk, passwordCost);
      await seedStays(tx, desk, data);
      const { signingKey } = app;
      await seedStaff(tx, { signingKey, passwordCost, createdAt: desk.daysFromNow(-120) });
    }
    await countRows(tx);
    return true;
  });
}

async function seedGuestAccounts(tx: Transaction, desk: Desk, passwordCost: number): Promise<void> {
  const createdAt = desk.daysFromNow(-120);
  const hashing = passwordParameters(passwordCost);
  const hashes = await Promise.all(demoGuests.map(() => hashPassword(DEMO_PASSWORD, hashing)));
  // One hash for all those who only arrive: each takes a noticeable part of a start.
  const [shared = ''] = hashes;
  await insertRows(
    tx,
    guests,
    [...demoGuests, ...allArrivingGuests].map((guest, index) => ({
      ...guest,
      passwordHash: hashes[index] ?? shared,
      tokensValidSince: createdAt,
      createdAt,
    })),
  );
  await insertRows(
    tx,
    guestPreferences,
    [...demoPreferences, ...arrivingPreferences].map(row => ({ ...row, updatedAt: createdAt })),
  );
  await insertRows(tx, guestAddresses, demoAddresses);
  const rows = demoCardRows(desk);
  await insertRows(tx, cards, rows.cards);
  await insertRows(tx, sandboxCards, rows.sandboxCards);
}

async function seedStays(tx: Transaction, desk: Desk, data: HotelData): Promise<void> {
  const { rooms } = data;
  const calendar = roomCalendar(rooms, CALENDAR_FROM, LAST_DAY + 1);
  const demo = demoBookingRows(desk, calendar);
  const stays = otherStays(desk.random, calendar, weekdayOf(desk.today), rooms);
  const other = otherBookingRows(desk, [...stays, ...canceledStays(desk.random, stays)], demoArrivals(stays));
  await insertRows(tx, bookings, [...demo.bookings, ...other.bookings]);
  await insertRows(tx, accommodations, [...demo.accommodations, ...other.accommodations]);
  await seedDemoStays(tx, desk, demo, data);
  await seedArrivals(tx, desk, other);
  const livedIn = [...demo.accommodations, ...other.accommodations].filter(({ doorCode }) => doorCode);
  const roomsInside = await numberedRooms(
    tx,
    livedIn.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const inside = guestsInside(desk, other, roomsInside);
  await insertRows(tx, accommodationGuests, inside);
  await insertRows(tx, doorCodeShowings, showingsInside(other, roomsInside));
  await seedLocks(tx, desk, livedIn, roomsInside);
  await seedConditions(tx, desk);
  await insertRows(tx, payments, [...demo.payments, ...other.payments]);
  await insertRows(tx, sandboxCharges, [...demo.sandboxCharges, ...other.sandboxCharges]);
  await insertRows(tx, creditEntries, demoCreditRows(desk, demo.bookings));
  await seedDeskStory(tx, desk, {
    bookings: [...demo.bookings, ...other.bookings],
    rooms: roomsInside,
    guests: inside,
    payments: [...demo.payments, ...other.payments],
  });
}

async function seedLocks(
  tx: Transaction,
  desk: Desk,
  livedIn: readonly AccommodationRow[],
  numbered: readonly NumberedRoom[],
): Promise<void> {
  const hours = ({ occupied }: AccommodationRow) => {
    const [from = '', until = ''] = occupied.match(/\d{4}-[^"]+/g) ?? [];
    const departure = new Date(until).getTime() - HOUSEKEEPING_HOURS * 3_600_000;
    return { validFrom: new Date(from), validUntil: new Date(departure) };
  };
  await insertRows(
    tx,
    sandboxLocks,
    livedIn.map(room => ({ roomId: room.roomId, code: room.doorCode, ...hours(room) })),
  );
  await insertRows(
    tx,
    lockCommands,
    numbered.map(({ id, roomId }) => ({
      accommodationId: id,
      roomId,
      action: 'SET' as const,
      attempts: 1,
      nextTryAt: desk.now,
      doneAt: desk.now,
      createdAt: desk.now,
    })),
  );
}

/** Needs the rooms' ids from the database. */
async function seedDemoStays(tx: Transaction, desk: Desk, demo: DemoRows, data: HotelData): Promise<void> {
  const rooms = await numberedRooms(
    tx,
    demo.bookings.map(({ id }) => id),
  );
  await insertRows(tx, stayLines, demoStayLines(demo.prices, rooms));
  await insertRows(tx, accommodationGuests, demoRoomGuests(desk, demo.bookings, rooms));
  await insertRows(tx, doorCodeShowings, demoShowings(demo.bookings, rooms));
  await insertRows(tx, spaceReservations, demoSpaceReservations(desk, data, demo.bookings, rooms));
  await insertRows(tx, visitors, demoVisitors(desk, demo.bookings, rooms));
  await insertRows(tx, deliveries, demoDeliveries(desk, demo.bookings, rooms));
}

/** The guests of today's and tomorrow's arrivals, and how far each of them is. */
async function seedArrivals(tx: Transaction, desk: Desk, { arrivals, prices }: OtherRows): Promise<void> {
  const rooms = await numberedRooms(
    tx,
    arrivals.map(({ booking }) => booking.id),
  );
  await insertRows(tx, stayLines, demoStayLines(prices, rooms));
  await insertRows(tx, accommodationGuests, arrivalRoomGuests(desk, arrivals, rooms));
  await insertRows(tx, guestAddresses, arrivalAddresses(arrivals));
  await insertRows(tx, identityValidations, arrivalIdentities(desk, arrivals));
  await insertRows(tx, checkIns, arrivalCheckIns(desk, arrivals));
}

/** Throws ConfigError for a database that a sandbox filled: anybody can sign in to its accounts (SEC-01). */
export async function assertNoDemoAccounts(db: Database): Promise<void> {
  const ids = [...demoGuests, ...allArrivingGuests].map(({ id }) => id);
  const staffIds = demoStaff.map(({ id }) => id);
  const found =
    (await db.$count(guests, inArray(guests.id, ids))) +
    (await db.$count(staffAccounts, inArray(staffAccounts.id, staffIds)));
  if (found === 0) return;
  throw new ConfigError(
    'DATABASE_URL or PERNOITE_DATA cannot be used: the database holds the demonstration accounts, whose password is published. Start with an empty database, or delete these accounts first.',
  );
}
