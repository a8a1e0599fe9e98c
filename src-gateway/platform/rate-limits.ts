import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { everyLimit, type Limit, type LimitName } from '#gateway/config/limits-config.ts';
import { AppError } from '#shared/errors.ts';
import type { LimitKey } from './client-network.ts';
import { type Device, limitKey } from './devices.ts';

export type GiveBack = () => Promise<void>;

type KeyOf<Name> = Name extends `${string}PerCaller` | `${string}PerDevice` ? LimitKey : string;

type SingleLimits = { [Name in LimitName]: (key: KeyOf<Name>) => Promise<void> };

/** Each throws TOO_MANY_REQUESTS. By the machine's clock (docs/decisions/0018). Never call one in a transaction. */
export type RateLimits = SingleLimits & {
  /** By caller, by account and caller, and by account over all callers that are not familiar to it. */
  signIn(attempt: SignInAttempt): Promise<void>;
  /** Gives this caller's tries on the account back; the caller's own and those of others stay counted. */
  signInSucceeded(attempt: SignInAttempt): Promise<void>;
  email(recipient: string, clientKey: LimitKey): Promise<void>;
  /** Last names tried on bookings of others (BKG-24); counted alike whether or not there is such a booking. */
  import(locator: string, guestId: string, clientKey: LimitKey): Promise<void>;
  /** Counted for the guest and for the device or address (SEC-07). The returned function gives the share back. */
  cardTry(guestId: string, device: Device, clientIp: string): Promise<GiveBack>;
  /** Bookings without payment from one place: an enrolled device, or else an address (SEC-04). */
  walkIn(device: Device, clientIp: string): Promise<GiveBack>;
  /** A Pix code, which reserves rooms before anything is paid (SEC-04). */
  pix(guestId: string, device: Device, clientIp: string): Promise<void>;
  /** Codes requested with a reservation; counted alike whether or not there is such a booking (BEY-02). */
  reservation(locator: string, device: LimitKey): Promise<void>;
  /** A right code gives its try back. */
  reservationTrySucceeded(device: LimitKey): Promise<void>;
  /** Invitations to a room: by who invites, and by the address that they go to. */
  invitation(guestId: string, recipient: string): Promise<void>;
};

export type SignInAttempt = {
  email: string;
  clientKey: LimitKey;
  isFamiliar: boolean;
};

/** `limiter` makes the counter of one limit by its name (shared-limiter.ts). */
export function rateLimits(
  limits: GatewayConfig['limits'],
  limiter: (name: LimitName, limit: Limit) => RateLimiterAbstract,
): RateLimits {
  const counters = everyLimit(name => limiter(name, limits[name]));
  const single: SingleLimits = everyLimit(name => (key: string) => take(counters[name], key));
  const normalized = (email: string) => email.trim().toLowerCase();
  const accountKey = ({ email, clientKey }: SignInAttempt) => `${clientKey} ${normalized(email)}`;
  return {
    ...single,
    async signIn(attempt) {
      await single.signInPerCaller(attempt.clientKey);
      await single.signInPerAccount(accountKey(attempt));
      if (!attempt.isFamiliar) await single.signInPerAccountOverall(normalized(attempt.email));
    },
    async signInSucceeded(attempt) {
      await counters.signInPerAccount.delete(accountKey(attempt));
      if (!attempt.isFamiliar) await counters.signInPerAccountOverall.reward(normalized(attempt.email));
    },
    async email(recipient, clientKey) {
      await single.emailsPerCaller(clientKey);
      await single.emailsPerRecipient(normalized(recipient));
    },
    async import(locator, guestId, clientKey) {
      await single.importPerGuest(guestId);
      await single.importPerCaller(clientKey);
      await single.importPerLocator(locator);
    },
    async cardTry(guestId, device, clientIp) {
      const perGuest = counters.declinesPerGuest;
      const perPlace = device.isProven ? counters.declinesPerDevice : counters.declinesPerCaller;
      const place = limitKey(device, clientIp);
      await take(perGuest, guestId, 'cards');
      try {
        await take(perPlace, place, 'cards');
      } catch (error) {
        await perGuest.reward(guestId);
        throw error;
      }
      return async () => {
        await Promise.all([perGuest.reward(guestId), perPlace.reward(place)]);
      };
    },
    async walkIn(device, clientIp) {
      const perPlace = device.isProven ? counters.walkInsPerDevice : counters.walkInsPerCaller;
      const place = limitKey(device, clientIp);
      await take(perPlace, place, 'walkIns');
      return async () => {
        await perPlace.reward(place);
      };
    },
    async pix(guestId, device, clientIp) {
      await single.pixPerGuest(guestId);
      const place = limitKey(device, clientIp);
      await (device.isProven ? single.pixPerDevice(place) : single.pixPerCaller(place));
    },
    async reservation(locator, device) {
      await single.reservationsPerDevice(device);
      await single.reservationsPerLocator(locator);
    },
    async reservationTrySucceeded(device) {
      await counters.reservationTriesPerDevice.reward(device);
    },
    async invitation(guestId, recipient) {
      await single.invitationsPerGuest(guestId);
      await single.invitationsPerRecipient(normalized(recipient));
    },
  };
}

/** `limit` names the limit to the caller, where its text differs from the general one. */
async function take(from: RateLimiterAbstract, key: string, limit?: string): Promise<void> {
  try {
    await from.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('TOO_MANY_REQUESTS', 'too many tries', {
      details: {
        retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        ...(limit === undefined ? {} : { limit }),
      },
    });
  }
}
