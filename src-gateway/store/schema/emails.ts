import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';

/** E-mails, stored for the sandbox console and until SMTP accepts them (PD-07). */
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
        'EMAIL_CHANGE_CODE',
        'EMAIL_CHANGED',
        'PASSWORD_CHANGED',
        'SIGN_IN_CODE',
        'BOOKING_CONFIRMED',
        'BOOKING_PENDING',
        'BOOKING_CANCELED',
        'BOOKING_NO_SHOW',
        'HOURS_BOUGHT',
        'ROOM_LEFT',
        'OVERSTAY_PAID',
        'GUARANTEE_CHARGED',
        'PAYMENT_RETURNED',
        'ROOM_MOVED',
        'ROOM_INVITATION',
        'BILL',
        'DELIVERY_ARRIVED',
        'SPACE_CANCELED',
        'RECEPTION_REPLY',
        'BOOKING_IMPORTED',
        'STAY_REMINDER',
        'PREFERENCES_MISSING',
        'CREDITS_EXPIRING',
        'STAFF_INVITATION',
        'STAFF_ROLES_GRANTED',
        'STAFF_RESET',
      ],
    }).notNull(),
    language: text({ enum: ['en', 'pt'] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The iCalendar part (BEY-15); null if it has none. */
    calendar: text(),
    /** Ends this kind of e-mail at one touch (RFC 8058); null for those that a booking or an account needs. */
    unsubscribe: text(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    tries: integer().notNull(),
    /** Until then one gateway is sending it and the others do not touch it, by the database's clock. */
    leasedUntil: instant('leased_until'),
  },
  table => [
    index('emails_unsent').on(table.id).where(sql`sent_at is null`),
    index('emails_to_blank').on(table.createdAt).where(sql`sent_at is null and text <> ''`),
    uniqueIndex('emails_once_per_booking')
      .on(table.bookingId, table.kind)

      .where(
        sql`booking_id is not null and kind in ('BOOKING_CONFIRMED', 'BOOKING_PENDING', 'BOOKING_CANCELED', 'BOOKING_NO_SHOW')`,
      ),
  ],
);

/** Reminders that were written, so that each is sent once (PRD-08). */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['STAY_REMINDER', 'PREFERENCES_MISSING', 'CREDITS_EXPIRING'] }).notNull(),
    /** The booking, or the deposit of credits. */
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.guestId, table.kind, table.subject] })],
);
