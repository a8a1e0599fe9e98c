import type { PayerDetails } from '#gateway/store/payer-store.ts';
import type { Cents } from '#shared/money.ts';

/** The provider's data of a card: never its number. `methodReference` is the provider's own name for it. */
export type ProviderCard = {
  methodReference: string;
  brand: string;
  lastDigits: string;
  month: number;
  year: number;
};

/** CLOSED: never charged, and never will be. RETURNED: charged, and the money went back: it pays nothing. */
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

export type BookedMoney = { taken: Cents; returned: Cents };

/** REFUSED: the provider will not, at least not now. */
export type RefundOutcome = 'DONE' | 'REFUSED';
/** An event that the provider would have sent by itself; see paymentEvents. */
type MissedEvent = { provider: string; event: string; reference: string; status: string };

/** The company that takes the money. Every call may be repeated; none is made inside a database transaction. */
export type PaymentProvider = {
  /** Null where the provider takes no Pix. */
  pix: PixProvider | null;
  /** Throws ChargeOutcomeUnknown when no response came in time, CARD_TOKEN_INVALID for a used or unknown token. */
  charge(order: ChargeOrder): Promise<Charge>;
  /** The result of a charge; null for an id that was never charged. */
  find(paymentId: string): Promise<Charge | null>;
  /** As `find`, but closes an id that was never charged: a charge that arrives later is not made. */
  close(paymentId: string): Promise<Charge>;
  /** Returns the whole charge to its card: DONE also if that was done before. Throws ChargeOutcomeUnknown. */
  refund(charge: { paymentId: string; amount: Cents }): Promise<RefundOutcome>;
  /** True while a token can be used; does not use it. */
  isTokenUsable(token: string): Promise<boolean>;
  /** The provider's records of a payment of ours; null for one that it never had. */
  booked(paymentId: string): Promise<BookedMoney | null>;
  /** Our own id of a provider's reference; null if it is none of ours. */
  paymentOf(reference: string): Promise<string | null>;
  /** Payments since a moment that nothing here knows of, as the provider's webhooks would report them. */
  missedSince(since: Date): Promise<MissedEvent[]>;
  /** Removes cards that are no longer used; an unknown one is ignored. */
  forgetCards(methodReferences: readonly string[]): Promise<void>;
};

/** `reference`: the provider's name for it. `isReturned`: its money went back meanwhile, so that it pays nothing. */
export type PixTransfer = { reference: string; amount: Cents; paidAt: Date; isReturned: boolean };

/** A closed code may still be paid: see its transfers. */
export type PixReport = { isClosed: boolean; transfers: PixTransfer[] };

export type PixOrder = {
  /** Our own id for the payment: the provider makes one code for it. */
  paymentId: string;
  amount: Cents;
  expiresAt: Date;
  payer: PayerDetails & { taxId: string };
  /** The text that the payer's bank shows beside the amount, such as a booking's code. */
  description: string;
};

/** Pix of a provider. Every call may be repeated; none is made inside a database transaction. */
export type PixProvider = {
  /** The payee's name, as the payer's bank shows it. */
  receiver: string;
  /** Throws ChargeOutcomeUnknown when no response came in time, PixRejected if no code will ever be made. */
  create(order: PixOrder): Promise<{ reference: string; code: string }>;
  find(reference: string): Promise<PixReport | null>;
  /** Ends a code that was not paid, and reports its final state. */
  close(reference: string): Promise<PixReport | null>;
  /** Returns a whole transfer to its payer: DONE also if that was done before. Throws ChargeOutcomeUnknown. */
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
