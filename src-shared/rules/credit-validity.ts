import type { CreditOrigin } from '../contract/personal-info.ts';
import { CREDIT_MONTHS, NO_SHOW_CREDIT_MONTHS } from '../policies.ts';

/** A number of months later, or the last day of a month that is shorter (LIM-03). */
export function creditDueDate(origin: CreditOrigin, givenAt: Date): Date {
  const months = origin === 'NO_SHOW' ? NO_SHOW_CREDIT_MONTHS : CREDIT_MONTHS;
  const due = new Date(givenAt);
  due.setUTCMonth(due.getUTCMonth() + months);
  // A day that the month does not have has overflowed into the next.
  if (due.getUTCDate() !== givenAt.getUTCDate()) due.setUTCDate(0);
  return due;
}
