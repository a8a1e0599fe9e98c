import { useState } from 'react';
import { draftedGuests, toDraft } from '#renderer/guest/features/shared/guest-booking/guests-draft.ts';
import { toGuestForm, toValues } from '#renderer/platform/guest-forms/guest-values.ts';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { GuestsDraft } from '#shared/contract/guest/check-in.ts';
import { withGuest, withoutGuest } from './draft-edits.ts';
import { afterChange, closed, type GuestFlow } from './guest-flow.ts';
import type { GuestEditing } from './use-room-guests.ts';

type DraftGuestsOptions = {
  booking: BookingDetails;
  accommodationIds: readonly number[];
  /** Null while nothing is changed. */
  draft: GuestsDraft | null;
  /** Stores the draft; throws the gateway's rejection. */
  onChange: (draft: GuestsDraft) => Promise<void>;
};

/** A room with its guests as drafted; guests can change themselves only on the booking's own page. */
function draftedRoom(room: DetailedAccommodation, draft: GuestsDraft): DetailedAccommodation {
  const forms = draft.accommodations.find(one => one.accommodationId === room.accommodationId)?.guests;
  if (!forms) return room;
  const guests = draftedGuests(forms, room.guests).map(guest =>
    guest.isLoggedUser ? { ...guest, isRemovable: false } : guest,
  );
  return { ...room, guests };
}

export function useDraftGuests({ booking, accommodationIds, draft, onChange }: DraftGuestsOptions) {
  const [flow, setFlow] = useState<GuestFlow>(closed);
  /** Increases with every opened dialog, so that its form is filled again. */
  const [round, setRound] = useState(0);
  const current = draft ?? toDraft(booking, accommodationIds);
  const rooms = booking.accommodations.map(room => draftedRoom(room, current));

  async function change(next: GuestsDraft, accommodationId: number): Promise<void> {
    await onChange(next);
    const room = booking.accommodations.find(one => one.accommodationId === accommodationId);
    setFlow(room ? afterChange(accommodationId, draftedRoom(room, next).guests) : closed);
  }

  const roomOf = (accommodationId: number) => ({
    accommodationId,
    paxClassifications:
      booking.accommodations.find(room => room.accommodationId === accommodationId)?.paxClassifications ?? [],
  });
  const heirOf = (accommodationId: number, guestUserId: string | null): AccommodationGuest | null =>
    rooms
      .find(room => room.accommodationId === accommodationId)
      ?.guests.find(guest => guest.guestUserId === guestUserId) ?? null;

  const editing: GuestEditing = {
    flow,
    round,
    open(next) {
      setFlow(next);
      setRound(before => before + 1);
    },
    async save(typing, form) {
      const { accommodationId } = typing;
      const guest = typing.step === 'editing' ? typing.guest : null;
      try {
        await change(withGuest(current, roomOf(accommodationId), { form, guest }), accommodationId);
        return null;
      } catch (error) {
        return { error, fresh: null };
      }
    },
    remove({ accommodationId, guest }, newMainGuestUserId) {
      const heir = heirOf(accommodationId, newMainGuestUserId);
      return change(withoutGuest(current, accommodationId, { guest, heir }), accommodationId);
    },
    nameMain(accommodationId, guest) {
      const form = { ...toGuestForm(toValues(guest)), isRoomMainGuest: true };
      return change(withGuest(current, roomOf(accommodationId), { form, guest }), accommodationId);
    },
    close: () => setFlow(closed),
  };
  return { editing, drafted: { ...booking, accommodations: rooms } };
}
