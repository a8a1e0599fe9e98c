import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import type { Database } from '#gateway/store/store.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import type { TestGuest } from './small-hotel.ts';

type Place = { bookingId: string; accommodationId: number; isMain?: boolean };

export async function addCompanion(
  db: Database,
  { bookingId, accommodationId, isMain = false }: Place,
  guest: TestGuest,
  invitation: 'ACCEPTED' | 'PENDING' = 'ACCEPTED',
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  const isHere = and(
    eq(accommodationGuests.accommodationId, accommodationId),
    eq(accommodationGuests.isMain, true),
  );
  if (isMain) await db.update(accommodationGuests).set({ isMain: false }).where(isHere);
  await db.insert(accommodationGuests).values({
    id,
    accommodationId,
    bookingId,
    guestId: invitation === 'ACCEPTED' ? guest.id : null,
    name: 'Bruno Prado',
    email: guest.email,
    isMain,
    isMinor: false,
    isSpecialCareRequired: false,
    invitation,
    invitationCodeHash: invitation === 'PENDING' ? id : null,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

export async function checkInCompanion(
  { db, gateway }: Pick<FreshHotel, 'db' | 'gateway'>,
  id: string,
): Promise<void> {
  const checkedInAt = gateway.clock.now();
  await db.update(accommodationGuests).set({ checkedInAt }).where(eq(accommodationGuests.id, id));
}
