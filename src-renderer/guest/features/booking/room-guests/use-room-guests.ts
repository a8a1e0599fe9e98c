import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  fetchBookingDetails,
  refreshBooking,
} from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';
import { isStale, toErrorCode } from '#renderer/platform/guest-forms/guest-failure.ts';
import { toGuestForm, toValues } from '#renderer/platform/guest-forms/guest-values.ts';
import type {
  AccommodationGuest,
  GuestForm,
  RoomGuests,
} from '#shared/contract/guest/accommodation-guests.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { afterChange, closed, type GuestFlow, type Typing, wasAdded, withFresh } from './guest-flow.ts';
import { removeGuest, saveGuest } from './mutations.ts';

export type SaveFailure = { error: unknown; fresh: AccommodationGuest | null };

export type GuestEditing = {
  flow: GuestFlow;
  round: number;
  open: (next: GuestFlow) => void;
  save: (typing: Typing, form: GuestForm) => Promise<SaveFailure | null>;
  remove: (
    removing: Extract<GuestFlow, { step: 'removing' }>,
    newMainGuestUserId: string | null,
  ) => Promise<void>;
  nameMain: (accommodationId: number, guest: AccommodationGuest) => Promise<void>;
  close: () => void;
};

export function useRoomGuests(booking: BookingDetails, onLeft: () => void): GuestEditing {
  const { bookingId } = booking;
  const queries = useQueryClient();
  const [flow, setFlow] = useState<GuestFlow>(closed);
  /** Increases with every opened dialog, so that its form is filled again. */
  const [round, setRound] = useState(0);
  const isBusy = useRef(false);

  const open = (next: GuestFlow) => {
    setFlow(next);
    setRound(before => before + 1);
  };

  /** No dialog closes while a request runs, because its result would not be shown. */
  async function change(send: () => Promise<RoomGuests>): Promise<RoomGuests> {
    isBusy.current = true;
    try {
      return await send();
    } finally {
      isBusy.current = false;
    }
  }

  const fetchFresh = () => fetchBookingDetails(queries, bookingId).catch(() => null);

  async function save(typing: Typing, form: GuestForm): Promise<SaveFailure | null> {
    const { accommodationId } = typing;
    const guest = typing.step === 'editing' ? typing.guest : null;
    try {
      const { guests } = await change(() => saveGuest({ bookingId, accommodationId, form, guest }));
      await refreshBooking(queries, bookingId);
      setFlow(afterChange(accommodationId, guests));
      return null;
    } catch (error) {
      const fresh = (await fetchFresh())?.accommodations.find(
        room => room.accommodationId === accommodationId,
      );
      if (fresh && guest === null && isResponseLost(toAppError(error)) && wasAdded(form, fresh.guests)) {
        setFlow(afterChange(accommodationId, fresh.guests));
        return null;
      }
      if (!fresh || !isStale(toErrorCode(error))) return { error, fresh: null };
      const next = withFresh(typing, fresh.guests);
      setFlow(next);
      return { error, fresh: next.step === 'editing' ? next.guest : null };
    }
  }

  async function remove(
    { accommodationId, guest }: Extract<GuestFlow, { step: 'removing' }>,
    newMainGuestUserId: string | null,
  ): Promise<void> {
    const { guestUserId, isLoggedUser } = guest;
    try {
      const left = await change(() =>
        removeGuest({ bookingId, accommodationId, guestUserId, newMainGuestUserId }),
      );
      if (isLoggedUser && !booking.isLoggedUserHolder) return onLeft();
      await refreshBooking(queries, bookingId);
      setFlow(afterChange(accommodationId, left.guests));
    } catch (error) {
      await fetchFresh();
      throw error;
    }
  }

  async function nameMain(accommodationId: number, guest: AccommodationGuest): Promise<void> {
    const form = { ...toGuestForm(toValues(guest)), isRoomMainGuest: true };
    try {
      await change(() => saveGuest({ bookingId, accommodationId, form, guest }));
      await refreshBooking(queries, bookingId);
      setFlow(closed);
    } catch (error) {
      await fetchFresh();
      throw error;
    }
  }

  const close = () => {
    if (!isBusy.current) setFlow(closed);
  };
  return { flow, round, open, save, remove, nameMain, close };
}
