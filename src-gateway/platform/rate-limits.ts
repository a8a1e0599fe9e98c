import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { everyLimit, type Limit, type LimitName } from '#gateway/config/limits-config.ts';
import { AppError } from '#shared/errors.ts';
import type { LimitKey } from './client-network.ts';
import { type Device, limitKey } from './devices.ts';

export type ReleaseShare = () => Promise<void>;

type KeyOf<Name> = Name extends `${string}PerClient` | `${string}PerDevice` ? LimitKey : string;

type SingleLimits = { [Name in LimitName]: (key: KeyOf<Name>) => Promise<void> };

/** Each throws TOO_MANY_REQUESTS. By the machine's clock (docs/decisions/0018). Never call one in a transaction. */
export type RateLimits = SingleLimits & {
  /** By client, by account and client, and by account over all clients that are not familiar to it. */
  signIn(attempt: SignInAttempt): Promise<void>;
  /** Clears this client's tries on the account; the client's own and those of others stay counted. */
  signInSucceeded(attempt: SignInAttempt): Promise<void>;
  /** Passwords of staff, also where one is asked for again: by network, by person and network, by person. */
  staffPassword(attempt: StaffAttempt): Promise<void>;
  staffPasswordRight(attempt: StaffAttempt): Promise<void>;
  /** A right code of the second factor is no guess. */
  staffCodeRight(staffId: string): Promise<void>;
  staffPasskeyRight(staffId: string): Promise<void>;
  email(recipient: string, clientKey: LimitKey): Promise<void>;
  /** Typed codes of verification e-mails. The returned function undoes the count: a right code is no guess. */
  emailCode(guestId: string, clientKey: LimitKey): Promise<ReleaseShare>;
  /** Last names tried on bookings of others (BKG-24); counted alike whether or not there is such a booking. */
  import(locator: string, guestId: string, clientKey: LimitKey): Promise<void>;
  /** Counted for the guest and for the device or address (SEC-07). The returned function undoes the count. */
  cardTry(guestId: string, device: Device, clientIp: string): Promise<ReleaseShare>;
  /** Bookings without payment from one client: an enrolled device, or else an address (SEC-04). */
  walkIn(device: Device, clientIp: string): Promise<ReleaseShare>;
  /** A Pix code, which reserves rooms before anything is paid (SEC-04). */
  pix(guestId: string, device: Device, clientIp: string): Promise<void>;
  /** Codes requested with a reservation; counted alike whether or not there is such a booking (BEY-02). */
  reservation(locator: string, device: LimitKey): Promise<void>;
  /** A right code does not count as a try. */
  reservationTrySucceeded(device: LimitKey): Promise<void>;
  /** Invitations to a room: by who invites and from where, and by the address that they go to (SEC-21). */
  invitation(inviter: { id: string; clientKey: LimitKey }, recipient: MailRecipient): Promise<void>;
  /** A share of what reaches an address that is not verified (SEC-21); null once it is used up. */
  strangerEmail(address: string): Promise<ReleaseShare | null>;
  /** Throws TOO_MANY_REQUESTS where strangerEmail would return null; counts nothing. */
  strangerEmailLeft(address: string): Promise<void>;
};

export type MailRecipient = { email: string; isVerified: boolean };

export type SignInAttempt = {
  email: string;
  clientKey: LimitKey;
  isFamiliar: boolean;
};

export type StaffAttempt = { email: string; clientKey: LimitKey; isEnrolled: boolean };

