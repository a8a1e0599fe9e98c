import { isPersonName } from '#shared/rules/person-name.ts';
import type { Language } from '../context.ts';

type ToGuest = { to: string; language: Language };

/**
 * How an e-mail greets its guest; null greets nobody by name. Until an address is verified it may be a stranger's, who
 * would read what somebody else has typed as a name; and a name from before the rule of names may hold an address
 * (SEC-06).
 */
export function greetingName(guest: {
  firstName: string;
  socialName: string | null;
  emailVerified: boolean;
}): string | null {
  const name = guest.socialName ?? guest.firstName;
  return guest.emailVerified && isPersonName(name) ? name : null;
}

/** One room of a booking as its e-mail names it. Hours are hotel-local. */
export type MailedRoom = {
  name: string;
  adults: number;
  children: number;
  checkinHour: number;
  checkoutHour: number;
  hasPet: boolean;
  hasCradle: boolean;
  /** Nights, hours and pet, without tax. */
  valueCents: number;
};

/** The content of an e-mail about a booking. Money in cents, dates hotel-local. */
export type MailedBooking = {
  guestName: string | null;
  locator: string;
  hotelName: string;
  city: string;
  timeZone: string;
  checkinDate: string;
  checkoutDate: string;
  /** Lines as they stand on an envelope, and the place on a map; for the calendar entry (BEY-15). */
  address: readonly string[];
  coordinates: { latitude: number; longitude: number } | null;
  startsAt: Date;
  endsAt: Date;
  bookedAt: Date;
  changedAt: Date;
  /** The booking's version when the e-mail was written: SEQUENCE of the calendar entry. */
  version: number;
  rooms: MailedRoom[];
  valueCents: number;
  taxCents: number;
  creditsCents: number;
  chargedCents: number;
  /** What was charged was paid at the reception, not by card. */
  paidAtDesk?: boolean;
  /** Until when a PENDING booking must be paid at the reception; null otherwise. */
  paymentDeadline: Date | null;
};

/** The content of an invitation to a room. Names are null until their owners' addresses are verified (SEC-06). */
export type MailedInvitation = {
  guestName: string | null;
  invitedBy: string | null;
  hotelName: string;
  city: string;
  checkinDate: string;
  checkoutDate: string;
  checkinHour: number;
  checkoutHour: number;
};

export type Mail = ToGuest &
  (
    | { kind: 'WELCOME'; name: string | null }
    | { kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'; name: string | null; code: string }
    /** `hotelName` is the hotel of the calling device; null where it sent none. */
    | { kind: 'SIGN_IN_CODE'; name: string | null; code: string; locator: string; hotelName: string | null }
    | {
        kind: 'BOOKING_CONFIRMED' | 'BOOKING_PENDING' | 'BOOKING_CANCELED';
        bookingId: string;
        booking: MailedBooking;
      }
    | { kind: 'ROOM_INVITATION'; bookingId: string; code: string; invitation: MailedInvitation }
  );
