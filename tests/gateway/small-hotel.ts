import { randomUUID } from 'node:crypto';
import { and, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Payer } from '#gateway/domain/payment/cards/card-try.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { hotels, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { hourTariffs, nightTariffs, seasons } from '#gateway/store/schema/tariffs.ts';
import type { NewAccommodation, NewBooking } from '#shared/contract/guest/bookings.ts';
import type { AvailabilityResponse, RoomType } from '#shared/contract/guest/hotels.ts';
import { instantAt, toIso } from '#shared/hotel-time.ts';
import { fromReais, sumCents, toReais } from '#shared/money.ts';
import { encodeRooms, type SearchedRoom } from '#shared/rules/availability-query.ts';
import { type Client, startTestGateway, type TestGateway } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { writeStay } from './stay-rows.ts';

/** A hotel small enough to count by hand: every figure of the tests that use it is in this file. */
export const ZONE = 'America/Sao_Paulo';
/** A Tuesday. */
export const NOON = new Date('2026-12-01T12:00:00-03:00');
export const HOTEL = 'JARDINS';

/** Sunday to Saturday. */
const WEEK = [300_00, 310_00, 320_00, 330_00, 340_00, 450_50, 460_75];

const types = [
  { id: 'queen', rooms: ['101', '102', '103'], maxGuests: 2, isSuite: false, week: WEEK },
  { id: 'family', rooms: ['201'], maxGuests: 3, isSuite: false, week: WEEK },
  { id: 'suite', rooms: ['301', '302'], maxGuests: 3, isSuite: true, week: WEEK.map(cents => cents * 2) },
];

export async function startSmallHotel(
  overrides: Parameters<typeof startTestGateway>[0] = {},
): Promise<TestGateway> {
  const gateway = await startTestGateway({ seed: false, ...overrides });
  await openSmallHotel(gateway);
  return gateway;
}

export async function sharedHotel(): Promise<TestGateway> {
  const gateway = await sharedGateway();
  await openSmallHotel(gateway);
  return gateway;
}

async function openSmallHotel({ app, clock }: TestGateway): Promise<void> {
  clock.moveTo(NOON);
  const { db } = app.store;
  await db.insert(hotels).values({
    id: HOTEL,
    buildingCode: HOTEL,
    name: 'Pernoite Jardins',
    city: 'São Paulo',
    timeZone: ZONE,
    taxBasisPoints: 350,
    rank: 1,
  });
  await db.insert(roomTypes).values(
    types.map(({ id, maxGuests, isSuite }, rank) => ({
      id,
      hotelId: HOTEL,
      rank,
      name: { en: `${id} room`, pt: `quarto ${id}` },
      description: { en: 'A room', pt: 'Um quarto' },
      characteristics: { en: ['Quiet'], pt: ['Silencioso'] },
      maxGuests,
      occupancy: maxGuests,
      size: 24,
      beds: [{ kind: 'QUEEN' as const, amount: 1 }],
      amenities: ['WIFI' as const],
      pictures: ['room-garden-queen'],
      bedChoice: isSuite,
      isTopSuite: isSuite,
    })),
  );
  const hours = (roomTypeId: string, direction: 'CHECKIN' | 'CHECKOUT', sold: number[], cents: number) =>
    sold.map((hour, step) => ({ roomTypeId, direction, hour, cents: (step + 1) * cents }));
  for (const { id: roomTypeId, rooms: numbers, week } of types) {
    await db
      .insert(rooms)
      .values(numbers.map(number => ({ id: number, hotelId: HOTEL, roomTypeId, number })));
    await db.insert(nightTariffs).values(week.map((cents, weekday) => ({ roomTypeId, weekday, cents })));
    await db
      .insert(hourTariffs)
      .values([
        ...hours(roomTypeId, 'CHECKIN', [14, 13, 12, 11, 10], 25_10),
        ...hours(roomTypeId, 'CHECKOUT', [13, 14, 15, 16, 17, 18, 19], 30_10),
      ]);
  }
  await db.insert(seasons).values({
    id: 'christmas',
    hotelId: HOTEL,
    firstDate: '2026-12-20',
    lastDate: '2027-01-05',
    factorBasisPoints: 12_000,
  });
}

