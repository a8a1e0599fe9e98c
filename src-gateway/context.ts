import type { Logger } from 'pino';
import type { GatewayConfig } from './config/config.ts';
import type { DoorLock } from './domain/booking/doors/door-lock.ts';
import type { Auth, OwnAuth } from './domain/guest/auth/auth.ts';
import type { VerificationProvider } from './domain/guest/identity-verification/verification-provider.ts';
import type { RegistrationServices } from './domain/guest/registrations/registration-service.ts';
import type { PostcodeProvider } from './domain/hotel/reference/postcode-provider.ts';
import type { PayableOf } from './domain/payment/payable.ts';
import type { PaymentProvider } from './domain/payment/payment-provider.ts';
import type { StaffAuth } from './domain/staff/staff-auth.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MovableClock } from './platform/clock.ts';
import type { RateLimits } from './platform/rate-limits.ts';
import type { Store } from './store/store.ts';

export type AppContext = {
  config: GatewayConfig;
  store: Store;
  clock: MovableClock;
  log: Logger;
  /** Signs tokens; never leaves the process. */
  signingKey: Uint8Array;
  auth: Auth;
  /** The embedded identity provider; null where another one signs guests in (PD-06). */
  ownAuth: OwnAuth | null;
  /** Signs in those who work here: nothing of it is a guest's (STF-01). */
  staffAuth: StaffAuth;
  mailer: Mailer;
  payments: PaymentProvider;
  payableOf: PayableOf;
  /** Wakes the worker for payment events; null where none runs: the next worker's first run finds the event. */
  onPaymentEvent: (() => void) | null;
  verification: VerificationProvider;
  /** Null where no lock system is configured: no door code is ever confirmed. */
  locks: DoorLock | null;
  postcodes: PostcodeProvider;
  registrations: RegistrationServices;
  rateLimits: RateLimits;
  /** True once the process was signalled to stop: /readyz then sends new requests elsewhere. */
  isStopping: boolean;
  /** The address that guests see, without a slash at its end. */
  publicUrl: string;
  /** The address of staff; null where the gateway serves none. */
  staffUrl: string | null;
};
