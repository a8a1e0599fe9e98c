import type { AppContext } from '#gateway/context.ts';
import { findGuest, type Guest } from '#gateway/store/guest-store.ts';
import type { IdentityPerson } from '#gateway/store/schema/validations.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import {
  findValidation,
  type IdentityVerdict,
  type StoredValidation,
} from '#gateway/store/validation-store.ts';
import { refreshVerification } from './identity-verification.ts';

/** A guest's identity as it counts now. `validatedLastName` is null where nobody knows whom the provider approved. */
export type Identity = IdentityVerdict & { validatedLastName: string | null };

const notBegun: Identity = { status: 'PENDING', reasons: [], validatedLastName: null };

/** Fetched from the provider while it can change (APS-03). */
export async function findIdentity(app: AppContext, guestId: string): Promise<Identity> {
  await refreshVerification(app, guestId);
  return readIdentity(app.store.db, guestId);
}

/** While the provider does not respond, its last known result counts (PD-24). */
export async function findKnownIdentity(app: AppContext, guestId: string): Promise<Identity> {
  await refreshVerification(app, guestId).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the identity provider does not respond');
  });
  return readIdentity(app.store.db, guestId);
}

export async function readIdentity(db: Database | Transaction, guestId: string): Promise<Identity> {
  const [stored, guest] = await Promise.all([findValidation(db, guestId), findGuest(db, guestId)]);
  return stored && guest ? toIdentity(stored, guest) : notBegun;
}

/** A case, and an approval, belong to the name and nationality that they were opened for (SEC-18). */
export function toIdentity(
  {
    status,
    reasons,
    casePerson,
    person,
  }: Pick<StoredValidation, 'status' | 'reasons' | 'casePerson' | 'person'>,
  guest: Pick<Guest, keyof IdentityPerson>,
): Identity {
  const about = status === 'PROCESSING' ? casePerson : status === 'APPROVED' ? person : null;
  if (about !== null && !isSamePerson(about, guest)) return notBegun;
  return { status, reasons, validatedLastName: status === 'APPROVED' ? (person?.lastName ?? null) : null };
}

/** The split of the name does not matter: sign-up may split it elsewhere. A nationality that was not known yet is none. */
export function isSamePerson(one: IdentityPerson, other: IdentityPerson): boolean {
  const isSameNationality =
    one.nationality === null || other.nationality === null || one.nationality === other.nationality;
  return fullName(one) === fullName(other) && isSameNationality;
}

const fullName = ({ firstName, lastName }: IdentityPerson) => `${firstName} ${lastName}`;
