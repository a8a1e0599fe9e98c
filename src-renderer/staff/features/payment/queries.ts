import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import {
  type DeskDue,
  type DeskHoursOnSale,
  type DeskPix,
  type DeskReceipt,
  deskDue,
  deskHoursOnSale,
  deskPix,
  deskReceipt,
} from '#shared/contract/staff/desk-payments.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

const POLL_MS = 2_000;

/** The amount that a booking owes now; fetched again with the booking's page when the hotel has changed. */
export function useDue(hotelId: string, bookingId: string): UseQueryResult<DeskDue> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.due(hotelId, bookingId),
    queryFn: async ({ signal }) =>
      checked(deskDue, await staffGateway.deskPayments.due({ hotelId, bookingId }, { signal })),
    staleTime: 0,
    enabled,
  });
}

export type HoursWanted = { hotelId: string; bookingId: string; accommodationId: string; type: HoursType };

/** Hours on sale now; fetched again with the booking's page, and after each try to sell some. */
export function useHours(wanted: HoursWanted): UseQueryResult<DeskHoursOnSale> {
  const { hotelId, bookingId, accommodationId, type } = wanted;
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.hours(hotelId, bookingId, accommodationId, type),
    queryFn: async ({ signal }) =>
      checked(deskHoursOnSale, await staffGateway.deskPayments.hours(wanted, { signal })),
    staleTime: 0,
    enabled,
  });
}

/** A code's state, until it is final. */
export function usePix(hotelId: string, bookingId: string, open: DeskPix): DeskPix {
  const enabled = useIsUnlocked();
  const { data } = useQuery({
    queryKey: staffKeys.pix(hotelId, bookingId, open.paymentId),
    queryFn: async ({ signal }) =>
      checked(
        deskPix,
        await staffGateway.deskPayments.findPix(
          { hotelId, bookingId, paymentId: open.paymentId },
          { signal },
        ),
      ),
    refetchInterval: ({ state }) => ((state.data ?? open).state === 'WAITING' ? POLL_MS : false),
    staleTime: 0,
    enabled,
  });
  return data ?? open;
}

/** An act in the record: fetched with each opening of the receipt, and not again after an unlocking. */
export function useReceipt(
  hotelId: string,
  { bookingId, paymentId }: { bookingId: string; paymentId: string },
): UseQueryResult<DeskReceipt> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.receipt(hotelId, paymentId),
    queryFn: async ({ signal }) =>
      checked(
        deskReceipt,
        await staffGateway.deskPayments.receipt({ hotelId, bookingId, paymentId }, { signal }),
      ),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
