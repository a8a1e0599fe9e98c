import { type SQL, sql } from 'drizzle-orm';
import type { IdentityPerson } from './schema/validations.ts';
import type { IdentityVerdict } from './validation-store.ts';

/** An identity as it is stored; null where it was never begun. */
export type DeskIdentity = {
  status: IdentityVerdict['status'];
  casePerson: IdentityPerson | null;
  person: IdentityPerson | null;
};

/** Null where no guest was joined. */
export const personOf = (guestsTable: string): SQL<IdentityPerson | null> =>
  sql<IdentityPerson | null>`${sql.raw(`case when ${guestsTable}.id is null then null else jsonb_build_object(
    'firstName', ${guestsTable}.first_name, 'lastName', ${guestsTable}.last_name,
    'nationality', ${guestsTable}.nationality) end`)}`;

/** Null where no identity was joined. */
export const identityOf = (validationsTable: string): SQL<DeskIdentity | null> =>
  sql<DeskIdentity | null>`${sql.raw(`case when ${validationsTable}.guest_id is null then null else jsonb_build_object(
    'status', ${validationsTable}.status, 'casePerson', ${validationsTable}.case_person,
    'person', ${validationsTable}.person) end`)}`;

/** Statuses of bookings that somebody is expected for or stays in. */
export const STANDING = sql.raw(`array['PENDING', 'PROCESSING', 'CONFIRMED', 'IN_PROGRESS']`);
