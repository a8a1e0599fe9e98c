import { type QueryClient, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import {
  type CheckedIn,
  type CheckInState,
  type CheckInStep,
  checkedIn,
  checkInState,
  type GuestsDraft,
} from '#shared/contract/guest/check-in.ts';

/** A form that waits for identity or reception is polled as the identity is (IDV-06). */
const WAITING_POLL_MS = 5_000;

const checkInQuery = (bookingId: string) => ({
  queryKey: queryKeys.checkIn(bookingId),
  staleTime: 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    checked(checkInState, await gateway.checkIn.find({ bookingId }, { signal })),
});

/** The progress of the guest's check-in; fetched again on every visit, because it may have continued elsewhere. */
export const useCheckIn = (bookingId: string) =>
  useQuery({
    ...checkInQuery(bookingId),
    refetchInterval: ({ state }) => (state.data?.waitsFor ? WAITING_POLL_MS : false),
  });

/** Polls while the reception takes a deposit: the check-in goes on by itself then. */
export function useAwaitedDeposit(bookingId: string): void {
  useQuery({ ...checkInQuery(bookingId), refetchInterval: WAITING_POLL_MS });
}

/** A pending request may have begun before a change: its response is older, and must not be shown. */
const cancelOlder = (queries: QueryClient, bookingId: string): Promise<void> =>
  queries.cancelQueries({ queryKey: queryKeys.checkIn(bookingId), exact: true });

export async function fetchCheckIn(queries: QueryClient, bookingId: string): Promise<CheckInState> {
  await cancelOlder(queries, bookingId);
  return queries.fetchQuery(checkInQuery(bookingId));
}

export async function showCheckIn(
  queries: QueryClient,
  bookingId: string,
  response: unknown,
): Promise<CheckInState> {
  const state = checked(checkInState, response);
  await cancelOlder(queries, bookingId);
  queries.setQueryData(queryKeys.checkIn(bookingId), state);
  return state;
}

/** Stores the guest's current step, and the guests that are not sent yet; a draft that is left out is unchanged. */
export async function saveProgress(
  queries: QueryClient,
  progress: { bookingId: string; step: CheckInStep; draft?: GuestsDraft | null },
): Promise<CheckInState> {
  return showCheckIn(queries, progress.bookingId, await gateway.checkIn.saveProgress(progress));
}

/** Checks the guest in; a repeated call returns the same (API-22). */
export async function confirmCheckIn(
  order: Parameters<typeof gateway.checkIn.confirm>[0],
): Promise<CheckedIn> {
  return checked(checkedIn, await gateway.checkIn.confirm(order));
}

const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.nullable(z.object({ city: z.string(), country: z.string() })),
});

export function usePersonSummary() {
  return useQuery({
    queryKey: [...queryKeys.personalInfo(), 'summary'],
    staleTime: 0,
    queryFn: async ({ signal }) => checked(person, await gateway.personalInfo.find({}, { signal })),
  });
}
