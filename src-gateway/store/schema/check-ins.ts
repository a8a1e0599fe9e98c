import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DoorCodeReason } from '#shared/contract/door-code-reasons.ts';
import type {
  CheckInStep,
  GuestsDraft,
  RegistrationAnswers,
  TripMotivation,
} from '#shared/contract/guest/check-in.ts';
import type { LockFailure } from '#shared/contract/lock-failures.ts';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import { accommodationGuests, accommodations, bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';
import { hotels, rooms } from './hotels.ts';

export const checkIns = pgTable(
  'check_ins',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    step: text().$type<CheckInStep>().notNull(),
    /** Guests of rooms that were not sent yet (PD-11). */
    draft: jsonb().$type<GuestsDraft>(),
    trip: jsonb().$type<TripMotivation>(),
    /** The further answers that the law requires; erased once the guest's registration was accepted (BEY-19). */
    registration: jsonb().$type<RegistrationAnswers>(),
    /** The time since when a finished form waits for the identity or the reception; null if none does (SEC-19). */
    submittedAt: instant('submitted_at'),
    /** The rooms of that form; empty if none waits. */
    submittedRooms: jsonb('submitted_rooms').$type<number[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.bookingId, table.guestId] }),
    index('check_ins_submitted').on(table.submittedAt).where(sql`submitted_at is not null`),
  ],
);

export const guarantees = pgTable(
  'guarantees',
  {
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .primaryKey()
      .references(() => accommodations.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    brand: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    methodReference: text('method_reference').notNull(),
    createdAt: createdAt(),
  },
  table => [index().on(table.bookingId)],
);

/** Each showing of a door code to a guest (PD-46); never the code. */
export const doorCodeShowings = pgTable(
  'door_code_showings',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    /** Null once the account is deleted. */
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    reason: text({ enum: ['SHOWN', 'RENEWED'] }).notNull(),
    /** The desk's reason where staff showed or changed it, and who; null for the guest's own. */
    deskReason: text('desk_reason').$type<DoorCodeReason>(),
    staffId: uuid('staff_id'),
    place: text().notNull(),
    shownAt: instant('shown_at').notNull(),
  },
  table => [
    index().on(table.accommodationId),
    check('door_code_showings_of_staff', sql`(desk_reason is null) = (staff_id is null)`),
  ],
);

/** The code itself is stored with the room. */
export const lockCommands = pgTable(
  'lock_commands',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id),
    action: text({ enum: ['SET', 'EXTEND', 'CLEAR'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    doneAt: instant('done_at'),
    /** The outcome of the last try; null while none has failed, and once it is done. */
    failure: text().$type<LockFailure>(),
    failingSince: instant('failing_since'),
    createdAt: createdAt(),
  },
  table => [
    index().on(table.accommodationId),
    index('lock_commands_open').on(table.nextTryAt).where(sql`done_at is null`),
    index('lock_commands_failing').on(table.roomId).where(sql`failure is not null`),
    check('lock_commands_failure', sql`(failure is null) = (failing_since is null)`),
  ],
);

/** The locks of the sandbox's doors. In a hotel they are the lock system's, and this table stays empty. */
export const sandboxLocks = pgTable('sandbox_locks', {
  roomId: text('room_id')
    .primaryKey()
    .references(() => rooms.id),
  code: text(),
  validFrom: instant('valid_from'),
  validUntil: instant('valid_until'),
  /** It does not respond until then. */
  silentUntil: instant('silent_until'),
});

/** The law's registration of one adult (BEY-19). Once it is accepted, only its numbers and state stay. */
export const guestRegistrations = pgTable(
  'guest_registrations',
  {
    id: uuid().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    /** Null once the guest is gone from the room. */
    roomGuestId: uuid('room_guest_id').references(() => accommodationGuests.id, { onDelete: 'set null' }),
    state: text().$type<RegistrationState>().notNull(),
    /** The reason of a rejection, or the missing fields; never a value that the guest entered. */
    reason: text(),
    /** The service's numbers of the reservation and of the guest. */
    reservationNumber: text('reservation_number'),
    guestNumber: text('guest_number'),
    /** The service's numbers of the minors who were registered under this adult. */
    minorNumbers: jsonb('minor_numbers').$type<string[]>().notNull().default([]),
    /** The body to send, until it is accepted. */
    data: jsonb(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index().on(table.bookingId),
    index().on(table.accommodationId),
    index('guest_registrations_rejected').on(table.hotelId).where(sql`state = 'REFUSED'`),
    uniqueIndex('guest_registrations_once').on(table.roomGuestId).where(sql`room_guest_id is not null`),
  ],
);

/** A stay in one room as the registration service knows it (BEY-19): all guests of the room are in one reservation. */
export const registrationStays = pgTable('registration_stays', {
  accommodationId: bigint('accommodation_id', { mode: 'number' })
    .primaryKey()
    .references(() => accommodations.id),
  hotelId: text('hotel_id')
    .notNull()
    .references(() => hotels.id),
  /** `numero_reserva`: the gateway's own, unique. */
  number: text().notNull().unique('registration_stays_number'),
  /** The service's number of the reservation; null until it is known. */
  reservationNumber: text('reservation_number'),
  /** The time when the reservation was sent, while it may not have arrived; null otherwise. */
  sentAt: instant('sent_at'),
  /** Until then one gateway alone works on the stay, by the database's clock. */
  leasedUntil: instant('leased_until'),
  /** The claim that has it, so that a gateway that was suspended takes nothing from the next one. */
  leasedBy: uuid('leased_by'),
  createdAt: createdAt(),
});

export const registrationEvents = pgTable(
  'registration_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => guestRegistrations.id),
    kind: text({ enum: ['CHECK_IN', 'CHECK_OUT', 'NO_SHOW'] }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('registration_events_once').on(table.registrationId, table.kind),
    index('registration_events_open').on(table.nextTryAt).where(sql`done_at is null`),
  ],
);

/** In a hotel it is the ministry's, and this table stays empty. */
export const sandboxRegistrations = pgTable(
  'sandbox_registrations',
  {
    guestNumber: uuid('guest_number').primaryKey(),
    reservationNumber: uuid('reservation_number').notNull(),
    /** `numero_reserva`: the gateway's own, unique. */
    externalNumber: text('external_number').notNull(),
    situation: text().notNull(),
    body: jsonb().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [index().on(table.externalNumber)],
);
