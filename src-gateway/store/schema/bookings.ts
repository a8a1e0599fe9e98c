import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { createdAt, instant, tstzrange } from './columns.ts';
import { guests } from './guests.ts';
import { hotels, rooms, roomTypes } from './hotels.ts';

export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    locator: text().notNull().unique('bookings_locator_unique'),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    /** Null for a partner channel's booking that no guest has imported yet, and once the guest's account is deleted. */
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    channel: text({ enum: ['DIRECT', 'PARTNER'] }).notNull(),
    /** The guest of a channel's booking without an account: its import is checked against this (BKG-24). */
    holderLastName: text('holder_last_name'),
    /** The address that the channel gave for its guest; lower case. */
    holderEmail: text('holder_email'),
    /** The hotel's decision that whoever imported the booking may check in to it (SEC-17). */
    importAllowedAt: instant('import_allowed_at'),
    /** The time when the hotel took the booking out of an account last; an import then needs the channel's address. */
    importUndoneAt: instant('import_undone_at'),
    status: text().$type<BookingStatus>().notNull(),
    walkIn: boolean('walk_in').notNull(),
    checkinDate: date('checkin_date', { mode: 'string' }).notNull(),
    checkoutDate: date('checkout_date', { mode: 'string' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    valueCents: integer('value_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    creditsCents: integer('credits_cents').notNull(),
    chargedCents: integer('charged_cents').notNull(),
    paymentDeadline: instant('payment_deadline'),
    /** The desk undid a no-show: the guests are expected until the booked departure (FRD-11). */
    noShowUndoneAt: instant('no_show_undone_at'),
    /** When the partner canceled it: whether that was late. Null for all other bookings. */
    partnerCanceledAt: instant('partner_canceled_at'),
    /** The overstay fee, with tax, of value and tax: payable at the reception (LIM-14). */
    overstayCents: integer('overstay_cents').notNull().default(0),
    /** The part of that fee paid there; included in the charged amount. */
    overstayPaidCents: integer('overstay_paid_cents').notNull().default(0),
    language: text({ enum: ['en', 'pt'] }).notNull(),
    hiddenAt: instant('hidden_at'),
    /** Grows with every change of the booking, its rooms or its guests; also the SEQUENCE of its calendar entry (BEY-15). */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index().on(table.guestId, table.startsAt),
    index('bookings_open').on(table.status).where(sql`status in ('PROCESSING', 'PENDING')`),
    index('bookings_to_come').on(table.checkinDate).where(sql`status = 'CONFIRMED'`),
    index('bookings_under_way').on(table.checkoutDate).where(sql`status = 'IN_PROGRESS'`),
    // The desk of a hotel: a day's arrivals and departures, and what stands.
    index('bookings_arriving').on(table.hotelId, table.status, table.checkinDate),
    index('bookings_departing').on(table.hotelId, table.status, table.checkoutDate),
    index('bookings_locator_prefix').on(table.hotelId, table.locator.op('text_pattern_ops')),
    index('bookings_overstay_due').on(table.updatedAt).where(sql`overstay_cents > overstay_paid_cents`),
    check(
      'bookings_money',
      sql`value_cents >= 0 and tax_cents >= 0 and credits_cents >= 0 and charged_cents >= 0 and credits_cents + charged_cents <= value_cents + tax_cents`,
    ),
    check('bookings_overstay', sql`overstay_paid_cents >= 0 and overstay_paid_cents <= overstay_cents`),
    check('bookings_dates', sql`checkout_date > checkin_date and ends_at > starts_at`),
  ],
);

/**
 * `occupied` includes housekeeping; accommodations_no_double_sale (custom migration) prevents selling it twice. A row without a
 * booking only reserves a room: for a stay that moves there later, or until a room that a stay has left is cleaned.
 */
export const accommodations = pgTable(
  'accommodations',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id),
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    occupied: tstzrange().notNull(),
    /** A room that was left is occupied until it is cleaned, and no longer. */
    holdsRoom: boolean('holds_room').notNull(),
    checkinHour: integer('checkin_hour').notNull(),
    checkoutHour: integer('checkout_hour').notNull(),
    /** Null for a room sold before the app chose the widest hours of one price: they are widened once (SRC-23). */
    areHoursFinal: boolean('are_hours_final').$default(() => true),
    adults: integer().notNull(),
    children: integer().notNull(),
    childrenAges: jsonb('children_ages').$type<number[]>().notNull(),
    hasPet: boolean('has_pet').notNull(),
    hasCradle: boolean('has_cradle').notNull(),
    bedType: text('bed_type', { enum: ['DOUBLE', 'SINGLE'] }).notNull(),
    valueCents: integer('value_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** Null until its guests have checked in. */
    checkedInAt: instant('checked_in_at'),
    /** The time when its guests checked out or left early, or it was taken out of the booking; null until then. */
    leftAt: instant('left_at'),
    /** Six digits while its guests stay in it (PD-46); null before and after. Never in a log or an e-mail. */
    doorCode: text('door_code'),
    doorCodeRenewals: integer('door_code_renewals').notNull().default(0),
  },
  table => [
    index().on(table.bookingId),
    check(
      'accommodations_without_booking',
      sql`booking_id is not null or (checked_in_at is null and left_at is null and door_code is null)`,
    ),
    uniqueIndex('accommodations_door_code_once')
      .on(table.hotelId, table.doorCode)
      .where(sql`door_code is not null`),
    index('accommodations_lived_in')
      .on(table.roomId)
      .where(sql`checked_in_at is not null and left_at is null`),
    index('accommodations_in_house')
      .on(table.hotelId)
      .where(sql`checked_in_at is not null and left_at is null`),
    index('accommodations_left').on(table.hotelId, table.leftAt).where(sql`left_at is not null`),
    index('accommodations_hours_to_widen').on(table.bookingId).where(sql`are_hours_final is null`),
    check('accommodations_money', sql`value_cents >= 0 and tax_cents >= 0`),
  ],
);

