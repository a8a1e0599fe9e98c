import { queryOptions, useQuery } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { host } from '#renderer/platform/host/host.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

export const hotelsQuery = queryOptions({
  queryKey: queryKeys.hotels(),
  queryFn: (): Promise<Hotel[]> => gateway.hotels.list(),
});

export function useHotels() {
  return useQuery(hotelsQuery);
}

/** The hotels that this device offers: a hotel's own screen offers the others only if its settings allow it (PD-22). */
export function offeredHotels(hotels: readonly Hotel[] | undefined): readonly Hotel[] | undefined {
  const own = host().profile.hotel;
  return own === null || own.othersToo ? hotels : hotels?.filter(({ hotelId }) => hotelId === own.hotelId);
}

export function useHotel(hotelId: string | null): Hotel | undefined {
  const { data } = useHotels();
  return data?.find(hotel => hotel.hotelId === hotelId);
}
