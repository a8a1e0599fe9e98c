import { type Change, changesBetween } from '#renderer/platform/guest-forms/guest-values.ts';
import type { AccommodationGuest, GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { hasMainGuest, isSameGuest, toRoomMember } from '#shared/rules/room-guests.ts';

export type Stale = { is: 'changed'; changes: Change[] } | { is: 'removed' };

type OfRoom = { accommodationId: number };

export type GuestFlow =
  | { step: 'closed' }
  | (OfRoom & { step: 'adding'; stale: Stale | null })
  | (OfRoom & { step: 'editing'; guest: AccommodationGuest; stale: Stale | null })
  | (OfRoom & { step: 'removing'; guest: AccommodationGuest })
  | (OfRoom & { step: 'withoutMain' });

export type Typing = Extract<GuestFlow, { step: 'adding' | 'editing' }>;

export const closed: GuestFlow = { step: 'closed' };

export function afterChange(accommodationId: number, guests: readonly AccommodationGuest[]): GuestFlow {
  if (guests.length === 0 || hasMainGuest(guests.map(toRoomMember))) return closed;
  return { step: 'withoutMain', accommodationId };
}

/** The next save applies to the fresh guest. One who was removed becomes a new guest, so that no input is lost. */
export function withFresh(flow: Typing, guests: readonly AccommodationGuest[]): Typing {
  if (flow.step === 'adding') return flow;
  const { accommodationId, guest } = flow;
  const fresh = guests.find(one => one.guestUserId === guest.guestUserId);
  if (!fresh) return { step: 'adding', accommodationId, stale: { is: 'removed' } };
  const changes = changesBetween(guest, fresh);
  return { ...flow, guest: fresh, stale: changes.length === 0 ? flow.stale : { is: 'changed', changes } };
}

/** True if a guest who was added without a response is in the room: adding them again would be rejected. */
export function wasAdded(form: GuestForm, guests: readonly AccommodationGuest[]): boolean {
  const added = toRoomMember(form);
  return guests.some(guest => guest.name === form.name && isSameGuest(toRoomMember(guest), added));
}
