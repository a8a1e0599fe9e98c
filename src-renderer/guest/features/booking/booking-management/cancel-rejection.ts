import * as z from 'zod/mini';
import type { ActFlow } from '#renderer/guest/features/shared/guest-booking/act-flow.ts';
import type { AnyKey } from '#renderer/platform/i18n/texts.ts';
import { bookingStatus } from '#shared/contract/guest/booking-view.ts';
import { AppError } from '#shared/errors.ts';

/** Codes after which canceling again is of no use: the booking has changed since it was shown. */
const settled: ReadonlySet<string> = new Set([
  'BOOKING_NOT_CANCELABLE',
  'BOOKING_OF_PARTNER',
  'BOOKING_NOT_FOUND',
]);

export function isCancelSettled(flow: ActFlow<unknown, unknown>, estimateError: unknown): boolean {
  if (flow.step === 'rejected') return settled.has(flow.code);
  return estimateError instanceof AppError && settled.has(estimateError.code);
}

const withStatus = z.object({ status: bookingStatus });

export function notCancelableText({ code, details }: { code: string; details?: unknown }): AnyKey {
  if (code === 'BOOKING_OF_PARTNER') return 'guest-booking:partner';
  if (code === 'BOOKING_NOT_FOUND') return 'errors:BOOKING_NOT_FOUND';
  switch (withStatus.safeParse(details).data?.status) {
    case 'CANCELED':
      return 'booking-management:cancelBooking.isCanceled';
    case 'IN_PROGRESS':
      return 'booking-management:cancelBooking.isInProgress';
    case 'PROCESSING':
      return 'booking-management:cancelBooking.paymentOpen';
    default:
      return 'booking-management:cancelBooking.isOver';
  }
}
