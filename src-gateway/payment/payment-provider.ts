import type { Cents } from '#shared/money.ts';

/** What a provider reports about a card: never its number. `methodReference` is the provider's own name for it. */
export type ProviderCard = {
  methodReference: string;
  brand: string;
  lastDigits: string;
  month: number;
  year: number;
};

/** What became of a charge. CLOSED: the id was closed before anything was charged, and nothing ever will be. */
export type Charge = { outcome: 'APPROVED' | 'DECLINED' | 'CLOSED'; card: ProviderCard | null };

/** A card typed now, as its one-use token, or one that the provider already knows. */
export type CardSource = { token: string } | { methodReference: string };

export type ChargeOrder = {
  /** Our own id for the payment: the provider charges it at most once, and repeats its response. */
  paymentId: string;
  source: CardSource;
  /** 0 lets the bank check the card and takes nothing; a token's card is then stored for later payments. */
  amount: Cents;
  installments: number;
};

/** The company that takes the money. Every call may be repeated; none is made inside a database transaction. */
export type PaymentProvider = {
  /**
   * Throws ChargeOutcomeUnknown when no response came in time, AppError CARD_TOKEN_INVALID for a used or unknown token.
   */
  charge(order: ChargeOrder): Promise<Charge>;
  /** What became of a charge; null for an id that was never charged. */
  find(paymentId: string): Promise<Charge | null>;
  /** As `find`, but closes an id that was never charged: a charge that arrives later is not made. */
  close(paymentId: string): Promise<Charge>;
  /** Whether a token can still be used; does not use it. */
  isTokenUsable(token: string): Promise<boolean>;
  /** Removes cards that are no longer used; an unknown one is ignored. */
  forgetCards(methodReferences: readonly string[]): Promise<void>;
};

/** The provider did not respond in time: the charge may have been made or not. */
export class ChargeOutcomeUnknown extends Error {
  override readonly name = 'ChargeOutcomeUnknown';
}
