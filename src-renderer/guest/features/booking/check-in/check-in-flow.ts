import type { CheckInState, CheckInStep } from '#shared/contract/guest/check-in.ts';
import { isoInstant } from '#shared/contract/schemas.ts';
import { letsGuestFinish, toIdentityStatus } from '#shared/rules/identity-status.ts';

export const personalParts = ['data', 'identity', 'guests'] as const;
export type PersonalPart = (typeof personalParts)[number];

export const cardParts = ['instructions', 'cards'] as const;
export type CardPart = (typeof cardParts)[number];

type Facts = Pick<
  CheckInState,
  | 'flow'
  | 'step'
  | 'tripMotivation'
  | 'guaranteeCard'
  | 'identityStatus'
  | 'isRegistrationAsked'
  | 'isRegistrationGiven'
>;

const inOrder: Record<CheckInState['flow'], readonly CheckInStep[]> = {
  FULL: ['instruction', 'personalInfo', 'tripMotivation', 'paymentCard', 'confirm'],
  SIMPLE: ['personalInfo', 'tripMotivation', 'confirm'],
};

export function stepsOf(flow: CheckInState['flow'], isMainGuest: boolean): readonly CheckInStep[] {
  return isMainGuest ? inOrder[flow] : inOrder[flow].filter(step => step !== 'instruction');
}

type BarStep = Exclude<CheckInStep, 'instruction' | 'confirm'>;
const bar: Record<CheckInState['flow'], readonly BarStep[]> = {
  FULL: ['personalInfo', 'tripMotivation', 'paymentCard'],
  SIMPLE: ['personalInfo', 'tripMotivation'],
};

export const barSteps = (flow: CheckInState['flow']): readonly BarStep[] => bar[flow];

const rank = (step: CheckInStep): number => inOrder.FULL.indexOf(step);

export const isBeyond = (step: CheckInStep, other: CheckInStep): boolean => rank(step) > rank(other);

function firstOpenStep(facts: Facts): CheckInStep {
  const { tripMotivation, isRegistrationAsked, isRegistrationGiven, flow, guaranteeCard } = facts;
  if (tripMotivation === null || (isRegistrationAsked && !isRegistrationGiven)) return 'tripMotivation';
  return flow === 'FULL' && guaranteeCard === null ? 'paymentCard' : 'confirm';
}

export function furthestStep(facts: Facts, isMainGuest: boolean): CheckInStep {
  const open = firstOpenStep(facts);
  // A deposit at the desk takes the step of the card away while the guest is in it.
  const isGone = facts.step === 'paymentCard' && !inOrder[facts.flow].includes('paymentCard');
  const wanted = isGone || isBeyond(facts.step, open) ? open : facts.step;
  const reached = stepsOf(facts.flow, isMainGuest).filter(step => !isBeyond(step, wanted));
  return reached.at(-1) ?? 'personalInfo';
}

/** `null` is the start; a step that cannot be opened redirects to the guest's current one (CHK-08). */
export function stepFor(facts: Facts, isMainGuest: boolean, wanted: string | null): CheckInStep {
  const furthest = furthestStep(facts, isMainGuest);
  const step = stepsOf(facts.flow, isMainGuest).find(one => one === wanted);
  return step === undefined || isBeyond(step, furthest) ? furthest : step;
}

export function stepAfter(facts: Facts, step: CheckInStep): CheckInStep {
  const steps = inOrder[facts.flow];
  const next = steps[steps.indexOf(step) + 1] ?? 'confirm';
  return facts.step === 'confirm' && firstOpenStep(facts) === 'confirm' ? 'confirm' : next;
}

export function stepBefore(facts: Facts, isMainGuest: boolean, step: CheckInStep): CheckInStep | null {
  const steps = stepsOf(facts.flow, isMainGuest);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** The progress to store: reopening an earlier step does not reduce it. */
export const progressAt = (facts: Pick<Facts, 'step'>, step: CheckInStep): CheckInStep =>
  isBeyond(step, facts.step) ? step : facts.step;

export const isIdentityGiven = ({ identityStatus }: Pick<Facts, 'identityStatus'>): boolean =>
  letsGuestFinish(toIdentityStatus(identityStatus));

/** `document` and `declined`: the same as `review` and `rejected`, where the reception sees the document (PRD-04). */
export type WaitingReason = 'review' | 'rejected' | 'document' | 'declined' | 'reception';

/** The reason for which a finished form does not open the room yet; null where a press of the button is due (SEC-19). */
export function waitingReason(
  { waitsFor, identityStatus }: Pick<CheckInState, 'waitsFor' | 'identityStatus'>,
  atReception: boolean,
): WaitingReason | null {
  if (waitsFor === 'RECEPTION') return 'reception';
  if (waitsFor !== 'IDENTITY') return null;
  const status = toIdentityStatus(identityStatus);
  // An identity that is missing blocks the button as before (PD-24).
  if (status === 'PENDING') return null;
  if (status === 'REPROVED') return atReception ? 'declined' : 'rejected';
  return atReception ? 'document' : 'review';
}

const isValidated = ({ identityStatus }: Pick<Facts, 'identityStatus'>): boolean =>
  toIdentityStatus(identityStatus) === 'APPROVED';

/** Only the full check-in can change guests (CHK-06, GST-21). */
const hasGuests = ({ flow }: Pick<Facts, 'flow'>): boolean => flow === 'FULL';

/** The part of personal data to show for an address: a missing identity blocks the later parts (PD-24). */
export function personalPartFor(facts: Facts, wanted: string | null): PersonalPart {
  if (wanted === 'identity') return 'identity';
  if (wanted !== 'guests' || !hasGuests(facts)) return 'data';
  return isIdentityGiven(facts) ? 'guests' : 'identity';
}

/** The next part; null if the step is done. A validated identity is skipped (IDV-08). */
export function partAfter(facts: Facts, part: PersonalPart): PersonalPart | null {
  if (part === 'data' && !isValidated(facts)) return 'identity';
  return part !== 'guests' && hasGuests(facts) ? 'guests' : null;
}

export function cardPartFor(facts: Facts, wanted: string | null): CardPart {
  if (wanted === 'cards') return 'cards';
  return wanted === null && facts.guaranteeCard !== null ? 'cards' : 'instructions';
}

const missingParts = ['personalInfo', 'identity', 'tripMotivation', 'paymentCard'] as const;
export type MissingPart = (typeof missingParts)[number];

/** The missing parts in the details of CHECKIN_INCOMPLETE; empty if they name no known part. */
export function missingIn(details: unknown): MissingPart[] {
  const named: unknown =
    typeof details === 'object' && details !== null && 'missing' in details ? details.missing : [];
  return Array.isArray(named) ? missingParts.filter(part => named.includes(part)) : [];
}

/** The hour in the details of ROOM_NOT_READY; null where the hotel has said none. */
export function expectedIn(details: unknown): string | null {
  const named: unknown =
    typeof details === 'object' && details !== null && 'expectedAt' in details ? details.expectedAt : null;
  return isoInstant.safeParse(named).data ?? null;
}

export function locateMissing(part: MissingPart): { step: CheckInStep; part?: PersonalPart } {
  if (part === 'identity') return { step: 'personalInfo', part: 'identity' };
  return part === 'personalInfo' ? { step: part, part: 'data' } : { step: part };
}
