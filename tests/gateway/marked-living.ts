import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import {
  chatConversations,
  deliveries,
  receptionMessages,
  spaceReservations,
  spaces,
  visitors,
} from '#gateway/store/schema/living.ts';
import { roomPreparations } from '#gateway/store/schema/preferences.ts';
import type { TestGateway } from './harness.ts';
import { markedText, PASSPORT } from './marked-text.ts';
import { HOTEL } from './small-hotel.ts';

export async function plantLiving(
  gateway: TestGateway,
  { id, booking }: { id: string; booking: string },
): Promise<void> {
  const { db } = gateway.app.store;
  const now = gateway.clock.now();
  const later = new Date(now.getTime() + 3_600_000);
  const [room] = await db.select().from(accommodations).where(eq(accommodations.bookingId, booking));
  const stay = { hotelId: HOTEL, bookingId: booking, accommodationId: room?.id ?? 0, guestId: id };
  await db.insert(roomPreparations).values({
    accommodationId: stay.accommodationId,
    guestId: id,
    parts: [{ part: 'ABOUT', answers: { words: [markedText('preparation')] } }],
    fixedAt: now,
  });
  await db.insert(visitors).values({
    ...stay,
    code: markedText(`code-${id}`),
    fullName: markedText('visitor'),
    nickname: markedText('nickname'),
    documentType: 'PASSPORT',
    document: PASSPORT,
    visitorType: 'GUEST',
    visitDate: '2026-12-01',
    startsAt: now,
    endsAt: later,
    createdAt: now,
  });
  const spaceId = `space-${randomUUID()}`;
  const name = { en: 'Rooftop', pt: 'Terraço' };
  await db.insert(spaces).values({
    id: spaceId,
    hotelId: HOTEL,
    rank: 1,
    name,
    description: name,
    instructions: { en: [], pt: [] },
    capacity: 4,
    usageBasisPoints: 10_000,
    stayMinutes: 60,
    week: [null, null, null, null, null, null, null],
  });
  await db
    .insert(spaceReservations)
    .values({ ...stay, id: randomUUID(), spaceId, startsAt: now, endsAt: later, createdAt: now });
  await db.insert(deliveries).values({
    ...stay,
    id: randomUUID(),
    type: 'POST_OFFICE',
    description: markedText('parcel'),
    deliveryCode: markedText('tracking'),
    registeredBy: 'GUEST',
    comments: markedText('shelf'),
    arrivedAt: now,
    receivedAt: now,
    handedOverTo: markedText('handedto'),
    idempotencyKey: markedText(`key-${id}`),
    createdAt: now,
  });
  await db.insert(chatConversations).values({
    id: randomUUID(),
    guestId: id,
    history: [{ type: 'user', text: markedText('said') }],
    optionChosen: markedText('option'),
    isSolved: true,
    createdAt: now,
  });
  await db.insert(receptionMessages).values({
    id: randomUUID(),
    hotelId: HOTEL,
    bookingId: booking,
    guestId: id,
    text: markedText('asked'),
    idempotencyKey: markedText(`key-${id}`),
    createdAt: now,
    reply: markedText('replied'),
    closedAt: now,
    closedBy: randomUUID(),
  });
}
