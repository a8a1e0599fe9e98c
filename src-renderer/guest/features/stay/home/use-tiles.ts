import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking } from '#shared/contract/booking-view.ts';
import type { FlagState } from '#shared/flags.ts';
import { useIsStaying, useWaitingDeliveries } from './queries.ts';
import { type Tile, tilesFor } from './tiles.ts';

type TilesOf = {
  uid: string | null;
  nearest: UseQueryResult<Booking | null>;
  credits: FlagState;
};

export function useTiles({ uid, nearest, credits }: TilesOf): Tile[] | null {
  const isStaying = useIsStaying(uid);
  const waiting = useWaitingDeliveries(uid, isStaying === true);
  if (isStaying === undefined || nearest.isPending || credits === 'loading') return null;
  return tilesFor({ isStaying, booking: nearest.data ?? null, credits, waiting });
}
