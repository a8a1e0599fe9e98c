import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { draftedGuests, rebaseDraft } from '#renderer/guest/features/shared/guest-booking/guests-draft.ts';
import { fetchBookingDetails } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import type { CheckInState, CheckInStep } from '#shared/contract/guest/check-in.ts';
import { progressAt, stepAfter } from './check-in-flow.ts';
import type { CheckInPage } from './check-in-page.ts';
import { checkInPath } from './check-in-paths.ts';
import { fetchCheckIn, saveProgress } from './queries.ts';
import { isRoomAwaited } from './run-confirm.ts';
import { useAttempt } from './use-attempt.ts';
import type { useConfirm } from './use-confirm.ts';

/** The router's own promise settles earlier: a button released by it could be pressed again, and the press lost. */
function useGoTo(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const shown = useRef(key);
  const waiting = useRef(new Set<() => void>());
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    for (const arrive of waiting.current) arrive();
    waiting.current.clear();
  }, [key]);
  return async path => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.current.add(resolve);
    await navigate(path);
    await promise;
  };
}

type Loaded = { booking: BookingDetails; state: CheckInState; confirming: ReturnType<typeof useConfirm> };

function toDraftedRooms(
  booking: BookingDetails,
  { accommodationIds, draft }: { accommodationIds: readonly number[]; draft: CheckInState['draft'] },
) {
  const drafted = draft === null ? null : rebaseDraft(draft, booking);
  return booking.accommodations
    .filter(({ accommodationId }) => accommodationIds.includes(accommodationId))
    .map(room => {
      const forms = drafted?.accommodations.find(one => one.accommodationId === room.accommodationId)?.guests;
      return forms ? { ...room, guests: draftedGuests(forms, room.guests) } : room;
    });
}

export function useLoadedCheckIn({ booking, state, confirming }: Loaded) {
  const queries = useQueryClient();
  const goTo = useGoTo();
  const { bookingId } = state;
  const accommodationIds = isRoomAwaited(confirming.state) ? confirming.rooms : state.accommodationIds;

  /** A rejection may be caused by another device, so the stored state is fetched and shown. */
  async function notifyAndReload(error: unknown): Promise<void> {
    toast.notify({ intent: 'error', error });
    const loading = [fetchBookingDetails(queries, bookingId), fetchCheckIn(queries, bookingId)];
    await Promise.allSettled(loading);
  }

  const { attempt, offerAgain, connection } = useAttempt(error => void notifyAndReload(error));

  async function leave(step: CheckInStep, known?: CheckInState): Promise<void> {
    // The step itself may have changed it.
    const fresh = known ?? (await fetchCheckIn(queries, bookingId));
    // It was finished elsewhere: the frame redirects.
    if (fresh.accommodationIds.length === 0) return;
    const next = stepAfter(fresh, step);
    const progress = progressAt(fresh, next);
    if (progress !== fresh.step) await saveProgress(queries, { bookingId, step: progress });
    await goTo(checkInPath(fresh, next));
  }

  const page: CheckInPage = {
    booking,
    state,
    rooms: toDraftedRooms(booking, { draft: state.draft, accommodationIds }),
    attempt,
    offerAgain,
    goTo,
    pathOf: (step, part) => checkInPath(state, step, part),
    leave,
    finish: step => attempt(() => leave(step)),
    confirming: confirming.state,
    confirm: () => confirming.confirm(state.accommodationIds),
  };
  return { page, connection };
}
