import type { PayerDetails } from '#gateway/store/payer-store.ts';
import type { Cents } from '#shared/money.ts';

/** What a provider reports about a card: never its number. `methodReference` is the provider's own name for it. */
export type ProviderCard = {
  methodReference: string;
  brand: string;
  lastDigits: string;
  month: number;
  year: number;
};

/**
 * What became of a charge. CLOSED: the id was closed before anything was charged, and nothing ever will be. RETURNED: it
 * was charged, and the money went back meanwhile, whole or in part, by the provider's own pages or the guest's bank: it
 * pays nothing. `decidedAt` is when that was decided, also in the response to a repeated request.
 */
export type Charge = {
  outcome: 'APPROVED' | 'DECLINED' | 'CLOSED' | 'RETURNED';
  card: ProviderCard | null;
  decidedAt: Date;
};

/** A card typed now, as its one-use token, or one that the provider already knows. */
export type CardSource = { token: string } | { methodReference: string };

export type ChargeOrder = {
  /** Our own id for the payment: the provider charges it at most once, and repeats its response. */
  paymentId: string;
  source: CardSource;
  /** 0 lets the bank check the card and takes nothing; a token's card is then stored for later payments. */
  amount: Cents;
  installments: number;
  payer: PayerDetails;
};

/** What was taken under one payment of ours, and how much of that went back. */
export type BookedMoney = { taken: Cents; returned: Cents };

/** REFUSED: the provider will not, at least not now. */
export type RefundOutcome = 'DONE' | 'REFUSED';
/** What a provider would have told by itself; see paymentEvents. */
type MissedEvent = { provider: string; event: string; reference: string; status: string };

/** The company that takes the money. Every call may be repeated; none is made inside a database transaction. */
export type PaymentProvider = {
  /** Null where the provider takes no Pix. */
  pix: PixProvider | null;
  /**
   * Throws ChargeOutcomeUnknown when no response came in time, AppError CARD_TOKEN_INVALID for a used or unknown token.
   */
  charge(order: ChargeOrder): Promise<Charge>;
  /** What became of a charge; null for an id that was never charged. */
  find(paymentId: string): Promise<Charge | null>;
  /** As `find`, but closes an id that was never charged: a charge that arrives later is not made. */
  close(paymentId: string): Promise<Charge>;
  /**
   * Returns what was charged to the card that it came from, whole: DONE, also where that was done before. Throws
   * ChargeOutcomeUnknown.
   */
  refund(charge: { paymentId: string; amount: Cents }): Promise<RefundOutcome>;
  /** Whether a token can still be used; does not use it. */
  isTokenUsable(token: string): Promise<boolean>;
  /** What the provider's books say of a payment of ours; null for one that it never had. */
  booked(paymentId: string): Promise<BookedMoney | null>;
  /** Our own id of what the provider calls by this name; null for what is none of ours. */
  paymentOf(reference: string): Promise<string | null>;
  /** What was paid since a moment and nothing here knows of, as the provider's triggers would tell it. */
  missedSince(since: Date): Promise<MissedEvent[]>;
  /** Removes cards that are no longer used; an unknown one is ignored. */
  forgetCards(methodReferences: readonly string[]): Promise<void>;
};

/**
 * A transfer that came in with a Pix code; `reference` is the provider's own name for it. `isReturned`: its money went
 * back meanwhile, by the provider's own pages or the payer's bank, so that it pays nothing.
 */
export type PixTransfer = { reference: string; amount: Cents; paidAt: Date; isReturned: boolean };

/** What the provider knows of a Pix code. Also a code that is closed may still be paid: see its transfers. */
export type PixReport = { isClosed: boolean; transfers: PixTransfer[] };

export type PixOrder = {
  /** Our own id for the payment: the provider makes one code for it. */
  paymentId: string;
  amount: Cents;
  expiresAt: Date;
  payer: PayerDetails & { taxId: string };
  /** What the payer's bank shows beside the amount, such as a booking's code. */
  description: string;
};

/** Pix of a provider. Every call may be repeated; none is made inside a database transaction. */
export type PixProvider = {
  /** Who is paid, as the payer's bank shows it. */
  receiver: string;
  /**
   * Throws ChargeOutcomeUnknown when no response came in time: no code that nobody saw is ever paid. Throws PixRejected
   * where no code will ever be made for this payment.
   */
  create(order: PixOrder): Promise<{ reference: string; code: string }>;
  /** Null for a reference that the provider does not know. */
  find(reference: string): Promise<PixReport | null>;
  /** Ends a code that was not paid, and reports what is true then. */
  close(reference: string): Promise<PixReport | null>;
  /**
   * Returns a transfer to whoever paid it, whole: DONE, also where that was done before. Throws ChargeOutcomeUnknown.
   */
  refund(transfer: { paymentId: string; reference: string; amount: Cents }): Promise<RefundOutcome>;
};

/** The provider did not respond in time: the charge may have been made or not. */
export class ChargeOutcomeUnknown extends Error {
  override readonly name = 'ChargeOutcomeUnknown';
}

/** The provider has read a request for a Pix code and will not make one: an amount or a payer that it does not take. */
export class PixRejected extends Error {
  override readonly name = 'PixRejected';
}
