import { rooms } from '#gateway/store/schema/hotels.ts';
import type { Database } from '#gateway/store/store.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { HOTEL, ZONE } from './small-hotel.ts';
import { writeStay } from './stay-rows.ts';

type Stay = { guestId: string; checkinDate: string; roomId: string };

/** A paid stay of one night, from 15:00 to 12:00, in a queen room of its own, which is never on sale. */
export async function stayInOwnRoom(db: Database, { guestId, checkinDate, roomId }: Stay) {
  const checkoutDate = addDays(checkinDate, 1);
  const [startsAt, endsAt] = [instantAt(checkinDate, 15, ZONE), instantAt(checkoutDate, 12, ZONE)];
  const number = roomId.slice(-8);
  await db.insert(rooms).values({ id: roomId, hotelId: HOTEL, roomTypeId: 'queen', number, isRetired: true });
  const stay = await writeStay(db, {
    booking: { hotelId: HOTEL, guestId, checkinDate, checkoutDate, startsAt, endsAt },
    room: { roomId, roomTypeId: 'queen', checkinHour: 15, checkoutHour: 12 },
  });
  return { ...stay, roomId };
}
