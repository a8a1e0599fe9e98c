import type { NewVisitor } from '#shared/contract/visitors.ts';
import { CPF } from '#tests/personal-data.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { bookPaid, checkIn, clientAt, firstRoomOf } from './paid-booking.ts';
import type { TestGuest } from './small-hotel.ts';

/** Two hours after the arrival; the stay ends at noon of 13 December. */
export const FIRST_EVENING = '2026-12-10T21:00:00-03:00';

/** A room that a guest lives in from 10 to 13 December. */
export type Home = { bookingId: string; accommodationId: number; room: string; client: Client };

/** Moves the clock to the first evening of a stay that the guest has checked in to. */
export async function livesIn(hotel: FreshHotel, guest: TestGuest = hotel.guest): Promise<Home> {
  const bookingId = await bookPaid(hotel, guest, [{ typeId: 'queen', checkinHour: 15, checkoutHour: 12 }]);
  const client = await clientAt(hotel, guest, FIRST_EVENING);
  await checkIn(hotel, bookingId);
  const { id, roomId } = await firstRoomOf(hotel, bookingId);
  return { bookingId, accommodationId: id, room: roomId, client };
}

/** What the form of a visitor sends. */
export function visitorFor(
  { bookingId, room }: Pick<NewVisitor, 'bookingId' | 'room'>,
  wishes: Partial<NewVisitor> = {},
): NewVisitor {
  return {
    bookingId,
    room,
    fullName: 'Zoé d’Ávila',
    nickname: 'Zo',
    documentType: 'CPF',
    document: CPF,
    visitorType: 'GUEST',
    visitDate: '2026-12-11',
    startTime: '10:00',
    endTime: '14:00',
    ...wishes,
  };
}
