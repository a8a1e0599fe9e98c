import type { Language } from '#gateway/platform/texts.ts';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import type { Bill } from '#shared/contract/guest/bill.ts';
import type { DeliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import type { Cents } from '#shared/money.ts';
import { isPersonName } from '#shared/rules/person-name.ts';

type ToGuest = { to: string; language: Language };

/** Null until the address is verified: a stranger would read what somebody else has typed (SEC-06). */
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

/** `until` is null once free cancellation has ended; `lateCreditCents` comes back after that (FUN-39). */
export type MailedCancellation = { until: Date | null; lateCreditCents: Cents };

export type MailedOutcome = {
  paidCents: number;
  keptCents: number;
  creditedCents: number;
  goodUntil: Date | null;
};

/** A room whose stay ended before that of its booking; `leftAt` is null if its guests had not come. */
export type MailedDeparture = {
  roomName: string;
  leftAt: Date | null;
  /** Its nights were over: it was checked out, not left early. */
  isCheckout: boolean;
  /** The overstay fee, with tax, to be paid at the reception (LIM-14). */
  overstayCents: number;
};

/** A move by the desk: made, planned from a moment on, or given up again. */
export type MailedMove = {
  act: 'MOVED' | 'PLANNED' | 'CANCELED';
  roomName: string;
  startsAt: Date | null;
};

/** A manager charged the card that guarantees the stay. */
export type MailedCharge = {
  purpose: 'OVERSTAY' | 'NO_SHOW' | 'LATE_CANCELLATION';
  amountCents: Cents;
  lastDigits: string;
};

export type MailedStay = {
  locator: string;
  hotelName: string;
  city: string;
  address: readonly string[];
  coordinates: { latitude: number; longitude: number } | null;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  /** The booking's version when the e-mail was written: SEQUENCE of the calendar entry. */
  version: number;
};

/** The content of an e-mail about a booking. Money in cents, dates hotel-local. */
export type MailedBooking = MailedStay & {
  guestName: string | null;
  timeZone: string;
  checkinDate: string;
  checkoutDate: string;
  bookedAt: Date;
  rooms: MailedRoom[];
  valueCents: number;
  taxCents: number;
  creditsCents: number;
  chargedCents: number;
  paidBy?: 'DESK' | 'PIX';
  /** The time by which a PENDING booking must be paid at the reception; null otherwise. */
  paymentDeadline: Date | null;
  /** Of a booking that stands: until when canceling is free, and what comes back later. */
  cancellation?: MailedCancellation;
  /** Of a booking that its guest canceled, a no-show, and a room that was left. */
  outcome?: MailedOutcome;
  overstayPaidCents?: Cents;
  returnedCents?: Cents;
  /** The returned payment was good: a manager gave it back. */
  isGivenBack?: boolean;
  charge?: MailedCharge;
  departure?: MailedDeparture;
  move?: MailedMove;
};

export type MailedHours = MailedStay & {
  guestName: string | null;
  type: HoursType;
  roomName: string;
  checkinDate: string;
  checkoutDate: string;
  checkinHour: number;
  checkoutHour: number;
  fromHour: number;
  priceCents: number;
  taxCents: number;
  creditsCents: number;
  chargedCents: number;
};

export type MailedBill = Pick<
  Bill,
  'locator' | 'hotel' | 'checkinDate' | 'checkoutDate' | 'subtotal' | 'taxes' | 'total' | 'due' | 'returned'
> & { guestName: string | null };

export type Attachment = { fileName: string; mediaType: string; content: Buffer };

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

/** Without a name: the address is not known to belong to anybody's account. */
export type MailedImport = {
  locator: string;
  hotelName: string;
  city: string;
  checkinDate: string;
  checkoutDate: string;
};

/** `description` is null until the guest's address is verified (SEC-06); the parcel's code is in no e-mail. */
export type MailedDelivery = {
  guestName: string | null;
  hotelName: string;
  timeZone: string;
  type: DeliveryTypeId;
  description: string | null;
  comments: string | null;
  arrivedAt: Date;
};

/** `message` is what the desk writes. */
export type MailedSpace = {
  guestName: string | null;
  hotelName: string;
  timeZone: string;
  name: string;
  startsAt: Date;
  message: string;
};

/** `question` is what the guest wrote; null for a conversation, and until the address is verified (SEC-06). */
export type MailedReply = {
  guestName: string | null;
  hotelName: string;
  text: string;
  question: string | null;
};
/** Of a booking that stands: it names no guest but its own. */
export type MailedReminder = {
  guestName: string | null;
  hotelName: string;
  city: string;
  locator: string;
  checkinDate: string;
  checkoutDate: string;
  checkinHour: number;
  /** From when the check-in is open. */
  opensAt: Date;
  timeZone: string;
};

export type MailedExpiry = { guestName: string | null; cents: Cents; firstDueDate: Date };

/** A reminder can be ended at one touch: `unsubscribe` is the address for it (RFC 8058). */
type Reminder = { unsubscribe: string };

export type StaffMailKind = 'STAFF_INVITATION' | 'STAFF_RESET' | 'STAFF_ROLES_GRANTED';

export type Mail = ToGuest &
  (
    | { kind: 'WELCOME'; name: string | null }
    /** `code` is in the link, `typedCode` is the six digits beside it. */
    | { kind: 'VERIFY_EMAIL'; name: string | null; code: string; typedCode: string }
    /** To the wanted address, which nobody has proved: without a name. */
    | { kind: 'EMAIL_CHANGE_CODE'; code: string }
    /** To the address before. */
    | { kind: 'EMAIL_CHANGED'; name: string | null }
    | { kind: 'PASSWORD_CHANGED'; name: string | null }
    | { kind: 'PASSWORD_RESET'; name: string | null; code: string }
    /** `hotelName` is the hotel of the calling device; null if it sent none. */
    | { kind: 'SIGN_IN_CODE'; name: string | null; code: string; locator: string; hotelName: string | null }
    | {
        kind:
          | 'BOOKING_CONFIRMED'
          | 'BOOKING_PENDING'
          | 'BOOKING_CANCELED'
          | 'BOOKING_NO_SHOW'
          | 'ROOM_LEFT'
          | 'OVERSTAY_PAID'
          | 'GUARANTEE_CHARGED'
          | 'PAYMENT_RETURNED'
          | 'ROOM_MOVED';
        bookingId: string;
        booking: MailedBooking;
      }
    | { kind: 'BILL'; bookingId: string; bill: MailedBill }
    | { kind: 'HOURS_BOUGHT'; bookingId: string; hours: MailedHours }
    | { kind: 'DELIVERY_ARRIVED'; bookingId: string; delivery: MailedDelivery }
    | { kind: 'SPACE_CANCELED'; bookingId: string; space: MailedSpace }
    | { kind: 'RECEPTION_REPLY'; bookingId: string; reply: MailedReply }
    | ({
        kind: 'STAY_REMINDER' | 'PREFERENCES_MISSING';
        bookingId: string;
        reminder: MailedReminder;
      } & Reminder)
    | ({ kind: 'CREDITS_EXPIRING'; expiry: MailedExpiry } & Reminder)
    | { kind: 'BOOKING_IMPORTED'; bookingId: string; imported: MailedImport }
    /** To a person of staff. `link` leads to the staff's address, never the guests'. */
    | { kind: StaffMailKind; name: string; hotelName: string; link: string }
    | { kind: 'ROOM_INVITATION'; bookingId: string; code: string; invitation: MailedInvitation }
  );
