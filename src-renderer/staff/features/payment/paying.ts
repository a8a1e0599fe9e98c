import type { DeskDue, DeskPix, DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';

export const means = ['cash', 'card', 'pix'] as const;
export type Means = (typeof means)[number];

/** What every means of payment takes: the amount as the form was opened for it. */
export type Paying = {
  hotel: Hotel;
  bookingId: string;
  due: NonNullable<DeskDue['due']>;
  onReceipt: (receipt: DeskReceipt) => void;
  onPix: (pix: DeskPix) => void;
};
