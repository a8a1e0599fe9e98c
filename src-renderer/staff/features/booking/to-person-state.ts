import type { DeskPerson, DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import type { StateKind } from '../shared/look/state-arch.tsx';
import { isStayOpen } from '../shared/stay/is-stay-open.ts';

export type PersonLack =
  | 'rejectedInside'
  | 'notInvited'
  | 'invited'
  | 'identityRejected'
  | 'identityInReview'
  | 'identity'
  | 'address'
  | 'trip'
  | 'registrationRejected'
  | 'registrationIncomplete'
  | 'minor';

/** What a person still lacks, the first that stops a check-in first; whoever has checked in lacks less (FRD-05). */
export function lacksOf(person: DeskPerson): PersonLack[] {
  const { identity, registration, checkedInAt } = person;
  const lacks: PersonLack[] = [];
  if (person.rejectedInside !== null) lacks.push('rejectedInside');
  if (!person.isMinor && identity === null)
    lacks.push(person.invitation === 'PENDING' ? 'invited' : 'notInvited');
  if (identity !== null && checkedInAt === null) {
    if (identity.status === 'REPROVED') lacks.push('identityRejected');
    else if (identity.status === 'PROCESSING') lacks.push('identityInReview');
    else if (identity.status === 'PENDING') lacks.push('identity');
    if (!person.hasAddress) lacks.push('address');
    if (!person.hasTrip) lacks.push('trip');
  }
  if (registration?.state === 'REFUSED') lacks.push('registrationRejected');
  if (registration?.state === 'INCOMPLETE') lacks.push('registrationIncomplete');
  if (person.isMinor && person.minorRegisteredAt === null) lacks.push('minor');
  return lacks;
}

const STOPS: readonly PersonLack[] = ['rejectedInside', 'identityRejected'];

export function kindOfLacks(lacks: readonly PersonLack[]): StateKind {
  const [first] = lacks;
  if (first === undefined) return 'ready';
  return STOPS.includes(first) ? 'stop' : first === 'identityInReview' ? 'waiting' : 'missing';
}

/** True for whoever has an account and is still to come to a room of a stay that goes on; a minor is with an adult. */
export const mayPersonCheckIn = (person: DeskPerson, room: Pick<DeskRoom, 'status' | 'leftAt'>): boolean =>
  !person.isMinor && person.identity !== null && person.checkedInAt === null && isStayOpen(room);
