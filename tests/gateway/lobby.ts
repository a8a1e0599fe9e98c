import type { FreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { HOTEL, type TestGuest } from './small-hotel.ts';

/** A kiosk of the hotel at which this guest is signed in. */
export const kioskOf = (
  { gateway }: Pick<FreshHotel, 'gateway'>,
  { token }: Pick<TestGuest, 'token'>,
  id = 'lobby-1',
): Client =>
  gateway.client({
    token,
    headers: { 'x-device-profile': 'kiosk', 'x-device-hotel': HOTEL, 'x-device-id': id },
  });
