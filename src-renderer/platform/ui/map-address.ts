import type { Booking } from '#shared/contract/booking-view.ts';

/**
 * The address that shows a place on a map, from the configured pattern (PD-36); null for a hotel without a position,
 * which the gateway sends as the point 0, 0.
 */
export function mapAddress(
  pattern: string,
  { latitude, longitude }: Booking['building']['coordinates'],
): string | null {
  if (latitude === 0 && longitude === 0) return null;
  return pattern.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude));
}

/** The address that finds a place on a map by its postal address (PD-126). */
export const mapSearchAddress = (pattern: string, address: readonly string[]): string =>
  pattern.replaceAll('{address}', encodeURIComponent(address.join(', ')));
