import type { Booking } from '#shared/contract/guest/booking-view.ts';

/** Null for a hotel without a position, which the gateway sends as the point 0, 0 (PD-36). */
export function mapAddress(
  pattern: string,
  { latitude, longitude }: Booking['building']['coordinates'],
): string | null {
  if (latitude === 0 && longitude === 0) return null;
  return pattern.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude));
}

export const mapSearchAddress = (pattern: string, address: readonly string[]): string =>
  pattern.replaceAll('{address}', encodeURIComponent(address.join(', ')));
