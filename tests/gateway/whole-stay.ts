import type { FreshHotel } from './fresh-hotel.ts';
import { buyHour, savedCard } from './hours-stay.ts';
import { bookPaid, checkIn, clientAt, firstRoomOf, petRoom, roomsOf, shifted } from './paid-booking.ts';
import { giveCredits, type TestGuest } from './small-hotel.ts';

const HOUR_MS = 3_600_000;

/** A stay of two rooms that are lived in, part of it paid by credits, with a pet and an hour that was bought later. */
export async function stayUnderWay(hotel: FreshHotel, guest: TestGuest): Promise<string> {
  const inAYear = shifted(hotel.gateway.clock.now().toISOString(), 8_760 * HOUR_MS);
  await giveCredits(hotel.gateway, guest.id, 500_00, inAYear.toISOString());
  const id = await bookPaid(hotel, guest, [petRoom, { typeId: 'suite' }], { useCredits: true });
  const { id: accommodationId } = await firstRoomOf(hotel, id);
  const client = await clientAt(hotel, guest, '2026-12-10T19:30:00-03:00');
  await checkIn(hotel, id);
  const paymentMethodId = await savedCard(hotel.gateway, guest.id);
  await buyHour({ client, bookingId: id, accommodationId, type: 'CHECKOUT' }, 15, { paymentMethodId });
  return id;
}

/** The suite of such a stay is left early, and the other room is checked out three hours too late. */
export async function endStay(hotel: FreshHotel, guest: TestGuest, bookingId: string): Promise<void> {
  const [queen, suite] = await roomsOf(hotel, bookingId);
  const early = await clientAt(hotel, guest, '2026-12-11T10:00:00-03:00');
  await early.bookings.leaveEarly({ id: bookingId, accId: String(suite?.id) });
  const late = await clientAt(hotel, guest, '2026-12-13T18:00:00-03:00');
  await late.checkOut.confirm({ id: bookingId, accommodationId: queen?.id ?? 0 });
}
