import type { UseQueryResult } from '@tanstack/react-query';
import { useFlag } from '#renderer/features/feature-flags/flags.ts';
import type { Booking } from '#shared/contract/booking-view.ts';
import { useIsStaying } from './queries.ts';
import { type Tile, tilesFor } from './tiles.ts';

/** The tiles of this guest; null until it is known which (HOM-09 to HOM-16). */
export function useTiles(uid: string | null, nearest: UseQueryResult<Booking | null>): Tile[] | null {
  const credits = useFlag('IS_CREDITS_ENABLED') === true;
  const isStaying = useIsStaying(uid);
  if (isStaying === undefined || nearest.isPending) return null;
  return tilesFor({ isStaying, booking: nearest.data ?? null, credits });
}
