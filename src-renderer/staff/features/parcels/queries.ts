import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type Parcel, type ParcelState, parcel } from '#shared/contract/staff/parcels.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

const page = z.object({ parcels: z.array(parcel), next: z.nullable(z.string()) });

type Wanted = { hotelId: string; state: ParcelState; after?: string | undefined };

const fetchPage = async ({ hotelId, state, after }: Wanted, signal: AbortSignal) =>
  checked(
    page,
    await staffGateway.parcels.list({ hotelId, state, ...(after !== undefined && { after }) }, { signal }),
  );

async function fetchAll(hotelId: string, state: ParcelState, signal: AbortSignal): Promise<Parcel[]> {
  const all: Parcel[] = [];
  let after: string | undefined;
  do {
    const { parcels, next } = await fetchPage({ hotelId, state, after }, signal);
    all.push(...parcels);
    after = next ?? undefined;
  } while (after !== undefined);
  return all;
}

/** All of them, oldest first: a scanned code is searched among them. */
export function useOpenParcels(hotelId: string) {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: [...staffKeys.parcels(hotelId), 'open'],
    enabled,
    queryFn: async ({ signal }) => {
      const [announced, waiting] = await Promise.all([
        fetchAll(hotelId, 'ANNOUNCED', signal),
        fetchAll(hotelId, 'WAITING', signal),
      ]);
      return { ANNOUNCED: announced, WAITING: waiting };
    },
    staleTime: 0,
  });
}

/** Latest first. */
export function useClosedParcels(hotelId: string, state: ParcelState, isShown: boolean) {
  const isUnlocked = useIsUnlocked();
  return useInfiniteQuery({
    queryKey: [...staffKeys.parcels(hotelId), 'closed', state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => fetchPage({ hotelId, state, after: pageParam }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isShown && isUnlocked,
    staleTime: 0,
  });
}

export function useReceivers(hotelId: string) {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: [...staffKeys.parcels(hotelId), 'receivers'],
    enabled,
    queryFn: async ({ signal }) => (await staffGateway.parcels.receivers({ hotelId }, { signal })).receivers,
    staleTime: 0,
  });
}
