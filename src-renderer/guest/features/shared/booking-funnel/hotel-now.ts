import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { BRAND_TIME_ZONE } from '#shared/hotel-time.ts';
import type { WalkInLimits } from '#shared/rules/walk-in.ts';
import type { HotelNow } from './state/date-range.ts';

/** The device's limits of bookings without payment, if it makes no others (FUN-35, SEC-04); null elsewhere. */
export function walkInLimits(): WalkInLimits | null {
  return host().profile.forceWalkIn ? webConfig().walkIn : null;
}

export function hotelNow(hotels: readonly Hotel[] | undefined, hotelId: string | null): HotelNow {
  const hotel = hotels?.find(found => found.hotelId === hotelId);
  return { now: serverNow(), timeZone: hotel?.timezone ?? BRAND_TIME_ZONE, walkIn: walkInLimits() };
}
