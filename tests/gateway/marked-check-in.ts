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
}

async function plantRegistration(
  gateway: TestGateway,
  { id, booking, accommodationId }: { id: string; booking: string; accommodationId: number },
): Promise<void> {
  const { db } = gateway.app.store;
  const now = gateway.clock.now();
  const [place] = await db
    .select()
    .from(accommodationGuests)
    .where(and(eq(accommodationGuests.guestId, id), eq(accommodationGuests.bookingId, booking)));
  if (!place) throw new Error('the guest has no place in the booking');
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
