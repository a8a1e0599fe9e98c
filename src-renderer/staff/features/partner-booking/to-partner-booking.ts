import { parseTypedDate } from '#renderer/platform/forms/typed-date.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import type { BedType } from '#shared/contract/guest/bookings.ts';
import type { PartnerBookingBody } from '#shared/contract/hotel/booking.ts';
import { toReais } from '#shared/money.ts';
import { parseCents } from '../shared/money/money-typed.ts';

export type RoomValues = {
  roomTypeId: string;
  adults: string;
  ages: string;
  hasPet: boolean;
  hasCrib: boolean;
  bedType: BedType;
  total: string;
};

export type PartnerBookingValues = {
  channel: string;
  reference: string;
  lastName: string;
  email: string;
  language: 'pt' | 'en';
  checkin: string;
  checkout: string;
  rooms: RoomValues[];
};

export const emptyRoom: RoomValues = {
  roomTypeId: '',
  adults: '2',
  ages: '',
  hasPet: false,
  hasCrib: false,
  bedType: 'DOUBLE',
  total: '',
};

/** `Booking.com` as other systems name it: `booking-com`. */
export const toChannel = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s._/]+/g, '-');

/** `4, 7` and `4 7`; NaN for a part that is no number. */
export const agesOf = (typed: string): number[] =>
  typed
    .split(/[\s,;]+/)
    .filter(part => part !== '')
    .map(part => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN));

/** What was typed, as the gateway takes it; the schema has checked it. A type without a choice of beds has a double one. */
export function toPartnerBooking(
  values: PartnerBookingValues,
  { typedIn, hasBedChoice }: { typedIn: Language; hasBedChoice: (roomTypeId: string) => boolean },
): { channel: string; reference: string } & PartnerBookingBody {
  const { channel, reference, lastName, email, language, checkin, checkout, rooms } = values;
  return {
    channel: toChannel(channel),
    reference: reference.trim(),
    lastName: lastName.trim(),
    email: email.trim() === '' ? null : email.trim(),
    language,
    checkinDate: parseTypedDate(checkin, typedIn) ?? '',
    checkoutDate: parseTypedDate(checkout, typedIn) ?? '',
    rooms: rooms.map(({ roomTypeId, adults, ages, hasPet, hasCrib, bedType, total }) => ({
      roomTypeId,
      adults: Number(adults),
      childrenAges: agesOf(ages),
      hasPet,
      hasCrib,
      bedType: hasBedChoice(roomTypeId) ? bedType : 'DOUBLE',
      total: toReais(parseCents(total) ?? 0),
    })),
  };
}
