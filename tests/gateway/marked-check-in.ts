import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { accommodationGuests, accommodations } from '#gateway/store/schema/bookings.ts';
import {
  checkIns,
  doorCodeShowings,
  guarantees,
  guestRegistrations,
  sandboxRegistrations,
} from '#gateway/store/schema/check-ins.ts';
import { minorRegistrations } from '#gateway/store/schema/minors.ts';
import type { TestGateway } from './harness.ts';
import { markedText, PASSPORT } from './marked-text.ts';
import { HOTEL, newGuest } from './small-hotel.ts';

export async function plantCheckIn(
  gateway: TestGateway,
  { id, email, booking }: { id: string; email: string; booking: string },
): Promise<void> {
  const { db } = gateway.app.store;
  const now = gateway.clock.now();
  const [room] = await db.select().from(accommodations).where(eq(accommodations.bookingId, booking));
  const accommodationId = room?.id ?? 0;
  const companion = {
    name: `Rui ${markedText('draftname')}`,
    email,
    isRoomMainGuest: false,
    isMinor: false,
    isSpecialCareRequired: false,
  };
  const draft = { version: 1, accommodations: [{ accommodationId, guests: [companion] }] };
  const place = { country: 'PT' };
  const checkIn = { bookingId: booking, step: 'paymentCard', draft, createdAt: now, updatedAt: now } as const;
  await db.insert(checkIns).values({
    ...checkIn,
    guestId: id,
    trip: { travelReasonId: 'OTHER', transportationModeId: 'CAR', lastOrigin: place, nextDestination: place },
    registration: { document: { type: 'PASSPORT', number: PASSPORT }, lawReason: 'SAUDE' },
  });
  const other = await newGuest(gateway);
  await db.insert(checkIns).values({ ...checkIn, guestId: other.id });
  await db.insert(guarantees).values({
    accommodationId,
    bookingId: booking,
    guestId: id,
    brand: 'visa',
    lastDigits: '4242',
    methodReference: markedText(`reference-${id}`),
    createdAt: now,
  });
  await db
    .insert(doorCodeShowings)
    .values({ accommodationId, guestId: id, reason: 'SHOWN', place: 'WEB', shownAt: now });
  await plantRegistration(gateway, { id, booking, accommodationId });
  await plantMinor(gateway, { id, booking, accommodationId });
}

type Place = { id: string; booking: string; accommodationId: number };

async function ownPlace({ app }: TestGateway, { id, booking }: Place) {
  const [place] = await app.store.db
    .select()
    .from(accommodationGuests)
    .where(and(eq(accommodationGuests.guestId, id), eq(accommodationGuests.bookingId, booking)));
  if (!place) throw new Error('the guest has no place in the booking');
  return place;
}

/** As the reception registered it (FRD-09). */
async function plantMinor(gateway: TestGateway, given: Place): Promise<void> {
  const { db } = gateway.app.store;
  const now = gateway.clock.now();
  const adult = await ownPlace(gateway, given);
  const roomGuestId = randomUUID();
  await db.insert(accommodationGuests).values({
    ...adult,
    id: roomGuestId,
    guestId: null,
    name: markedText('minorname'),
    socialName: null,
    email: null,
    isMain: false,
    isMinor: true,
  });
  await db.insert(minorRegistrations).values({
    roomGuestId,
    hotelId: HOTEL,
    bookingId: given.booking,
    accommodationId: given.accommodationId,
    documentKind: 'PASSPORT',
    documentNumber: PASSPORT,
    birthDate: '2019-03-09',
    relation: 'PARENT',
    responsibleId: adult.id,
    further: [{ field: 'BIRTH_PLACE', text: markedText('birthplace') }],
    staffId: randomUUID(),
    createdAt: now,
    updatedAt: now,
  });
}

async function plantRegistration(gateway: TestGateway, given: Place): Promise<void> {
  const { booking, accommodationId } = given;
  const { db } = gateway.app.store;
  const now = gateway.clock.now();
  const place = await ownPlace(gateway, given);
  const guestNumber = randomUUID();
  await db.insert(guestRegistrations).values({
    id: randomUUID(),
    hotelId: HOTEL,
    bookingId: booking,
    accommodationId,
    roomGuestId: place.id,
    state: 'SENT',
    guestNumber,
    data: { name: markedText('registered') },
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(sandboxRegistrations).values({
    guestNumber,
    reservationNumber: randomUUID(),
    externalNumber: randomUUID(),
    situation: 'PRECHECKIN_REALIZADO',
    body: { name: markedText('ministry') },
    createdAt: now,
    updatedAt: now,
  });
}
