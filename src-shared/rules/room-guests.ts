import type { PaxType } from '../contract/guest/booking-view.ts';
import { normalizeName } from './person-name.ts';

export type RoomCapacity = { maxAdults: number; maxMinors: number; maxGuests: number };

export type RoomMember = { name: string; email: string | null; isMain: boolean; isMinor: boolean };

type NamedGuest = {
  name: string;
  email?: string | null | undefined;
  isRoomMainGuest: boolean;
  isMinor: boolean;
};

/** Of a guest as a form or the gateway names them. */
export const toRoomMember = ({ name, email = null, isRoomMainGuest, isMinor }: NamedGuest): RoomMember => ({
  name,
  email,
  isMain: isRoomMainGuest,
  isMinor,
});

/** Adolescents take an adult's place; a room takes one adult by default (GST-03, GST-04, PD-60). */
export function roomCapacity(classes: readonly { type: PaxType; amount: number }[]): RoomCapacity {
  const amountOf = (wanted: PaxType) => classes.find(({ type }) => type === wanted)?.amount;
  const maxAdults = (amountOf('ADL') ?? 1) + (amountOf('ADOL') ?? 0);
  const maxMinors = amountOf('CHD') ?? 0;
  return { maxAdults, maxMinors, maxGuests: maxAdults + maxMinors };
}

const minorsOf = (guests: readonly RoomMember[]) => guests.filter(guest => guest.isMinor).length;

export const hasPlace = (guests: readonly RoomMember[], capacity: RoomCapacity): boolean =>
  guests.length < capacity.maxGuests;

export const mayBeMain = (guest: Pick<RoomMember, 'isMinor'>, others: readonly RoomMember[]): boolean =>
  !guest.isMinor && !hasMainGuest(others);

export const mayBeMinor = (
  guest: Pick<RoomMember, 'isMain'>,
  others: readonly RoomMember[],
  capacity: RoomCapacity,
): boolean => !guest.isMain && minorsOf(others) < capacity.maxMinors;

/** Each room needs a main guest (GST-10); a minor is none (GST-14). */
export const hasMainGuest = (guests: readonly RoomMember[]): boolean =>
  guests.some(guest => guest.isMain && !guest.isMinor);

export const possibleMainGuests = <Guest extends RoomMember>(others: readonly Guest[]): Guest[] =>
  others.filter(guest => !guest.isMinor);

/** True if another main guest must be named before this one is removed (GST-19). */
export const needsNewMainGuest = (removed: RoomMember, others: readonly RoomMember[]): boolean =>
  removed.isMain && others.length > 0 && !hasMainGuest(others);

/** Adults by their e-mail, minors by their name; two adults without an e-mail are never the same. */
export function isSameGuest(one: RoomMember, other: RoomMember): boolean {
  if (one.isMinor !== other.isMinor) return false;
  if (one.isMinor) return nameKey(one.name) === nameKey(other.name);
  return one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
}

const nameKey = (name: string) => normalizeName(name).toLowerCase();

export type RoomGuestsProblem =
  | 'DUPLICATE_GUEST'
  | 'SECOND_MAIN_GUEST'
  | 'ADULTS_EXCEED'
  | 'MINORS_EXCEED'
  | null;

/** Does not check a missing main guest. A repeated guest comes first: a repeated tap shows that error. */
export function roomGuestsProblem(
  guests: readonly RoomMember[],
  { maxAdults, maxMinors }: RoomCapacity,
): RoomGuestsProblem {
  if (guests.some((guest, index) => guests.slice(index + 1).some(other => isSameGuest(guest, other))))
    return 'DUPLICATE_GUEST';
  if (guests.filter(guest => guest.isMain).length > 1) return 'SECOND_MAIN_GUEST';
  const minors = minorsOf(guests);
  if (guests.length - minors > maxAdults) return 'ADULTS_EXCEED';
  return minors > maxMinors ? 'MINORS_EXCEED' : null;
}
