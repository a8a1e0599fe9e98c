import type { AccommodationGuest, GuestForm } from '#shared/contract/accommodation-guests.ts';
import { hasMainGuest, isSameGuest } from '#shared/rules/room-guests.ts';
import { type Change, changesBetween } from './guest-values.ts';
import { toMember } from './places.ts';

/** Another device's change to the guest whose form is open. */
export type Stale = { is: 'changed'; changes: Change[] } | { is: 'removed' };

type OfRoom = { accommodationId: number };

/** The open dialog, and its guest. */
export type GuestFlow =
  | { step: 'closed' }
  | (OfRoom & { step: 'adding'; stale: Stale | null })
  | (OfRoom & { step: 'editing'; guest: AccommodationGuest; stale: Stale | null })
  | (OfRoom & { step: 'removing'; guest: AccommodationGuest })
  /** The room was left without a main guest (GST-20). */
  | (OfRoom & { step: 'withoutMain' });

export type Typing = Extract<GuestFlow, { step: 'adding' | 'editing' }>;

export const closed: GuestFlow = { step: 'closed' };

/** After a change was stored: warns about a room with guests but without a main guest (GST-20). */
export function afterChange(accommodationId: number, guests: readonly AccommodationGuest[]): GuestFlow {
  if (guests.length === 0 || hasMainGuest(guests.map(toMember))) return closed;
  return { step: 'withoutMain', accommodationId };
}

/**
 * Compares the open form with the stored guests: changes are shown, and the next save applies to the fresh guest. One
 * who was removed meanwhile becomes a new guest, so that no input is lost.
 */
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
  const { name, email = null, isMinor, isRoomMainGuest } = form;
  const added = { name, email, isMinor, isMain: isRoomMainGuest };
  return guests.some(guest => guest.name === name && isSameGuest(toMember(guest), added));
}
