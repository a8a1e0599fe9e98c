import type { Guest } from '#gateway/store/guest-store.ts';
import type { IdentityPerson } from '#gateway/store/schema/validations.ts';
import type { IdentityVerdict, StoredValidation } from '#gateway/store/validation-store.ts';

/** A guest's identity as it counts now. `validatedLastName` is null where nobody knows whom the provider approved. */
export type Identity = IdentityVerdict & { validatedLastName: string | null };

export const notBegun: Identity = { status: 'PENDING', reasons: [], validatedLastName: null };

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
