import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';

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
        'PAYMENT_RETURNED',
        'ROOM_MOVED',
        'ROOM_INVITATION',
        'BILL',
        'DELIVERY_ARRIVED',
        'SPACE_CANCELED',
        'RECEPTION_REPLY',
        'BOOKING_IMPORTED',
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
