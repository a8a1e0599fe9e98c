import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking } from '#shared/contract/booking-view.ts';
import type { FlagState } from '#shared/flags.ts';
import { useIsStaying, useWaitingDeliveries } from './queries.ts';
import { type Tile, tilesFor } from './tiles.ts';

type TilesOf = {
  uid: string | null;
  nearest: UseQueryResult<Booking | null>;
  /** True if the hotel shows credits (APP-26). */
  credits: FlagState;
};

/** The tiles of this guest; null until they are known (HOM-09 to HOM-16). */
export function useTiles({ uid, nearest, credits }: TilesOf): Tile[] | null {
  const isStaying = useIsStaying(uid);
  const waiting = useWaitingDeliveries(uid, isStaying === true);
  if (isStaying === undefined || nearest.isPending || credits === 'loading') return null;
  return tilesFor({ isStaying, booking: nearest.data ?? null, credits, waiting });
}
