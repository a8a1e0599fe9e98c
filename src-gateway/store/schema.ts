import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Half-open range of instants, as PostgreSQL writes it: `["2026-12-01 18:00:00+00","2026-12-03 15:00:00+00")`. */
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull();

export type BilingualText = { en: string; pt: string };
export type BilingualList = { en: string[]; pt: string[] };

export const hotels = pgTable('hotels', {
  id: text().primaryKey(),
  buildingCode: text('building_code').notNull(),
  name: text().notNull(),
  city: text().notNull(),
  timeZone: text('time_zone').notNull(),
  /** Tax on every line of a bill, in basis points. */
  taxBasisPoints: integer('tax_basis_points').notNull(),
  rank: integer().notNull(),
});

export const roomTypes = pgTable('room_types', {
  id: text().primaryKey(),
  hotelId: text('hotel_id')
    .notNull()
    .references(() => hotels.id),
  rank: integer().notNull(),
  name: jsonb().$type<BilingualText>().notNull(),
  description: jsonb().$type<BilingualText>().notNull(),
  characteristics: jsonb().$type<BilingualList>().notNull(),
  maxGuests: integer('max_guests').notNull(),
  occupancy: integer().notNull(),
  size: integer().notNull(),
  beds: jsonb().$type<{ kind: string; amount: number }[]>().notNull(),
  amenities: jsonb().$type<string[]>().notNull(),
  /** Names of pictures in resources/pictures, without width and ending. */
  pictures: jsonb().$type<string[]>().notNull(),
  bedChoice: boolean('bed_choice').notNull(),
  /** The category that takes a third person, at a surcharge (LIM-10). */
  isTopSuite: boolean('is_top_suite').notNull(),
});

export const rooms = pgTable(
  'rooms',
  {
    id: text().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    number: text().notNull(),
  },
  table => [unique().on(table.hotelId, table.number), index().on(table.roomTypeId)],
);

/** Price of one night by weekday (0 Sunday), for up to two persons. */
export const nightTariffs = pgTable(
  'night_tariffs',
  {
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    weekday: integer().notNull(),
    cents: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.roomTypeId, table.weekday] }),
    check('night_tariffs_positive', sql`cents > 0`),
  ],
);

/** A season multiplies the nights it contains; first and last day included. 12000 basis points = 20 % dearer. */
export const seasons = pgTable('seasons', {
  id: text().primaryKey(),
  hotelId: text('hotel_id')
    .notNull()
    .references(() => hotels.id),
  firstDate: date('first_date', { mode: 'string' }).notNull(),
  lastDate: date('last_date', { mode: 'string' }).notNull(),
  factorBasisPoints: integer('factor_basis_points').notNull(),
});

/** What an hour outside 15:00 to 12:00 adds (D33). Hours without a row cost nothing more. */
export const hourTariffs = pgTable(
  'hour_tariffs',
  {
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    direction: text({ enum: ['CHECKIN', 'CHECKOUT'] }).notNull(),
    hour: integer().notNull(),
    cents: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.roomTypeId, table.direction, table.hour] })],
);

export const guests = pgTable('guests', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique('guests_email_unique'),
  emailVerified: boolean('email_verified').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  socialName: text('social_name'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
  phoneCode: text('phone_code').notNull(),
  phone: text().notNull(),
  country: text().notNull(),
  subscribe: boolean().notNull(),
  preferredLanguage: text('preferred_language', { enum: ['PORTUGUESE', 'ENGLISH'] }).notNull(),
  /** Tokens issued before this instant are refused: set when the password changes. */
  tokensValidSince: instant('tokens_valid_since').notNull(),
  createdAt: createdAt(),
});

