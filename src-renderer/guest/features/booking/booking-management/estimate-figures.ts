import { type CreditEstimate, creditEstimate } from '#shared/contract/booking-cancel.ts';

/** The estimate in the details of an error; null where there is none. */
export function estimateIn(details: unknown): CreditEstimate | null {
  return creditEstimate.safeParse(details).data ?? null;
}

/** Whether a guest who agreed to one estimate has agreed to the other: the act carries these figures (BEY-17). */
export function isSameOutcome(agreed: CreditEstimate | null, shown: CreditEstimate): boolean {
  return (
    agreed !== null &&
    agreed.bookingValue === shown.bookingValue &&
    agreed.cancellationFeeValue === shown.cancellationFeeValue &&
    agreed.creditValue === shown.creditValue
  );
}
