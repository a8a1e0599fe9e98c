import { eq } from 'drizzle-orm';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import type { Database } from '#gateway/store/store.ts';
import { setValidation } from '#gateway/store/validation-store.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { seedAddress } from '#tests/gateway/checking-in.ts';
import { ZONE } from '#tests/gateway/small-hotel.ts';
import { stayInOwnRoom } from '#tests/gateway/stay-in-own-room.ts';

export async function stayToday(db: Database, guestId: string) {
  const now = new Date();
  const stay = await stayInOwnRoom(db, { guestId, checkinDate: dateAt(now, ZONE), roomId: 'two-gateways' });
  const { bookingId, accommodationId } = stay;
  // Whoever books is the main guest of the first room (PD-60).
  await db.transaction(tx => insertHolderRow(tx, { bookingId, accommodationId, guestId, now }));
  await seedAddress(db, guestId);
  await setValidation(db, guestId, { status: 'APPROVED', reasons: [] }, now);
  const isOfRoom = eq(accommodationGuests.accommodationId, accommodationId);
  const [holder] = await db.select().from(accommodationGuests).where(isOfRoom);
  if (!holder) throw new Error('nobody is in the room');
  const { name, email, isMinor, isSpecialCareRequired, isMain: isRoomMainGuest } = holder;
  return { ...stay, guests: [{ name, email, isMinor, isRoomMainGuest, isSpecialCareRequired }] };
}
