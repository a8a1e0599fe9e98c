import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '#renderer/platform/paths.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import type { FlagState } from '#shared/flags.ts';
import { useIsStaying, useWaitingDeliveries } from './queries.ts';

export type TileName =
  | 'deliveries'
  | 'spaces'
  | 'guests'
  | 'visitors'
  | 'curation'
  | 'credits'
  | 'preferences'
  | 'personalInformation';

export type Tile = {
  name: TileName;
  to: string;
  waiting?: number;
};

type Situation = {
  isStaying: boolean;
  booking: Pick<Booking, 'bookingId' | 'status'> | null;
  credits: boolean;
  waiting?: number | undefined;
};

export function tilesFor({ isStaying, booking, credits, waiting = 0 }: Situation): Tile[] {
  const here = booking?.status === 'IN_PROGRESS' ? booking : null;
  const tiles: (Tile | false)[] = [
    isStaying && { name: 'deliveries', to: paths.deliveries, ...(waiting > 0 && { waiting }) },
    isStaying && { name: 'spaces', to: paths.spaceReservations },
    here !== null && { name: 'guests', to: `${paths.bookingDetails}/${here.bookingId}/guests` },
    here !== null && { name: 'visitors', to: paths.visitors },
    { name: 'curation', to: paths.curation },
    credits && { name: 'credits', to: paths.credits },
    { name: 'preferences', to: paths.preferences },
    { name: 'personalInformation', to: paths.personalInformation },
  ];
  return tiles.filter(tile => tile !== false);
}

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
