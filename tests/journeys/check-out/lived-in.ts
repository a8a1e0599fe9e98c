import { type APIRequestContext, expect } from '@playwright/test';
import { type BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { addDays } from '#shared/hotel-time.ts';
import type { Account } from '../booking/guest-calls.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { checkInElsewhere, savePersonalData, saveTrip } from '../check-in/own-stay.ts';
import { today } from '../pages/funnel-pages.ts';
import { cleanRooms } from '../staff/touched-rooms.ts';
import type { TestApi } from '../test-api.ts';

const HOUR_MS = 3_600_000;

export async function livedIn(
  { request, testApi }: { request: APIRequestContext; testApi: TestApi },
  guest: Account,
  rooms: number,
  nights = 1,
): Promise<BookingDetails> {
  const checkin = addDays(today(), 12);
  const stay = { checkin, checkout: addDays(checkin, nights) };
  const order = { ...(await freestType(request, stay)), stay, rooms };
  const { bookingId } = await bookByCard(request, guest, order);
  const { checkinDate } = await detailsOf(request, guest, bookingId);
  await testApi.moveClock(Date.parse(checkinDate) - Date.now() - HOUR_MS);
  await savePersonalData(request, guest);
  // New personal data takes it back.
  await testApi.setVerification(guest.email, 'APPROVED');
  await saveTrip({ request, guest, bookingId });
  await checkInElsewhere({ request, guest, bookingId });
  // They come, their rooms are clean, and they see their codes: a stay in which nobody has come ends by itself (PD-69).
  await testApi.moveClock(2 * HOUR_MS);
  await cleanRooms(testApi, { request, guest, bookingId });
  const codes = async () =>
    (await detailsOf(request, guest, bookingId)).accommodations.map(({ lockDoorCode }) => lockDoorCode);
  await expect.poll(codes, 'codes of all doors').not.toContain(null);
  await testApi.moveClock(-2 * HOUR_MS);
  return detailsOf(request, guest, bookingId);
}
