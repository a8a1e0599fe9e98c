import { sql } from 'drizzle-orm';
import type { AppContext } from '#gateway/context.ts';
import { type Random, seededRandom } from '#gateway/sandbox/seed/random.ts';
import { guestAddresses } from '#gateway/store/schema/addresses.ts';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { checkIns, guarantees } from '#gateway/store/schema/check-ins.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { hotels, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { identityValidations } from '#gateway/store/schema/validations.ts';
import { insertRows } from '#gateway/store/seed-store.ts';
import { addDays, dateAt, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { stayRows } from '#tests/gateway/stay-rows.ts';
import { HOME_ADDRESS, REGISTRATION, TRIP } from '#tests/personal-data.ts';

export const DESK_HOTEL = 'DESK';
const ZONE = 'America/Sao_Paulo';
const NIGHTS = 3;
const ROOM_TYPE = 'desk-queen';

const FIRST_NAMES = [
  'Ana',
  'João',
  'Beatriz',
  'Mário',
  'Inês',
  'Otávio',
  'Lívia',
  'Caio',
  'Zélia',
  'Davi',
] as const;
const MIDDLE_NAMES = ['Moreira', 'Prado', 'Antunes', 'Sá', 'Queirós', 'Leite', 'Brandão', 'Couto'] as const;
const LAST_NAMES = [
  'Souza',
  'Lima',
  'Araújo',
  'Nóbrega',
  'Teixeira',
  'Falcão',
  'Rocha',
  'Viana',
  'Dantas',
] as const;

type Planned = { index: number; from: LocalDate; to: LocalDate; roomId: string };

/**
 * One hotel whose rooms are all taken, one stay after another, around today: a third of the rooms is left and entered today.
 * Every stay has its own guest with account, address, identity, trip and card, so that the board has all of it to read.
 */
export async function seedDeskHotel(app: AppContext, size: { rooms: number; stays: number }): Promise<void> {
  const { db } = app.store;
  const now = app.clock.now();
  const random = seededRandom(size.stays);
  await db.insert(hotels).values({
    id: DESK_HOTEL,
    buildingCode: DESK_HOTEL,
    name: 'Pernoite Desk',
    city: 'São Paulo',
    timeZone: ZONE,
    taxBasisPoints: 500,
    rank: 9,
  });
  await db.insert(roomTypes).values({
    id: ROOM_TYPE,
    hotelId: DESK_HOTEL,
    rank: 1,
    name: { en: 'Queen', pt: 'Queen' },
    description: { en: 'A room', pt: 'Um quarto' },
    characteristics: { en: [], pt: [] },
    maxGuests: 2,
    occupancy: 2,
    size: 24,
    beds: [],
    amenities: [],
    pictures: [],
    bedChoice: true,
    isTopSuite: false,
  });
  const roomIds = Array.from({ length: size.rooms }, (_, index) => `desk-${index + 1}`);
  await db.insert(rooms).values(
    roomIds.map((id, index) => ({
      id,
      hotelId: DESK_HOTEL,
      roomTypeId: ROOM_TYPE,
      number: String(101 + index),
    })),
  );
  const today = dateAt(now, ZONE);
  const perRoom = Math.ceil(size.stays / size.rooms);
  const planned = roomIds.flatMap((roomId, room) =>
    Array.from({ length: perRoom }, (_, stay): Planned => {
      const from = addDays(today, (room % NIGHTS) + (stay - Math.floor(perRoom / 2)) * NIGHTS);
      return { index: room * perRoom + stay, from, to: addDays(from, NIGHTS), roomId };
    }),
  );
  const rows = planned.map(one => stayOf(one, { today, now, random }));
  await db.transaction(async tx => {
    await insertRows(
      tx,
      guests,
      rows.map(({ guest }) => guest),
    );
    await insertRows(
      tx,
      bookings,
      rows.map(({ booking }) => booking),
    );
    await insertRows(
      tx,
      accommodations,
      rows.map(({ room }) => room),
    );
    const ids = new Map(
      (
        await tx.select({ id: accommodations.id, bookingId: accommodations.bookingId }).from(accommodations)
      ).map(({ id, bookingId }) => [bookingId, id]),
    );
    const idOf = (bookingId: string) => ids.get(bookingId) ?? 0;
    await insertRows(
      tx,
      accommodationGuests,
      rows.map(({ booking, guest, room }) => ({
        id: guest.id,
        accommodationId: idOf(booking.id),
        bookingId: booking.id,
        guestId: guest.id,
        name: `${guest.firstName} ${guest.lastName}`,
        socialName: null,
        email: guest.email,
        isMain: true,
        isMinor: false,
        isSpecialCareRequired: random.chance(0.05),
        invitation: 'NONE' as const,
        checkedInAt: room.checkedInAt ?? null,
        createdAt: now,
        updatedAt: now,
      })),
    );
    const some = rows.filter(() => random.chance(0.8));
    await insertRows(
      tx,
      guestAddresses,
      some.map(({ guest }) => ({ guestId: guest.id, ...HOME_ADDRESS })),
    );
    await insertRows(
      tx,
      identityValidations,
      some.map(({ guest: { id, firstName, lastName } }) => ({
        guestId: id,
        status: random.pick(['APPROVED', 'APPROVED', 'APPROVED', 'PROCESSING', 'REPROVED'] as const),
        reasons: [],
        person: { firstName, lastName, nationality: null },
        changedAt: now,
      })),
    );
    await insertRows(
      tx,
      checkIns,
      some.map(({ booking, guest }) => ({
        bookingId: booking.id,
        guestId: guest.id,
        step: 'confirm' as const,
        trip: TRIP,
        registration: REGISTRATION,
        createdAt: now,
        updatedAt: now,
        submittedRooms: [],
      })),
    );
    await insertRows(
      tx,
      guarantees,
      some.map(({ booking, guest }) => ({
        accommodationId: idOf(booking.id),
        bookingId: booking.id,
        guestId: guest.id,
        brand: 'visa',
        lastDigits: '1111',
        methodReference: 'bench',
        createdAt: now,
      })),
    );
  });
  await db.execute(sql`vacuum analyze`);
}

function stayOf(
  { index, from, to, roomId }: Planned,
  { today, now, random }: { today: LocalDate; now: Date; random: Random },
) {
  const guest = guestOf(index, now, random);
  const isOver = to < today || (to === today && random.chance(0.5));
  const isInside = !isOver && from <= today && (from < today || random.chance(0.3));
  const startsAt = instantAt(from, 15, ZONE);
  const endsAt = instantAt(to, 12, ZONE);
  const rows = stayRows({
    booking: {
      id: random.uuid(),
      locator: `D${index.toString(36).toUpperCase().padStart(5, '0')}`,
      hotelId: DESK_HOTEL,
      guestId: guest.id,
      channel: random.chance(0.2) ? 'PARTNER' : 'DIRECT',
      holderLastName: guest.lastName,
      status: isOver ? 'CONCLUDED' : isInside ? 'IN_PROGRESS' : 'CONFIRMED',
      walkIn: false,
      checkinDate: from,
      checkoutDate: to,
      startsAt,
      endsAt,
      valueCents: 400_00,
      taxCents: 20_00,
      language: 'pt',
      createdAt: now,
      updatedAt: now,
    },
    room: {
      roomId,
      roomTypeId: ROOM_TYPE,
      checkinHour: 15,
      checkoutHour: 12,
      holdsRoom: !isOver,
      adults: 2,
      checkedInAt: isOver || isInside ? startsAt : null,
      leftAt: isOver ? endsAt : null,
    },
  });
  return { guest, ...rows };
}

function guestOf(index: number, now: Date, random: Random) {
  return {
    id: random.uuid(),
    email: `${random.pick(FIRST_NAMES).toLowerCase()}.${index}@guest.test`,
    emailVerified: true,
    passwordHash: null,
    firstName: random.pick(FIRST_NAMES),
    lastName: `${random.pick(MIDDLE_NAMES)} ${random.pick(LAST_NAMES)}`,
    socialName: null,
    dateOfBirth: '1990-01-01',
    phoneCode: '55',
    phone: '11987654321',
    country: 'BR',
    nationality: null,
    subscribe: false,
    receiveEmail: true,
    preferredLanguage: 'PORTUGUESE' as const,
    tokensValidSince: now,
    createdAt: now,
    personalInfoVersion: 1,
  };
}
