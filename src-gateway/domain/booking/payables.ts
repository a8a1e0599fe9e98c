import type { PayableOf } from '#gateway/domain/payment/payable.ts';
import { hoursPayable } from './hours/hours-payable.ts';
import { bookingPayable } from './order/booking-payable.ts';

export const payableOf: PayableOf = ({ hourPurchaseId }) =>
  hourPurchaseId === null ? bookingPayable : hoursPayable;
