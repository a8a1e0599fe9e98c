import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StatusReason } from '#shared/contract/guest/validation.ts';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';

/** The name and nationality that an identity case is about (SEC-18). */
export type IdentityPerson = { firstName: string; lastName: string; nationality: number | null };

/** The status of each guest's identity validation (IDV-02). A guest without a row has not begun. */
export const identityValidations = pgTable(
  'identity_validations',
  {
    guestId: uuid('guest_id')
      .primaryKey()
      .references(() => guests.id, { onDelete: 'cascade' }),
    status: text({ enum: ['PENDING', 'PROCESSING', 'APPROVED', 'REPROVED'] }).notNull(),
    /** Empty unless REPROVED. */
    reasons: jsonb().$type<StatusReason[]>().notNull(),
    /** The provider's name for the open case; null if there is none. */
    reference: text(),
    /** The person for whom the open case was opened; null without one, and of cases from before it was stored. */
    casePerson: jsonb('case_person').$type<IdentityPerson>(),
    /** `desk` where the reception decided last; null for a verdict of the provider. */
    provider: text({ enum: ['desk'] }),
    /** The person whom the provider or the reception approved last; null where it is not known. */
    person: jsonb().$type<IdentityPerson>(),
    /** The time of the next poll in the background; null is at once. */
    nextPollAt: instant('next_poll_at'),
    /** The time of the last verdict, or since then of the last case that was opened. */
    changedAt: instant('changed_at').notNull(),
  },
  table => [index('identity_validations_open').on(table.nextPollAt).where(sql`reference is not null`)],
);

/** Never a picture, only the time of its receipt; tokens as SHA-256 only. In production it stays empty. */
export const sandboxOnboardings = pgTable(
  'sandbox_onboardings',
  {
    reference: uuid().primaryKey(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    linkHash: text('link_hash').notNull().unique(),
    linkExpiresAt: instant('link_expires_at').notNull(),
    language: text({ enum: ['en', 'pt'] }).notNull(),
    /** The link was requested by a device without a file dialog (PD-42). */
    atKiosk: boolean('at_kiosk').notNull(),
    /** The page that opened the link; a link is opened once. */
    sessionHash: text('session_hash').unique(),
    sessionExpiresAt: instant('session_expires_at'),
    documentAt: instant('document_at'),
    selfieAt: instant('selfie_at'),
    submittedAt: instant('submitted_at'),
    createdAt: createdAt(),
  },
  table => [index().on(table.guestId), index().on(table.createdAt)],
);
