import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Gender } from '#shared/contract/guest/personal-info.ts';
import { createdAt, instant } from './columns.ts';

export const guests = pgTable('guests', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique('guests_email_unique'),
  emailVerified: boolean('email_verified').notNull(),
  /** Null if another identity provider stores the password. */
  passwordHash: text('password_hash'),
  /** The account at another identity provider that signs this guest in; null while there is none. */
  identityUid: text('identity_uid').unique('guests_identity_uid_unique'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  socialName: text('social_name'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
  phoneCode: text('phone_code').notNull(),
  phone: text().notNull(),
  country: text().notNull(),
  /** The country's number of GET countries; null until the guest enters it (PER-04). */
  nationality: integer(),
  gender: text().$type<Gender>(),
  /** Grows with every change of the guest's own data, so that the later one of two devices gets an error. */
  personalInfoVersion: integer('personal_info_version').notNull().default(1),
  subscribe: boolean().notNull(),
  /** E-mails about the account that are not needed for a booking or for signing in (API-43, PD-35). */
  receiveEmail: boolean('receive_email').notNull().default(true),
  preferredLanguage: text('preferred_language', { enum: ['PORTUGUESE', 'ENGLISH'] }).notNull(),
  /** Tokens issued before this instant are rejected: set when the password changes. */
  tokensValidSince: instant('tokens_valid_since').notNull(),
  createdAt: createdAt(),
});

/** Unused since sessions exist; dropped in a later version, so that gateways before and after can run side by side. */
export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  guestId: uuid('guest_id')
    .notNull()
    .references(() => guests.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

/** Stored as SHA-256 only. Using one is an update where used_at is null. */
export const oneTimeCodes = pgTable('one_time_codes', {
  codeHash: text('code_hash').primaryKey(),
  purpose: text({ enum: ['VERIFY_EMAIL', 'PASSWORD_RESET', 'CUSTOM_TOKEN', 'ADDRESS_TOKEN'] }).notNull(),
  guestId: uuid('guest_id')
    .notNull()
    .references(() => guests.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** The six digits of a guest's latest verification e-mail: a new e-mail replaces them. */
export const typedEmailCodes = pgTable('typed_email_codes', {
  guestId: uuid('guest_id')
    .primaryKey()
    .references(() => guests.id, { onDelete: 'cascade' }),
  /** An HMAC: a plain hash of so few digits could be found by trying them all. */
  codeHash: text('code_hash').notNull(),
  tries: integer().notNull(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

/** An address that a guest wants instead of their own; it counts once its six digits are typed (SET-27). */
export const emailChanges = pgTable('email_changes', {
  guestId: uuid('guest_id')
    .primaryKey()
    .references(() => guests.id, { onDelete: 'cascade' }),
  /** Lower case. */
  email: text().notNull(),
  /** An HMAC, as that of a verification e-mail. */
  codeHash: text('code_hash').notNull(),
  tries: integer().notNull(),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

/** Other addresses that e-mails of a guest went to, and when: a deleted account leaves none of them behind. */
export const mailedAddresses = pgTable(
  'mailed_addresses',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
  },
  table => [primaryKey({ columns: [table.guestId, table.email, table.since] })],
);
