import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { createdAt, instant } from './columns.ts';
import { hotels } from './hotels.ts';

/**
 * The tables of better-auth under names of our own (STF-01): the keys of these objects are its field names. What it does
 * not know stands after a blank line.
 */

/** Never deleted, so that the record's ids stay readable; a person who has left is deactivated. */
export const staffAccounts = pgTable('staff_accounts', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull(),

  /** Null until password and second factor are chosen. */
  setUpAt: instant('set_up_at'),
  deactivatedAt: instant('deactivated_at'),
  pinHash: text('pin_hash'),
  /** Wrong PINs in a row; a right password sets it back. */
  pinFailures: integer('pin_failures').notNull().default(0),
});

export const staffCredentials = pgTable(
  'staff_credentials',
  {
    id: uuid().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    password: text(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    // Of sign-ins at other providers: better-auth does not start without them.
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
  },
  table => [index().on(table.userId)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    token: text().notNull().unique(),
    userId: uuid('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** By the machine's clock. */
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),

    /** Null until the second factor was right and the record has the sign-in: until then it opens nothing. */
    signedInAt: instant('signed_in_at'),
    lastActiveAt: instant('last_active_at'),
    lockedAt: instant('locked_at'),
    /** Sessions of one desk, whose persons take over from each other. */
    deskId: uuid('desk_id'),
  },
  table => [index().on(table.userId), index().on(table.deskId), index().on(table.expiresAt)],
);

/** Sign-ins that wait for their second factor. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [index().on(table.identifier), index().on(table.expiresAt)],
);

/** Secret and recovery codes are encrypted by a key that the signing key gives. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  id: uuid().primaryKey(),
  userId: uuid('staff_id')
    .notNull()
    .unique()
    .references(() => staffAccounts.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('recovery_codes').notNull(),
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failures').notNull().default(0),
  lockedUntil: instant('locked_until'),
});

/** Codes of the authenticator app that were tried: each is taken once. Older ones than their validity are deleted. */
export const staffTriedCodes = pgTable(
  'staff_tried_codes',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** By the machine's clock. */
    triedAt: instant('tried_at').notNull(),
  },
  table => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** A trigger of the migration rejects the removal of a hotel's last manager (STF-05). */
export const staffRoles = pgTable(
  'staff_roles',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id, { onDelete: 'cascade' }),
    role: text().$type<StaffRole>().notNull(),
  },
  table => [primaryKey({ columns: [table.staffId, table.hotelId, table.role] }), index().on(table.hotelId)],
);

/** Links to choose password and second factor; stored as SHA-256 only. */
export const staffLinks = pgTable(
  'staff_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [
    index().on(table.staffId),
    index('staff_links_open').on(table.expiresAt).where(sql`used_at is null`),
  ],
);

/** A public key that its person's device made for the staff's address; the private one never leaves that device. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** The device's own name for it, base64url: of one person alone. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses so far as the device counts them; stays 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  table => [index().on(table.staffId), check('staff_passkeys_counter', sql`counter >= 0`)],
);

/** Challenges that wait for a device's signature; stored as SHA-256 only, and deleted by the first use. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** The session that adds a passkey; null for a sign-in. */
    sessionId: uuid('session_id').references(() => staffSessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index().on(table.sessionId), index().on(table.expiresAt)],
);
