import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import {
  type HoursAvailability,
  type HoursType,
  hoursAvailability,
} from '#shared/contract/additional-hours.ts';
import { type BookingDetails, bookingDetails } from '#shared/contract/booking-details.ts';
import { type Booking, booking } from '#shared/contract/booking-view.ts';
import { savedCards } from '#shared/contract/payment.ts';
import { expect } from '../fixtures.ts';
import { type Account, callOf, getFor, guestHeaders } from './guest-calls.ts';

/** A guest's booking as the gateway knows it. */
export async function bookingOf(
  request: APIRequestContext,
  guest: Account,
  bookingId: string,
): Promise<Booking> {
  const answer = await getFor(request, guest, `bookings/${bookingId}`);
  return booking.parse(await answer.json());
}

/** A guest's booking with its rooms and guests. */
export async function detailsOf(
  request: APIRequestContext,
  guest: Account,
  bookingId: string,
): Promise<BookingDetails> {
  const answer = await getFor(request, guest, `bookings/v2/${bookingId}`);
  return bookingDetails.parse(await answer.json());
}

/** The booking in one of whose rooms a guest stays now. */
export async function stayOf(request: APIRequestContext, guest: Account): Promise<BookingDetails> {
  const answer = await getFor(request, guest, 'bookings/active');
  const stay = z
    .array(booking)
    .parse(await answer.json())
    .find(({ status }) => status === 'IN_PROGRESS');
  return detailsOf(request, guest, stay?.bookingId ?? '');
}

type Room = { bookingId: string; accommodationId: number };

/** The hours that a guest could buy for a room. */
export async function hoursOf(
  request: APIRequestContext,
  guest: Account,
  { bookingId, accommodationId }: Room,
  type: HoursType,
): Promise<HoursAvailability> {
  const asked = new URLSearchParams({ bookingId, accommodationId: String(accommodationId), type });
  return hoursAvailability.parse(await (await getFor(request, guest, `additional-hours?${asked}`)).json());
}

/** The guest buys the nearest hour on another device, with the first card of the wallet. */
export async function purchaseHours(
  request: APIRequestContext,
  guest: Account,
  { bookingId, accommodationId }: Room,
  type: HoursType,
): Promise<void> {
  const [slot] = (await hoursOf(request, guest, { bookingId, accommodationId }, type)).availability;
  const [card] = savedCards.parse(await (await getFor(request, guest, 'payment/payment-method')).json());
  const answer = await request.post('/api/additional-hours', {
    headers: {
      ...(await guestHeaders(request, guest)),
      'x-idempotency-key': `new_hours_${crypto.randomUUID()}`,
    },
    data: {
      bookingId,
      accommodationId,
      type,
      ...slot,
      paymentMethodId: card?.id,
      numberOfInstallments: 1,
      useCredits: false,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Brings a partner channel's booking into the guest's account, and returns it. */
export async function importStay(
  request: APIRequestContext,
  guest: Account,
  asked: { locator: string; lastName: string },
): Promise<BookingDetails> {
  const answer = await getFor(request, guest, `bookings/find-for-import?${new URLSearchParams(asked)}`);
  const { bookingId } = booking.parse(await answer.json());
  await callOf(request, guest, 'bookings/import')({ bookingId });
  return detailsOf(request, guest, bookingId);
}