/** Noon of the small hotel's first day again, with every room free and clean: what one test leaves must not decide the next. */
export async function freshDay(gateway: TestGateway): Promise<void> {
  gateway.clock.moveTo(NOON);
  const { db } = gateway.app.store;
  await db.update(accommodations).set({ holdsRoom: false, doorCode: null });
  await db
    .update(accommodations)
    .set({ leftAt: NOON })
    .where(and(isNotNull(accommodations.checkedInAt), isNull(accommodations.leftAt)));
  await db.update(rooms).set({ condition: 'CLEAN', conditionSince: null, releaseReason: null });
}

export const payerAtHome = (guestId: string): Payer => ({
  guestId,
  device: { profile: 'web', hotelId: null, id: null, isProven: false },
  clientIp: '127.0.0.1',
});

export type TestGuest = { id: string; email: string; client: Client; token: string };

export async function newGuest(gateway: TestGateway, language: 'en' | 'pt' = 'en'): Promise<TestGuest> {
  const { store, clock } = gateway.app;
  const id = randomUUID();
  const email = `guest-${id}@pernoite.test`;
  await store.db.insert(guests).values({
    id,
    email,
    emailVerified: true,
    passwordHash: 'none',
    firstName: 'Ada',
    lastName: 'Prado',
    dateOfBirth: '1990-05-01',
    phoneCode: '55',
    phone: '11987654321',
    country: 'BR',
    subscribe: false,
    preferredLanguage: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH',
    tokensValidSince: new Date(0),
    createdAt: clock.now(),
  });
  return { id, email, ...(await session(gateway, id, language)) };
}

export async function session(gateway: TestGateway, guestId: string, language: 'en' | 'pt' = 'en') {
  const { store, auth } = gateway.app;
  const customToken = await auth.issueCustomToken(store.db, guestId);
  const path = '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=test';
  const body = { token: customToken, returnSecureToken: true };
  const response = await gateway.raw('POST', path, { body });
  const { idToken } = z.object({ idToken: z.string() }).parse(response.body);
  return { token: idToken, client: gateway.client({ token: idToken, language }) };
}

export async function seedCredits(
  gateway: TestGateway,
  guestId: string,
  cents: number,
  dueDate: string,
  createdAt: Date = gateway.clock.now(),
): Promise<number> {
  const amounts = { amountCents: cents, remainingCents: cents };
  const reason = { type: 'DEPOSIT', origin: 'FULL_CANCELLATION' } as const;
  const [deposit] = await gateway.app.store.db
    .insert(creditEntries)
    .values({ guestId, ...reason, ...amounts, dueDate: new Date(dueDate), createdAt })
    .returning({ id: creditEntries.id });
  return deposit?.id ?? 0;
}

/** A stay of someone else in one room, by hotel-local days and hours; returns the booking's id. */
export async function holdRoom(
  gateway: TestGateway,
  roomId: string,
  [checkinDate, checkinHour]: [string, number],
  [checkoutDate, checkoutHour]: [string, number],
): Promise<string> {
  const startsAt = instantAt(checkinDate, checkinHour, ZONE);
  const endsAt = instantAt(checkoutDate, checkoutHour, ZONE);
  const cleaned = new Date(endsAt.getTime() + 3_600_000);
  const occupied = `[${startsAt.toISOString()},${cleaned.toISOString()})`;
  const roomTypeId = types.find(type => type.rooms.includes(roomId))?.id ?? '';
  const now = gateway.clock.now();
  const stay = { hotelId: HOTEL, checkinDate, checkoutDate, startsAt, endsAt };
  const { bookingId } = await writeStay(gateway.app.store.db, {
    booking: { ...stay, channel: 'PARTNER', valueCents: 0, createdAt: now, updatedAt: now },
    room: { roomId, roomTypeId, checkinHour, checkoutHour, occupied },
  });
  return bookingId;
}

export const couple: SearchedRoom = { adults: 2, children: 0, ages: [], pets: 0 };

export type Search = {
  checkin: string;
  checkout: string;
  checkinHour?: number;
  checkoutHour?: number;
  rooms?: SearchedRoom[];
};

