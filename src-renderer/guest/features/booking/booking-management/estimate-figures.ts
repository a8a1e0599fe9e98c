import { type CreditEstimate, creditEstimate } from '#shared/contract/booking-cancel.ts';

export function estimateIn(details: unknown): CreditEstimate | null {
  return creditEstimate.safeParse(details).data ?? null;
}

/** True if agreeing to one estimate includes the other: the request contains these figures (BEY-17). */
export function isSameOutcome(agreed: CreditEstimate | null, shown: CreditEstimate): boolean {
  return (
    agreed !== null &&
    agreed.bookingValue === shown.bookingValue &&
    agreed.cancellationFeeValue === shown.cancellationFeeValue &&
    agreed.creditValue === shown.creditValue
  );
}
