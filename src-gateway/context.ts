import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import type { Auth, OwnAuth } from './auth/auth.ts';
import type { MovableClock } from './clock.ts';
import type { GatewayConfig } from './config.ts';
import type { Device } from './devices.ts';
import type { VerificationProvider } from './identity-verification/verification-provider.ts';
import type { DoorLock } from './locks/door-lock.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { RateLimits } from './rate-limits.ts';
import type { PostcodeProvider } from './reference/postcode-provider.ts';
import type { RegistrationServices } from './registrations/registration-service.ts';
import type { Store } from './store/store.ts';

export type Language = 'en' | 'pt';

/** What a running gateway is made of; made once at start and handed to every call. */
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
  mailer: Mailer;
  payments: PaymentProvider;
  verification: VerificationProvider;
  /** Null where no lock system is configured: no door code is ever confirmed. */
  locks: DoorLock | null;
  postcodes: PostcodeProvider;
  registrations: RegistrationServices;
  rateLimits: RateLimits;
  /** True once it was signalled to stop: /readyz then sends new requests elsewhere. */
  isStopping: boolean;
  /** The address that guests see, without a slash at its end. */
  publicUrl: string;
};

/** The sign-in that a token belongs to. */
export type GuestSession = { id: string; signedInAt: Date };

/**
 * What one call knows. `guestId` and `session` are null without a valid token; `tokenProblem` says why a sent token was
 * rejected.
 */
export type RequestContext = {
  app: AppContext;
  guestId: string | null;
  session: GuestSession | null;
  /** The token as it was sent, valid or not. */
  token: string | null;
  tokenProblem: 'expired' | 'invalid' | null;
  language: Language;
  /** Where the call comes from. Only widens what a guest may request, never what a guest may see. */
  device: Device;
  /** Address of the caller, for limits only; never logged. */
  clientIp: string;
  requestId: string;
};

/** The session of the signed-in guest's token; rejects the call as requireGuest does. */
export function requireSession(context: RequestContext): GuestSession {
  requireGuest(context);
  if (context.session === null) throw new AppError('UNAUTHORIZED', 'the token belongs to no session');
  return context.session;
}

/** The signed-in guest's id; throws UNAUTHORIZED or TOKEN_EXPIRED where there is none (API-03). */
export function requireGuest(context: RequestContext): string {
  if (context.guestId !== null) return context.guestId;
  if (context.tokenProblem === 'expired') throw new AppError('TOKEN_EXPIRED', 'the access token has expired');
  throw new AppError('UNAUTHORIZED', 'a valid access token is needed');
}
