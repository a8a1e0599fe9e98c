import type { AppContext } from '#gateway/context.ts';
import type { StoredPayment } from '#gateway/store/payment-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { GatewayErrorCode } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import type { ProviderCard } from './payment-provider.ts';

/** What a payment pays for. Each change is part of the caller's transaction. */
export type Payable = {
  /** The money came. It was taken whatever became of the stay meanwhile. `card` is what the provider reports of it. */
  confirm(app: AppContext, tx: Transaction, payment: StoredPayment, card: ProviderCard | null): Promise<void>;
  /** The payment ended unpaid. */
  release(app: AppContext, tx: Transaction, payment: StoredPayment, refusal: GatewayErrorCode): Promise<void>;
  /**
   * Money came after `release`: it is reserved again, to be confirmed. The booking's row is locked. Throws AppError
   * where it cannot be had any more.
   */
  revive(app: AppContext, tx: Transaction, payment: StoredPayment): Promise<void>;
  /** True where another payment has paid it. */
  isPaid(tx: Transaction, payment: StoredPayment): Promise<boolean>;
  /** Tells who paid that a payment that could not be used was returned (PAY-35). */
  queueReturnedMail(
    app: AppContext,
    tx: Transaction,
    payment: Pick<StoredPayment, 'bookingId'>,
    returned: Cents,
  ): Promise<void>;
};

export type PayableOf = (payment: Pick<StoredPayment, 'hourPurchaseId'>) => Payable;
