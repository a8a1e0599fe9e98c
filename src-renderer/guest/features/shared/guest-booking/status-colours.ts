import type { BookingStatus } from '#shared/contract/booking-view.ts';

export const statusColours = {
  CONFIRMED: 'info',
  IN_PROGRESS: 'success',
  CANCELED: 'error',
  NO_SHOW: 'concluded',
  CONCLUDED: 'default',
  PENDING: 'alert',
  PROCESSING: 'info',
} as const satisfies Record<BookingStatus, string>;
