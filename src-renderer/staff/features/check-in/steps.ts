import type { AssistedRoom, AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import { type IdentityStatus, letsGuestFinish, toIdentityStatus } from '#shared/rules/identity-status.ts';
import { hasMainGuest, toRoomMember } from '#shared/rules/room-guests.ts';

export const steps = ['data', 'guests', 'trip', 'guarantee', 'confirm'] as const;
export type Step = (typeof steps)[number];

type Facts = Pick<AssistedState, 'checkIn' | 'personalInfo' | 'rooms' | 'deposits'>;

/** The guest is in the room, and the ministry has refused the registration, or has not got it yet. */
export const isCorrection = ({ checkIn }: Pick<Facts, 'checkIn'>): boolean =>
  checkIn.accommodationIds.length === 0 &&
  checkIn.checkedInAt !== null &&
  ['REFUSED', 'INCOMPLETE', 'READY'].includes(checkIn.registration?.state ?? '');

/** The steps of this check-in, in the guest's own order. A stay that is guaranteed otherwise has no such step. */
export function stepsOf(facts: Facts): Step[] {
  if (isCorrection(facts)) return ['data', 'trip'];
  return steps.filter(step => step !== 'guarantee' || needsGuarantee(facts));
}

/** A card that the guest gave, or a deposit for each room; false until then. */
export const isGuaranteed = ({ checkIn, rooms, deposits }: Facts): boolean =>
  checkIn.guaranteeCard !== null ||
  (deposits.length > 0 && roomsWithoutDeposit({ rooms, deposits }).length === 0);

// With a deposit for each room the gateway says SIMPLE, and the step stays to be read.
const needsGuarantee = ({ checkIn, deposits }: Facts): boolean =>
  checkIn.flow === 'FULL' || deposits.length > 0;

export const roomsWithoutDeposit = ({ rooms, deposits }: Pick<Facts, 'rooms' | 'deposits'>): AssistedRoom[] =>
  rooms.filter(room => deposits.every(({ accommodationId }) => accommodationId !== room.accommodationId));

export function isDone(step: Step, facts: Facts): boolean {
  const { checkIn, personalInfo, rooms } = facts;
  switch (step) {
    case 'data':
      return personalInfo.address !== null && personalInfo.nationality !== null;
    case 'guests':
      return rooms.every(({ guests }) => hasMainGuest(guests.map(toRoomMember)));
    case 'trip':
      return checkIn.tripMotivation !== null && (!checkIn.isRegistrationAsked || checkIn.isRegistrationGiven);
    case 'guarantee':
      return isGuaranteed(facts);
    case 'confirm':
      return checkIn.checkedInAt !== null;
  }
}

/** The first step that lacks something; the last one if none does. */
export const firstOpenStep = (facts: Facts): Step =>
  stepsOf(facts).find(step => !isDone(step, facts)) ?? stepsOf(facts).at(-1) ?? 'confirm';

export function neighbourOf(step: Step, facts: Facts, by: -1 | 1): Step | null {
  const all = stepsOf(facts);
  return all[all.indexOf(step) + by] ?? null;
}

/** What the confirmation lacks, by the step that gives it; `identity` is seen on the document's own page. */
export type Lack = Exclude<Step, 'confirm'> | 'identity';

export const identityOf = ({ checkIn }: Pick<Facts, 'checkIn'>): IdentityStatus =>
  toIdentityStatus(checkIn.identityStatus);

export function lacksOf(facts: Facts): Lack[] {
  return [
    ...(letsGuestFinish(identityOf(facts)) ? [] : (['identity'] as const)),
    ...stepsOf(facts).filter(step => step !== 'confirm' && !isDone(step, facts)),
  ].filter((lack): lack is Lack => lack !== 'confirm');
}

const LACK_OF_PART: Readonly<Record<string, Lack>> = {
  personalInfo: 'data',
  identity: 'identity',
  tripMotivation: 'trip',
  paymentCard: 'guarantee',
};

/** Of the details of CHECKIN_INCOMPLETE. */
export function lacksIn(details: unknown): Lack[] {
  const named: unknown =
    typeof details === 'object' && details !== null && 'missing' in details ? details.missing : [];
  return Array.isArray(named) ? named.flatMap(part => LACK_OF_PART[String(part)] ?? []) : [];
}