/** Refresh tokens, kept as SHA-256 only. */
export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  guestId: uuid('guest_id')
    .notNull()
    .references(() => guests.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

/** Codes that work once: e-mail links and custom tokens, kept as SHA-256 only. Using one is an update where used_at is null. */
export const oneTimeCodes = pgTable('one_time_codes', {
  codeHash: text('code_hash').primaryKey(),
  purpose: text({ enum: ['VERIFY_EMAIL', 'PASSWORD_RESET', 'CUSTOM_TOKEN'] }).notNull(),
  guestId: uuid('guest_id')
    .notNull()
    .references(() => guests.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Saved cards. The number was never here: `methodReference` is the payment provider's own name for the card. */
export const cards = pgTable(
  'cards',
  {
    id: uuid().primaryKey(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    brand: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    month: integer().notNull(),
    year: integer().notNull(),
    methodReference: text('method_reference').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: createdAt(),
  },
  table => [
    index().on(table.guestId),
    uniqueIndex('cards_one_default').on(table.guestId).where(sql`is_default`),
    unique('cards_method_once').on(table.guestId, table.methodReference),
  ],
);

export const bookingStatuses = [
  'CONFIRMED',
  'IN_PROGRESS',
  'CANCELED',
  'NO_SHOW',
  'CONCLUDED',
  'PENDING',
  'PROCESSING',
] as const;

export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    locator: text().notNull().unique('bookings_locator_unique'),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    /** Null for a partner channel's booking that no guest has imported yet. */
    guestId: uuid('guest_id').references(() => guests.id),
    channel: text({ enum: ['DIRECT', 'PARTNER'] }).notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
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
    language: text({ enum: ['en', 'pt'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index().on(table.guestId, table.startsAt),
    index('bookings_open').on(table.status).where(sql`status in ('PROCESSING', 'PENDING')`),
    check(
      'bookings_money',
      sql`value_cents >= 0 and tax_cents >= 0 and credits_cents >= 0 and charged_cents >= 0 and credits_cents + charged_cents <= value_cents + tax_cents`,
    ),
    check('bookings_dates', sql`checkout_date > checkin_date and ends_at > starts_at`),
  ],
);

/**
 * One room of a booking. `occupied` runs from arrival to departure plus housekeeping.
 * That no room is held twice at one time is the exclusion constraint accommodations_no_double_sale (custom migration).
 */
export const accommodations = pgTable(
  'accommodations',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
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
    /** False once the booking is canceled, concluded or a no-show: the room is free again. */
    holdsRoom: boolean('holds_room').notNull(),
    checkinHour: integer('checkin_hour').notNull(),
    checkoutHour: integer('checkout_hour').notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    childrenAges: jsonb('children_ages').$type<number[]>().notNull(),
    hasPet: boolean('has_pet').notNull(),
    hasCradle: boolean('has_cradle').notNull(),
    bedType: text('bed_type', { enum: ['DOUBLE', 'SINGLE'] }).notNull(),
    valueCents: integer('value_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
  },
  table => [
    index().on(table.bookingId),
    check('accommodations_money', sql`value_cents >= 0 and tax_cents >= 0`),
  ],
);

/** One intent to pay, by the guest's idempotency key (D10). */
export const bookingAttempts = pgTable(
  'booking_attempts',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    outcome: text({ enum: ['PROCESSING', 'BOOKED', 'REFUSED'] }).notNull(),
    /** Error code of a refusal. */
    code: text(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.guestId, table.key] }),
    check('booking_attempts_outcome', sql`outcome <> 'BOOKED' or booking_id is not null`),
  ],
);

/** A charge asked of the payment provider, under our own id, so that it can be asked for again and never made twice. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The guest app's payment id (bookings/create payment.id). */
    clientPaymentId: text('client_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    installments: integer().notNull(),
    method: text({ enum: ['CARD', 'DESK'] }).notNull(),
    methodReference: text('method_reference').notNull(),
    saveCard: boolean('save_card').notNull(),
    cardDescription: text('card_description'),
    status: text({ enum: ['OPEN', 'APPROVED', 'DECLINED'] }).notNull(),
    /** Tells one order under the guest app's payment id from another (D10); null where bookingAttempts does. */
    payloadHash: text('payload_hash'),
    /** Error code that a DECLINED payment was answered with. */
    refusal: text(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  table => [
    index().on(table.bookingId),
    uniqueIndex('payments_one_approved').on(table.bookingId).where(sql`status = 'APPROVED'`),
    uniqueIndex('payments_one_open').on(table.bookingId).where(sql`status = 'OPEN'`),
    index('payments_open').on(table.createdAt).where(sql`status = 'OPEN'`),
    check('payments_positive', sql`amount_cents > 0`),
  ],
);

export const creditOrigins = [
  'EARLY_DEPARTURE',
  'REFUND',
  'FULL_CANCELLATION',
  'PARTIAL_CANCELLATION',
  'NO_SHOW',
  'EXPIRATION',
  'NEW_BOOKING',
  'PURCHASE_HOURS',
] as const;

/**
 * The credit ledger. A deposit keeps what is left of it in `remainingCents`, which the database never lets below zero;
 * a withdrawal says in creditUses which deposits it took from, soonest expiry first.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    type: text({ enum: ['DEPOSIT', 'WITHDRAWAL'] }).notNull(),
    origin: text({ enum: creditOrigins }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    remainingCents: integer('remaining_cents').notNull(),
    dueDate: instant('due_date'),
    reason: text(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    /** A withdrawal given back whole, because the payment it was part of failed. */
    reversedAt: instant('reversed_at'),
    createdAt: createdAt(),
  },
  table => [
    index().on(table.guestId, table.createdAt),
    uniqueIndex('credit_entries_one_withdrawal')
      .on(table.bookingId, table.origin)
      .where(sql`type = 'WITHDRAWAL' and reversed_at is null and origin = 'NEW_BOOKING'`),
    check('credit_entries_amount', sql`amount_cents > 0`),
    check('credit_entries_remaining', sql`remaining_cents >= 0 and remaining_cents <= amount_cents`),
    check(
      'credit_entries_kind',
      sql`(type = 'DEPOSIT' and due_date is not null) or (type = 'WITHDRAWAL' and remaining_cents = 0)`,
    ),
  ],
);

export const creditUses = pgTable(
  'credit_uses',
  {
    withdrawalId: bigint('withdrawal_id', { mode: 'number' }).notNull(),
    depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  table => [
    primaryKey({ columns: [table.withdrawalId, table.depositId] }),
    foreignKey({ columns: [table.withdrawalId], foreignColumns: [creditEntries.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.depositId], foreignColumns: [creditEntries.id] }).onDelete('cascade'),
    check('credit_uses_positive', sql`amount_cents > 0`),
  ],
);

/** E-mails, kept for the sandbox console and until SMTP took them (D7). */
export const emails = pgTable(
  'emails',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    recipient: text().notNull(),
    kind: text({
      enum: [
        'WELCOME',
        'VERIFY_EMAIL',
        'PASSWORD_RESET',
        'SIGN_IN_CODE',
        'BOOKING_CONFIRMED',
        'BOOKING_PENDING',
        'BOOKING_CANCELED',
      ],
    }).notNull(),
    language: text({ enum: ['en', 'pt'] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    tries: integer().notNull(),
  },
  table => [
    index('emails_unsent').on(table.id).where(sql`sent_at is null`),
    uniqueIndex('emails_once_per_booking').on(table.bookingId, table.kind).where(sql`booking_id is not null`),
  ],
);

export const analyticsEvents = pgTable('analytics_events', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  payload: jsonb().notNull(),
  createdAt: createdAt(),
});

/** House state that survives a restart: clock offset of the sandbox, feature flags, when the seed was laid. */
export const houseSettings = pgTable('house_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** The sandbox payment provider's own books. In production they are the provider's, and these tables stay empty. */
export const sandboxCards = pgTable('sandbox_cards', {
  /** The one-use token that the tokenizer gave out. */
  token: text().primaryKey(),
  /** The provider's name for the card once the token was exchanged. */
  methodReference: text('method_reference').notNull().unique(),
  brand: text().notNull(),
  lastDigits: text('last_digits').notNull(),
  month: integer().notNull(),
  year: integer().notNull(),
  behaviour: text({ enum: ['APPROVE', 'DECLINE', 'TIMEOUT_THEN_APPROVE', 'TIMEOUT_THEN_DECLINE'] }).notNull(),
  createdAt: createdAt(),
  exchangedAt: instant('exchanged_at'),
});

export const sandboxCharges = pgTable('sandbox_charges', {
  /** Our payment id: a second charge under the same id answers with the first. */
  paymentId: uuid('payment_id').primaryKey(),
  methodReference: text('method_reference').notNull(),
  amountCents: integer('amount_cents').notNull(),
  outcome: text({ enum: ['APPROVED', 'DECLINED'] }).notNull(),
  createdAt: createdAt(),
});
