import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { Database } from '#gateway/store/store.ts';
import { setValidation } from '#gateway/store/validation-store.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { giveAddress } from '#tests/gateway/checking-in.ts';
import { ZONE } from '#tests/gateway/small-hotel.ts';
import { stayInOwnRoom } from '#tests/gateway/stay-in-own-room.ts';

/** A paid stay of today in a room of its own, whose guest has all that check-in asks for but the trip. */
export async function stayToday(db: Database, guestId: string) {
  const now = new Date();
  const stay = await stayInOwnRoom(db, { guestId, checkinDate: dateAt(now, ZONE), roomId: 'two-gateways' });
  const [guest] = await db.select().from(guests).where(eq(guests.id, guestId));
  if (!guest) throw new Error('the guest has no account');
  const { email } = guest;
  const name = `${guest.firstName} ${guest.lastName}`;
  // Whoever books is the main guest of the first room (PD-60).
  await db.insert(accommodationGuests).values({
    id: randomUUID(),
    accommodationId: stay.accommodationId,
    bookingId: stay.bookingId,
    guestId,
    name,
    email,
    isMain: true,
    isMinor: false,
    isSpecialCareRequired: false,
    invitation: 'NONE',
    createdAt: now,
    updatedAt: now,
  });
  await giveAddress({ db }, guestId);
  await setValidation(db, guestId, { status: 'APPROVED', reasons: [] }, now);
  return {
    ...stay,
    guests: [{ name, email, isMinor: false, isRoomMainGuest: true, isSpecialCareRequired: false }],
  };
}
