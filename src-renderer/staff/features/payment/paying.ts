import type { DeskMeans, DeskPix } from '#shared/contract/staff/desk-payments.ts';
import type { Cents } from '#shared/money.ts';

export const means = ['cash', 'card', 'pix'] as const;
export type Means = (typeof means)[number];

/** A payment as a form sends it: the same key for the same content (PD-10). */
export type Taking = { key: string; means: DeskMeans; note?: string };

/** Asks for a code of the amount, under the form's key and the payer's tax id, and what shows it. */
export type PixMaking = {
  make: (asked: { key: string; taxId: string }) => Promise<DeskPix>;
  onMade: (pix: DeskPix) => void;
};

/** What every means of payment takes: the amount as the form was opened for it. */
export type Paying = {
  hotelId: string;
  bookingId: string;
  amountCents: Cents;
  /** False beside a choice that the arrows move through: the focus stays there. */
  takesFocus: boolean;
  /** Takes the amount, and shows what follows. Throws AppError. */
  take: (taking: Taking) => Promise<void>;
  /** Null where no code can be made for it. */
  pix: PixMaking | null;
};
