import type { Clearance } from './clearance.ts';

/** Parts of a check-in as CHECKIN_INCOMPLETE names them (PD-24). */
export type CheckInPart = 'personalInfo' | 'identity' | 'tripMotivation' | 'paymentCard';

/** What is known of one guest's check-in to a room or several. */
export type CheckInFacts = {
  hasAddress: boolean;
  clearance: Clearance;
  /** The trip, or what the law asks for beside it. */
  lacksTrip: boolean;
  lacksGuarantee: boolean;
};

/** In the order in which the guest is asked for them. */
export function missingParts({
  hasAddress,
  clearance,
  lacksTrip,
  lacksGuarantee,
}: CheckInFacts): CheckInPart[] {
  const missing: CheckInPart[] = [];
  if (!hasAddress) missing.push('personalInfo');
  if (clearance === 'MISSING') missing.push('identity');
  if (lacksTrip) missing.push('tripMotivation');
  if (lacksGuarantee) missing.push('paymentCard');
  return missing;
}
