import { clientAt } from './checking-in.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import { petRoom, scenario } from './scenario.ts';
import { shifted } from './stored-booking.ts';

const HOUR = 3_600_000;
/** Of `petRoom`. */
export const OVERSTAYED_DEPARTURE = '2026-12-13T14:00:00-03:00';
/** In reais: 150 % of the last night's 460.75, with its 3.5 % tax. */
export const OVERSTAY_FEE = 715.32;

/** A guest who left a room three hours late; the fee is unpaid. Other rooms of the booking are not left yet. */
export async function overstayed(hotel: FreshHotel, guest = hotel.guest, wishes = [petRoom]) {
  const arrivedAt = '2026-12-10T19:30:00-03:00';
  const stay = await scenario(hotel, guest).longStay({ rooms: wishes, arrivedAt });
  const { bookingId: id, first, second } = stay;
  const client = await clientAt(hotel, guest, shifted(OVERSTAYED_DEPARTURE, 3 * HOUR));
  await client.checkOut.confirm({ id, accommodationId: first, overstayFee: OVERSTAY_FEE });
  return { id, client, second, fee: 715_32 };
}
