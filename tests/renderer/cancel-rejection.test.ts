import { describe, expect, test } from 'vitest';
import {
  isCancelSettled,
  notCancelableText,
} from '#renderer/guest/features/booking/booking-management/cancel-rejection.ts';
import { estimateIn, isSameOutcome } from '#renderer/guest/features/booking/booking-management/queries.ts';
import { AppError } from '#shared/errors.ts';

const estimate = {
  type: 'PARTIAL_CANCELLATION' as const,
  bookingValue: 1200,
  cancellationFeeValue: 400,
  creditValue: 800,
  creditDueDate: '2028-06-03T15:00:00-03:00',
  nextStep: null,
};

describe('a cancellation that is rejected', () => {
  test.each([
    ['CANCELED', 'booking-management:cancelBooking.isCanceled'],
    ['IN_PROGRESS', 'booking-management:cancelBooking.isInProgress'],
    ['PROCESSING', 'booking-management:cancelBooking.paymentOpen'],
    ['CONCLUDED', 'booking-management:cancelBooking.isOver'],
  ])('says what has become of a booking that is %s', (status, text) => {
    expect(notCancelableText({ code: 'BOOKING_NOT_CANCELABLE', details: { status } })).toBe(text);
  });

  test('says so of a partner’s booking and of one that is gone, and has a text without any details', () => {
    expect(notCancelableText({ code: 'BOOKING_OF_PARTNER' })).toBe('guest-booking:partner');
    expect(notCancelableText({ code: 'BOOKING_NOT_FOUND' })).toBe('errors:BOOKING_NOT_FOUND');
    expect(notCancelableText({ code: 'BOOKING_NOT_CANCELABLE' })).toBe(
      'booking-management:cancelBooking.isOver',
    );
  });

  test('is over only where trying again is of no use', () => {
    const rejected = (code: string) => ({ step: 'rejected', code }) as const;
    expect(isCancelSettled(rejected('BOOKING_NOT_CANCELABLE'), null)).toBe(true);
    expect(isCancelSettled(rejected('ATTEMPT_IN_PROGRESS'), null)).toBe(false);
    const open = { step: 'deciding', before: null } as const;
    expect(isCancelSettled(open, new AppError('BOOKING_NOT_FOUND', ''))).toBe(true);
    expect(isCancelSettled(open, new AppError('INTERNAL_SERVER_ERROR', ''))).toBe(false);
  });
});

describe('what a guest has agreed to', () => {
  test('is the outcome that was shown, and no other (BEY-17, BKG-40)', () => {
    expect(isSameOutcome(null, estimate)).toBe(false);
    expect(isSameOutcome(estimate, { ...estimate, creditDueDate: null })).toBe(true);
    expect(isSameOutcome(estimate, { ...estimate, creditValue: 799.99 })).toBe(false);
    expect(isSameOutcome(estimate, { ...estimate, cancellationFeeValue: 400.01 })).toBe(false);
    expect(isSameOutcome(estimate, { ...estimate, bookingValue: 1300 })).toBe(false);
  });

  test('an estimate is read from an error only where it is whole (BEY-17)', () => {
    expect(estimateIn(estimate)).toEqual(estimate);
    expect(estimateIn({ ...estimate, creditValue: undefined })).toBeNull();
    expect(estimateIn(undefined)).toBeNull();
  });
});
