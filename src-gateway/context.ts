import type { Logger } from 'pino';
import type { MovableClock } from './clock.ts';
import type { GatewayConfig } from './config.ts';
import type { Identity } from './identity/identity.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Store } from './store/store.ts';

export type Language = 'en' | 'pt';

/** What a running gateway is made of; made once at start and handed to every call. */
export type House = {
  config: GatewayConfig;
  store: Store;
  clock: MovableClock;
  log: Logger;
  identity: Identity;
  mailer: Mailer;
  payments: PaymentProvider;
  rateLimits: RateLimits;
};

/** What one call knows. `guestId` is null without a valid token; `tokenProblem` says why a sent token was refused. */
export type CallContext = {
  house: House;
  guestId: string | null;
  tokenProblem: 'expired' | 'invalid' | null;
  language: Language;
  /** Address of the caller, for limits only; never logged. */
  caller: string;
  requestId: string;
};
