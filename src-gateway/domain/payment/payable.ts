import type { AppContext } from '#gateway/context.ts';
import type { StoredPayment } from '#gateway/store/payment-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { GatewayErrorCode } from '#shared/error-status.ts';
import type { Cents } from '#shared/money.ts';
import type { ProviderCard } from './payment-provider.ts';

/** The subject of a payment. Each change is part of the caller's transaction. */
export type Payable = {
  /** The money was taken whatever became of the stay meanwhile. `card` is the provider's report of the card. */
  confirm(app: AppContext, tx: Transaction, payment: StoredPayment, card: ProviderCard | null): Promise<void>;
  release(app: AppContext, tx: Transaction, payment: StoredPayment, refusal: GatewayErrorCode): Promise<void>;
  /** Reserves the subject again after `release`; the booking's row is locked. Throws AppError if it is gone. */
  revive(app: AppContext, tx: Transaction, payment: StoredPayment): Promise<void>;
  isPaid(tx: Transaction, payment: StoredPayment): Promise<boolean>;
  queueReturnedMail(
    app: AppContext,
    tx: Transaction,
    payment: Pick<StoredPayment, 'bookingId' | 'status'>,
    returned: Cents,
  ): Promise<void>;
};

export type PayableOf = (
  payment: Pick<StoredPayment, 'hourPurchaseId' | 'isForOverstay' | 'isForMissedStay'>,
) => Payable;
