import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { type BookingDetails, bookingDetails } from '#shared/contract/guest/booking-details.ts';
import { type Booking, booking } from '#shared/contract/guest/booking-view.ts';
import { type Account, getFor } from './guest-calls.ts';

export async function bookingOf(
  request: APIRequestContext,
  guest: Account,
  bookingId: string,
): Promise<Booking> {
  const response = await getFor(request, guest, `bookings/${bookingId}`);
  return booking.parse(await response.json());
}

export async function detailsOf(
  request: APIRequestContext,
  guest: Account,
  bookingId: string,
): Promise<BookingDetails> {
  const response = await getFor(request, guest, `bookings/v2/${bookingId}`);
  return bookingDetails.parse(await response.json());
}

export async function stayOf(request: APIRequestContext, guest: Account): Promise<BookingDetails> {
  const response = await getFor(request, guest, 'bookings/active');
  const stay = z
    .array(booking)
    .parse(await response.json())
    .find(({ status }) => status === 'IN_PROGRESS');
  return detailsOf(request, guest, stay?.bookingId ?? '');
}