export async function search(client: Client, wanted: Search): Promise<AvailabilityResponse> {
  const response = await client.hotels.availabilities({
    hotelId: HOTEL,
    checkinDate: toIso(wanted.checkin, wanted.checkinHour ?? 19, ZONE),
    checkoutDate: toIso(wanted.checkout, wanted.checkoutHour ?? 10, ZONE),
    ...encodeRooms(wanted.rooms ?? [couple]),
  });
  return response as AvailabilityResponse;
}

export const CARDS = {
  approves: '4111111111111111',
  declines: '4000000000000002',
  declinesCharges: '4000000000000341',
  timesOutThenApproves: '4000000000000119',
  timesOutThenDeclines: '4000000000000127',
};

export async function cardToken(gateway: TestGateway, number: string = CARDS.approves): Promise<string> {
  const holder = { first_name: 'ADA', last_name: 'PRADO' };
  const data = { number, verification_value: '123', ...holder, month: '12', year: '2030' };
  const response = await gateway.cards('POST', '/tokenizer/v1/payment_token', {
    body: { account_id: 'test', method: 'credit_card', data },
  });
  return z.object({ id: z.string() }).parse(response.body).id;
}

export type RoomWish = Partial<NewAccommodation> & { typeId: string };

export async function orderFor(
  client: Client,
  stay: { checkin: string; checkout: string },
  wishes: RoomWish[],
  rest: Partial<Pick<NewBooking, 'useCredits' | 'walkIn' | 'payment'>> = {},
): Promise<NewBooking> {
  const parties = wishes.map(wish => ({
    adults: wish.adults ?? 2,
    children: wish.children ?? 0,
    ages: wish.childrenAges ?? [],
    pets: wish.hasPet ? 1 : 0,
  }));
  const sum = (reais: number[]) => toReais(sumCents(reais.map(fromReais)));
  const response = await search(client, { ...stay, rooms: parties });
  const pet = response.additionalServices.find(({ name }) => name === 'PET') ?? { value: 0, taxValue: 0 };
  const priced = wishes.map((wish, index) => {
    const type = response.availabilities[index]?.rooms.find(({ typeId }) => typeId === wish.typeId);
    const lines = linesOf(type, wish.checkinHour ?? 19, wish.checkoutHour ?? 10);
    if (wish.hasPet) lines.push({ price: pet.value, taxValue: pet.taxValue });
    return { price: sum(lines.map(line => line.price)), taxValue: sum(lines.map(line => line.taxValue)) };
  });
  return {
    companyCode: HOTEL,
    value: sum(priced.map(({ price }) => price)),
    taxValue: sum(priced.map(({ taxValue }) => taxValue)),
    startDate: toIso(stay.checkin, 0, ZONE),
    endDate: toIso(stay.checkout, 0, ZONE),
    accommodations: wishes.map((wish, index) => ({
      hasPet: false,
      hasCradle: false,
      adults: 2,
      children: 0,
      childrenAges: [],
      checkinHour: 19,
      checkoutHour: 10,
      bedType: 'DOUBLE' as const,
      ...wish,
      value: priced[index]?.price ?? 0,
    })),
    useCredits: false,
    walkIn: false,
    ...rest,
  };
}

/** A type that is sold out is missing from the response; its price then does not matter. */
function linesOf(type: RoomType | undefined, checkinHour: number, checkoutHour: number) {
  if (!type) return [];
  const slots = [
    type.price.checkinHours.find(slot => slot.hour === checkinHour),
    type.price.checkoutHours.find(slot => slot.hour === checkoutHour),
  ].filter(slot => slot !== undefined);
  return [...type.price.dates, ...slots].map(({ price, taxValue }) => ({ price, taxValue }));
}

export function cardPayment(token: string): NonNullable<NewBooking['payment']> {
  return { id: `pay_${randomUUID()}`, numberOfInstallments: 1, saveCard: false, card: { token } };
}

export const newKey = () => `new_booking_${randomUUID()}`;

export function book(client: Client, body: NewBooking, key: string = newKey()) {
  return client.bookings.create({ headers: { 'x-idempotency-key': key }, body });
}

export function attempt(client: Client, key: string) {
  return client.bookings.attempt({ headers: { 'x-idempotency-key': key } });
}

export async function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    response => response,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
}