/** `limiter` makes the counter of one limit by its name (shared-limiter.ts). */
export function rateLimits(
  limits: GatewayConfig['limits'],
  limiter: (name: LimitName, limit: Limit) => RateLimiterAbstract,
): RateLimits {
  const counters = everyLimit(name => limiter(name, limits[name]));
  const single: SingleLimits = everyLimit(name => (key: string) => take(counters[name], key));
  const normalized = (email: string) => email.trim().toLowerCase();
  const accountKey = ({ email, clientKey }: Pick<SignInAttempt, 'email' | 'clientKey'>) =>
    `${clientKey} ${normalized(email)}`;
  return {
    ...single,
    async signIn(attempt) {
      await single.signInPerClient(attempt.clientKey);
      await single.signInPerAccount(accountKey(attempt));
      if (!attempt.isFamiliar) await single.signInPerAccountOverall(normalized(attempt.email));
    },
    async signInSucceeded(attempt) {
      await counters.signInPerAccount.delete(accountKey(attempt));
      if (!attempt.isFamiliar) await counters.signInPerAccountOverall.reward(normalized(attempt.email));
    },
    async staffPassword(attempt) {
      await single.staffSignInPerClient(attempt.clientKey);
      await single.staffSignInPerAccount(accountKey(attempt));
      if (!attempt.isEnrolled) await single.staffSignInPerAccountOverall(normalized(attempt.email));
    },
    async staffPasswordRight(attempt) {
      await counters.staffSignInPerAccount.delete(accountKey(attempt));
      if (!attempt.isEnrolled) await counters.staffSignInPerAccountOverall.reward(normalized(attempt.email));
    },
    async staffCodeRight(staffId) {
      await counters.staffCodesPerAccount.delete(staffId);
    },
    async staffPasskeyRight(staffId) {
      await counters.staffPasskeysPerAccount.delete(staffId);
    },
    async email(recipient, clientKey) {
      await single.emailsPerClient(clientKey);
      await single.emailsPerRecipient(normalized(recipient));
    },
    async emailCode(guestId, clientKey) {
      await single.emailCodesPerClient(clientKey);
      await single.emailCodesPerGuest(guestId);
      return async () => {
        await Promise.all([
          counters.emailCodesPerClient.reward(clientKey),
          counters.emailCodesPerGuest.reward(guestId),
        ]);
      };
    },
    async import(locator, guestId, clientKey) {
      await single.importPerGuest(guestId);
      await single.importPerClient(clientKey);
      await single.importPerLocator(locator);
    },
    async cardTry(guestId, device, clientIp) {
      const perGuest = counters.declinesPerGuest;
      const perClient = device.isProven ? counters.declinesPerDevice : counters.declinesPerClient;
      const clientKey = limitKey(device, clientIp);
      await take(perGuest, guestId, 'cards');
      try {
        await take(perClient, clientKey, 'cards');
      } catch (error) {
        await perGuest.reward(guestId);
        throw error;
      }
      return async () => {
        await Promise.all([perGuest.reward(guestId), perClient.reward(clientKey)]);
      };
    },
    async walkIn(device, clientIp) {
      const perClient = device.isProven ? counters.walkInsPerDevice : counters.walkInsPerClient;
      const clientKey = limitKey(device, clientIp);
      await take(perClient, clientKey, 'walkIns');
      return async () => {
        await perClient.reward(clientKey);
      };
    },
    async pix(guestId, device, clientIp) {
      await single.pixPerGuest(guestId);
      const clientKey = limitKey(device, clientIp);
      await (device.isProven ? single.pixPerDevice(clientKey) : single.pixPerClient(clientKey));
    },
    async reservation(locator, device) {
      await single.reservationsPerDevice(device);
      await single.reservationsPerLocator(locator);
    },
    async reservationTrySucceeded(device) {
      await counters.reservationTriesPerDevice.reward(device);
    },
    async invitation(inviter, { email, isVerified }) {
      await single.invitationsPerGuest(inviter.id);
      await single.invitationsPerClient(inviter.clientKey);
      await single.invitationsPerRecipient(normalized(email));
      if (!isVerified) await single.invitationsPerStranger(normalized(email));
    },
    async strangerEmail(address) {
      const counter = counters.emailsPerStranger;
      const key = normalized(address);
      try {
        await counter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) return null;
        throw error;
      }
      return async () => {
        await counter.reward(key);
      };
    },
    async strangerEmailLeft(address) {
      const used = await counters.emailsPerStranger.get(normalized(address));
      if (used && used.consumedPoints >= limits.emailsPerStranger.points) throw tooMany(used);
    },
  };
}

/** `limit` names the limit to the client, where its text differs from the general one. */
async function take(from: RateLimiterAbstract, key: string, limit?: string): Promise<void> {
  try {
    await from.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(error, limit);
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes, limit?: string): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'too many tries', {
    details: {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      ...(limit === undefined ? {} : { limit }),
    },
  });
}
