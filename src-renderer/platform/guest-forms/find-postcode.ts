import { pause } from '#renderer/platform/gateway/pause.ts';
import type { AddressValues } from './personal-info-values.ts';

/**
 * `missing`: the provider does not know it, such as that of a new street. `failed`: it does not respond. In both the guest
 * types the address, so that nobody is kept from checking in (PRD-05).
 */
export type Lookup = 'idle' | 'busy' | 'found' | 'missing' | 'failed';

/** A guest waits no longer for street and city: typing them takes less. */
export const LOOKUP_PATIENCE_MS = 6_000;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'POSTCODE_NOT_FOUND';

/** Never throws; the request that has lasted too long is aborted, so that it overwrites nothing that was typed meanwhile. */
export async function findPostcode<Found>(
  find: (signal: AbortSignal) => Promise<Found>,
  { left, wait = pause }: { left: AbortSignal; wait?: (ms: number, signal: AbortSignal) => Promise<void> },
): Promise<{ lookup: 'found'; address: Found } | { lookup: 'missing' | 'failed' }> {
  const over = new AbortController();
  const signal = AbortSignal.any([left, over.signal]);
  const failed = { lookup: 'failed' as const };
  try {
    return await Promise.race([
      find(signal).then(
        address => ({ lookup: 'found' as const, address }),
        error => ({ lookup: isMissing(error) ? ('missing' as const) : ('failed' as const) }),
      ),
      wait(LOOKUP_PATIENCE_MS, signal).then(() => failed),
    ]);
  } finally {
    over.abort();
  }
}

/** True where state and city can be typed: the lookup brought none, or an earlier save had typed ones. */
export function isPlaceTyped(lookup: Lookup, { city, ibgeCityCode }: AddressValues): boolean {
  if (lookup === 'missing' || lookup === 'failed') return true;
  return lookup === 'idle' && city !== '' && ibgeCityCode === '';
}
