import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isDraftStored, rebaseDraft } from '#renderer/guest/features/shared/guest-booking/guests-draft.ts';
import {
  fetchBookingDetails,
  refreshBooking,
} from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';
import { useFreshOutcome } from '#renderer/platform/state/outcome-shown.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import type { CheckedIn, CheckInState } from '#shared/contract/guest/check-in.ts';
import { AppError } from '#shared/errors.ts';
import { progressAt } from './check-in-flow.ts';
import { confirmCheckIn, fetchCheckIn, saveProgress } from './queries.ts';
import { type Confirming, isRoomAwaited, resultOfWaiting, reviewing, runConfirm } from './run-confirm.ts';

const changed = () => new AppError('BOOKING_CHANGED', 'the guests of the booking were changed elsewhere');

async function fetchBoth(queries: QueryClient, bookingId: string) {
  const [booking, state] = await Promise.all([
    fetchBookingDetails(queries, bookingId),
    fetchCheckIn(queries, bookingId),
  ]);
  return { booking, state };
}

async function sendDraft(queries: QueryClient, bookingId: string): Promise<void> {
  const { booking, state } = await fetchBoth(queries, bookingId);
  const { draft } = state;
  if (draft === null || state.accommodationIds.length === 0) return;
  const step = progressAt(state, 'confirm');
  if (!isDraftStored(draft, booking)) {
    if (draft.version !== booking.version) {
      await saveProgress(queries, { bookingId, step, draft: rebaseDraft(draft, booking) });
      throw changed();
    }
    await gateway.accommodationGuests.invite({ bookingId, ...draft });
  }
  await saveProgress(queries, { bookingId, step, draft: null });
}

async function send(
  queries: QueryClient,
  bookingId: string,
  accommodationIds: readonly number[],
): Promise<CheckedIn> {
  const { accommodations } = await fetchBookingDetails(queries, bookingId);
  return confirmCheckIn({
    bookingId,
    accommodations: accommodationIds.map(accommodationId => ({
      accommodationId,
      guests: findGuests(accommodations, accommodationId),
    })),
  });
}

function findGuests(rooms: BookingDetails['accommodations'], accommodationId: number) {
  const room = rooms.find(one => one.accommodationId === accommodationId);
  return (room?.guests ?? []).map(({ name, email, isRoomMainGuest, isMinor, isSpecialCareRequired }) => ({
    name,
    email,
    isRoomMainGuest,
    isMinor,
    isSpecialCareRequired,
  }));
}

type Stored = { state: CheckInState | undefined; isAtEnd: boolean };

/** The result of a form that waits, as soon as the polled state has it; the last step stays on it from then on. */
function useWaitingForm(bookingId: string, { state: stored, isAtEnd }: Stored): CheckedIn | null {
  const queries = useQueryClient();
  const [rooms, setRooms] = useState<readonly number[]>([]);
  const [result, setResult] = useState<CheckedIn | null>(null);
  if (stored?.waitsFor && rooms !== stored.accommodationIds) setRooms(stored.accommodationIds);
  const found = stored ? resultOfWaiting(stored, rooms) : null;
  if (isAtEnd && result === null && found !== null) setResult(found);
  const isCompleted = found !== null;
  // Nobody pressed for it: the guest may have been idle for long.
  useFreshOutcome(isCompleted ? bookingId : null);
  useEffect(() => {
    if (isCompleted) void refreshBooking(queries, bookingId);
  }, [isCompleted, queries, bookingId]);
  return result;
}

/** The last step of a check-in: its state, and its button. The idle timeout does not apply while it runs. */
export function useConfirm(bookingId: string, stored: Stored) {
  const queries = useQueryClient();
  const [state, setState] = useState<Confirming>(reviewing);
  // A second press before the next paint must see the first one's step.
  const current = useRef(state);
  const write = (next: Confirming) => {
    current.current = next;
    setState(next);
  };
  // Set at the first press: rooms that are checked in to, or not ready, are no longer listed as open.
  const [rooms, setRooms] = useState<readonly number[]>([]);
  const waited = useWaitingForm(bookingId, stored);
  const shown: Confirming = waited && state.step === 'reviewing' ? { step: 'done', result: waited } : state;
  const isSending = state.step === 'sending';
  useEffect(() => (isSending ? acquireBusyLock('payment') : undefined), [isSending]);

  async function confirm(accommodationIds: readonly number[]): Promise<void> {
    const isFirst = current.current.step === 'reviewing' && !isRoomAwaited(current.current);
    const entered = isFirst ? accommodationIds : rooms;
    if (isFirst) setRooms(accommodationIds);
    await runConfirm({
      read: () => current.current,
      write,
      sendDraft: () => sendDraft(queries, bookingId),
      confirm: () => send(queries, bookingId, entered),
      refresh: async () => void (await fetchBoth(queries, bookingId).catch(() => null)),
      pause,
    });
    if (current.current.step === 'done') await refreshBooking(queries, bookingId);
  }

  return { state: shown, rooms, confirm, review: () => write(reviewing) };
}