/** A later tariff does not change them (PD-09). A room without lines has its value divided (stay-lines.ts). */
export const stayLines = pgTable(
  'stay_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    kind: text({ enum: ['NIGHT', 'CHECKIN', 'CHECKOUT', 'PET', 'CRADLE', 'OVERSTAY'] }).notNull(),
    /** The date of a NIGHT; null for all others. */
    night: date({ mode: 'string' }),
    priceCents: integer('price_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** Hours that were bought after the booking; null for all others. */
    hourPurchaseId: uuid('hour_purchase_id').references(() => hourPurchases.id),
    returnedAt: instant('returned_at'),
  },
  table => [
    index().on(table.accommodationId),
    index('stay_lines_of_hours').on(table.hourPurchaseId).where(sql`hour_purchase_id is not null`),
    uniqueIndex('stay_lines_one_per_night').on(table.accommodationId, table.night).where(sql`kind = 'NIGHT'`),
    check('stay_lines_night', sql`(kind = 'NIGHT') = (night is not null)`),
    check('stay_lines_money', sql`price_cents >= 0 and tax_cents >= 0`),
  ],
);

/** While a purchase is PROCESSING the room's occupation includes its hours, so that nobody else gets them. */
export const hourPurchases = pgTable(
  'hour_purchases',
  {
    id: uuid().primaryKey(),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The buyer; null once the account is deleted. */
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    /** The idempotency key of the guest's order (PD-10). */
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    type: text({ enum: ['CHECKIN', 'CHECKOUT'] }).notNull(),
    fromHour: integer('from_hour').notNull(),
    toHour: integer('to_hour').notNull(),
    priceCents: integer('price_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    creditsCents: integer('credits_cents').notNull(),
    chargedCents: integer('charged_cents').notNull(),
    outcome: text({ enum: ['PROCESSING', 'BOUGHT', 'REFUSED'] }).notNull(),
    code: text(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index().on(table.accommodationId),
    index('hour_purchases_rejected').on(table.updatedAt).where(sql`outcome = 'REFUSED'`),
    uniqueIndex('hour_purchases_key').on(table.guestId, table.key),
    uniqueIndex('hour_purchases_one_open').on(table.bookingId).where(sql`outcome = 'PROCESSING'`),
    check(
      'hour_purchases_direction',
      sql`(type = 'CHECKIN' and to_hour < from_hour) or (type = 'CHECKOUT' and to_hour > from_hour)`,
    ),
    check(
      'hour_purchases_money',
      sql`price_cents >= 0 and tax_cents >= 0 and credits_cents >= 0 and charged_cents >= 0`,
    ),
  ],
);

/** An adult is recognised by the e-mail until the invitation is accepted, by the account afterwards (GST-02). */
export const accommodationGuests = pgTable(
  'accommodation_guests',
  {
    id: uuid().primaryKey(),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The account of a guest who booked or accepted; null for all others. */
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    name: text().notNull(),
    socialName: text('social_name'),
    /** Lower case; null for a minor. */
    email: text(),
    isMain: boolean('is_main').notNull(),
    isMinor: boolean('is_minor').notNull(),
    isSpecialCareRequired: boolean('is_special_care_required').notNull(),
    /** NONE for the holder and for minors. A declined guest has no row. */
    invitation: text({ enum: ['NONE', 'PENDING', 'ACCEPTED'] }).notNull(),
    /** SHA-256 of the code in the invitation's link; null without a pending invitation, and before it is sent. */
    invitationCodeHash: text('invitation_code_hash').unique('accommodation_guests_invitation'),
    invitedBy: uuid('invited_by').references(() => guests.id, { onDelete: 'set null' }),
    hiddenAt: instant('hidden_at'),
    checkedInAt: instant('checked_in_at'),
    /** The provider rejected the guest after the check-in, before a code was shown: room and code are not shown (SEC-19). */
    accessSuspendedAt: instant('access_suspended_at'),
    /** The provider rejected the guest after a code had been shown: for the desk, nothing else follows (SEC-19). */
    rejectedAfterCodeAt: instant('rejected_after_code_at'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index().on(table.accommodationId),
    index().on(table.bookingId),
    index().on(table.guestId),
    // The lists of a holder with many bookings do not read their own rows again.
    index('accommodation_guests_accepted').on(table.guestId).where(sql`invitation = 'ACCEPTED'`),
    index('accommodation_guests_pending').on(table.email).where(sql`invitation = 'PENDING'`),
    index('accommodation_guests_waiting')
      .on(table.bookingId)
      .where(sql`invitation = 'PENDING' and invitation_code_hash is null`),
    uniqueIndex('accommodation_guests_one_main').on(table.accommodationId).where(sql`is_main`),
    uniqueIndex('accommodation_guests_email_once')
      .on(table.bookingId, table.email)
      .where(sql`email is not null`),
    check('accommodation_guests_minor', sql`not (is_minor and is_main)`),
  ],
);

/** A guest named a booking by its code and last name, and may import it for a while (BKG-25). */
export const bookingFinds = pgTable(
  'booking_finds',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.guestId, table.bookingId] }), index().on(table.expiresAt)],
);

export const bookingAttempts = pgTable(
  'booking_attempts',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    outcome: text({ enum: ['PROCESSING', 'BOOKED', 'REFUSED'] }).notNull(),
    code: text(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.guestId, table.key] }),
    index('booking_attempts_rejected').on(table.updatedAt).where(sql`outcome = 'REFUSED'`),
    check('booking_attempts_outcome', sql`outcome <> 'BOOKED' or booking_id is not null`),
  ],
);

/** Who reserves the rooms of an unpaid booking (SEC-20), as keyed hashes; deleted once it is paid or has ended. */
export const unpaidOrigins = pgTable('unpaid_origins', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  /** Null where an enrolled device made the booking. */
  address: text(),
  network: text(),
  /** Null where a guest's own device made it. */
  device: text(),
  /** Null before a Pix code is requested. */
  payer: text(),
  updatedAt: instant('updated_at').notNull(),
});
