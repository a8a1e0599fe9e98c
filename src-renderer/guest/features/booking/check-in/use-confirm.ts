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
import type { BookingDetails } from '#shared/contract/booking-details.ts';
import type { CheckedIn } from '#shared/contract/check-in.ts';
import { AppError } from '#shared/errors.ts';
import { progressAt } from './check-in-flow.ts';
import { confirmCheckIn, fetchCheckIn, saveProgress } from './queries.ts';
import { type Confirming, isRoomAwaited, reviewing, runConfirm } from './run-confirm.ts';

const changed = () => new AppError('BOOKING_CHANGED', 'the guests of the booking were changed elsewhere');

/** What is stored now. */
async function fetchBoth(queries: QueryClient, bookingId: string) {
  const [booking, state] = await Promise.all([
    fetchBookingDetails(queries, bookingId),
    fetchCheckIn(queries, bookingId),
  ]);
  return { booking, state };
}

/** Sends the draft as it is stored, whichever device it was typed on, and clears it (GST-21, PD-11). */
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

/** Checks in with the guests as the rooms have them by now. */
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
      guests: guestsOf(accommodations, accommodationId),
    })),
  });
}

function guestsOf(rooms: BookingDetails['accommodations'], accommodationId: number) {
  const room = rooms.find(one => one.accommodationId === accommodationId);
  return (room?.guests ?? []).map(({ name, email, isRoomMainGuest, isMinor, isSpecialCareRequired }) => ({
    name,
    email,
    isRoomMainGuest,
    isMinor,
    isSpecialCareRequired,
  }));
}

/** The last step of a check-in: its state, and the press of its button. While it runs no idle guest is sent away. */
export function useConfirm(bookingId: string) {
  const queries = useQueryClient();
  const [state, setState] = useState<Confirming>(reviewing);
  // Two presses within one paint must find the first one's step.
  const current = useRef(state);
  const write = (next: Confirming) => {
    current.current = next;
    setState(next);
  };
  // From the first press on: after a lost response the guest may have checked in to them, and one that is not ready is
  // closed. Neither is open any more.
  const [rooms, setRooms] = useState<readonly number[]>([]);
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

  return { state, rooms, confirm, review: () => write(reviewing) };
}
