import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '#gateway/config/config.ts';
import type { Limit } from '#gateway/config/limits-config.ts';
import { AppError } from '#shared/errors.ts';
import type { LimitKey } from './client-network.ts';
import { type Device, limitKey } from './devices.ts';

export type GiveBack = () => Promise<void>;

/**
 * Each throws TOO_MANY_REQUESTS, with details.retryAfterSeconds, once a caller has had its share.
 * Counted for all gateways of one database together (docs/decisions/0018) and by the machine's clock: moving the
 * sandbox's clock lifts no limit. Never call one inside a transaction.
 */
export type RateLimits = {
  /**
   * Wrong passwords: by caller, by account and caller, and by account over all callers that are not familiar to it
   * (familiar-networks.ts).
   */
  signIn(attempt: SignInAttempt): Promise<void>;
  /**
   * A right password gives this caller's tries on the account back; the caller's own and those of others stay counted.
   */
  signInSucceeded(attempt: SignInAttempt): Promise<void>;
  signUp(clientKey: LimitKey): Promise<void>;
  /** One-use codes and tokens: guessing them is what this slows down. */
  code(clientKey: LimitKey): Promise<void>;
  /** E-mails that anybody may request. */
  email(recipient: string, clientKey: LimitKey): Promise<void>;
  /** E-mails that a signed-in guest requests: what strangers request for the same address does not count here. */
  ownEmail(guestId: string): Promise<void>;
  /** Last names tried on bookings of others (BKG-24); counted alike whether or not there is such a booking. */
  import(locator: string, guestId: string, clientKey: LimitKey): Promise<void>;
  /** Card checks at a bank: somebody with stolen cards would try them here. */
  cardCheck(guestId: string): Promise<void>;
  /**
   * One card that may be declined, counted for the guest and for the place that it is typed at: an enrolled device, or
   * else an address (SEC-07). The returned function gives the share back.
   */
  cardTry(guestId: string, device: Device, clientIp: string): Promise<GiveBack>;
  /** Bookings without payment from one place: an enrolled device, or else an address (SEC-04). */
  walkIn(device: Device, clientIp: string): Promise<GiveBack>;
  /** A Pix code, which reserves rooms before anything is paid (SEC-04). */
  pix(guestId: string, device: Device, clientIp: string): Promise<void>;
  /** Sign-in links that a device requests, and how often it polls one's status. */
  link(device: LimitKey): Promise<void>;
  linkPoll(linkHash: string): Promise<void>;
  /** Codes requested with a reservation; counted alike whether or not there is such a booking (BEY-02). */
  reservation(locator: string, device: LimitKey): Promise<void>;
  reservationTry(device: LimitKey): Promise<void>;
  /** Copies of all of a guest's data. */
  export(guestId: string): Promise<void>;
  /** PDFs of a stay's bill, and those that are sent by e-mail. */
  bill(guestId: string): Promise<void>;
  billEmail(guestId: string): Promise<void>;
  /** Links to the identity provider's page, which a real one is paid for. */
  validation(guestId: string): Promise<void>;
  /** A right code gives its try back. */
  reservationTrySucceeded(device: LimitKey): Promise<void>;
  /** Invitations to a room: by who invites, and by the address that they go to. */
  invitation(guestId: string, recipient: string): Promise<void>;
  /** The same invitation again (GST-26). */
  invitationResend(invitationId: string): Promise<void>;
  /** Reservations of shared spaces, each of which stays in a list once it is canceled. */
  spaceReservation(guestId: string): Promise<void>;
  preference(guestId: string): Promise<void>;
  /** Deliveries that a guest registers. */
  delivery(guestId: string): Promise<void>;
  /** Visitors that a guest invites. */
  visitor(guestId: string): Promise<void>;
  /** Invitations of visitors, which anybody may open; counted alike whether or not there is such a code (PD-12). */
  visitorPage(clientKey: LimitKey): Promise<void>;
  /** Conversations with the chat that are stored. */
  chat(guestId: string): Promise<void>;
};

export type SignInAttempt = {
  email: string;
  clientKey: LimitKey;
  /** Whether this account was signed in from the caller's network lately. */
  isFamiliar: boolean;
};

/** `limiter` makes the counter of one limit by its name (shared-limiter.ts). */
export function rateLimits(
  limits: GatewayConfig['limits'],
  limiter: (name: string, limit: Limit) => RateLimiterAbstract,
): RateLimits {
  const signInPerAccount = limiter('signInPerAccount', limits.signInPerAccount);
  const signInPerAccountOverall = limiter('signInPerAccountOverall', limits.signInPerAccountOverall);
  const signInPerCaller = limiter('signInPerCaller', limits.signInPerCaller);
  const signUpPerCaller = limiter('signUpPerCaller', limits.signUpPerCaller);
  const codesPerCaller = limiter('codesPerCaller', limits.codesPerCaller);
  const emailsPerRecipient = limiter('emailsPerRecipient', limits.emailsPerRecipient);
  const emailsPerGuest = limiter('emailsPerGuest', limits.emailsPerGuest);
  const emailsPerCaller = limiter('emailsPerCaller', limits.emailsPerCaller);
  const importPerGuest = limiter('importPerGuest', limits.importPerGuest);
  const importPerCaller = limiter('importPerCaller', limits.importPerCaller);
  const importPerLocator = limiter('importPerLocator', limits.importPerLocator);
  const cardChecksPerGuest = limiter('cardChecksPerGuest', limits.cardChecksPerGuest);
  const walkInsPerCaller = limiter('walkInsPerCaller', limits.walkInsPerCaller);
  const walkInsPerDevice = limiter('walkInsPerDevice', limits.walkInsPerDevice);
  const declinesPerGuest = limiter('declinesPerGuest', limits.declinesPerGuest);
  const declinesPerCaller = limiter('declinesPerCaller', limits.declinesPerCaller);
  const declinesPerDevice = limiter('declinesPerDevice', limits.declinesPerDevice);
  const linksPerDevice = limiter('linksPerDevice', limits.linksPerDevice);
  const pollsPerLink = limiter('pollsPerLink', limits.pollsPerLink);
  const reservationsPerDevice = limiter('reservationsPerDevice', limits.reservationsPerDevice);
  const reservationsPerLocator = limiter('reservationsPerLocator', limits.reservationsPerLocator);
  const reservationTriesPerDevice = limiter('reservationTriesPerDevice', limits.reservationTriesPerDevice);
  const exportsPerGuest = limiter('exportsPerGuest', limits.exportsPerGuest);
  const billsPerGuest = limiter('billsPerGuest', limits.billsPerGuest);
  const billEmailsPerGuest = limiter('billEmailsPerGuest', limits.billEmailsPerGuest);
  const validationsPerGuest = limiter('validationsPerGuest', limits.validationsPerGuest);
  const invitationsPerGuest = limiter('invitationsPerGuest', limits.invitationsPerGuest);
  const invitationsPerRecipient = limiter('invitationsPerRecipient', limits.invitationsPerRecipient);
  const resendsPerInvitation = limiter('resendsPerInvitation', limits.resendsPerInvitation);
  const pixPerGuest = limiter('pixPerGuest', limits.pixPerGuest);
  const pixPerCaller = limiter('pixPerCaller', limits.pixPerCaller);
  const pixPerDevice = limiter('pixPerDevice', limits.pixPerDevice);
  const preferencesPerGuest = limiter('preferencesPerGuest', limits.preferencesPerGuest);
  const spaceReservationsPerGuest = limiter('spaceReservationsPerGuest', limits.spaceReservationsPerGuest);
  const deliveriesPerGuest = limiter('deliveriesPerGuest', limits.deliveriesPerGuest);
  const visitorsPerGuest = limiter('visitorsPerGuest', limits.visitorsPerGuest);
  const visitorPagesPerCaller = limiter('visitorPagesPerCaller', limits.visitorPagesPerCaller);
  const chatsPerGuest = limiter('chatsPerGuest', limits.chatsPerGuest);
  const normalized = (email: string) => email.trim().toLowerCase();
  const accountKey = ({ email, clientKey }: SignInAttempt) => `${clientKey} ${normalized(email)}`;
  return {
    async signIn(attempt) {
      await take(signInPerCaller, attempt.clientKey);
      await take(signInPerAccount, accountKey(attempt));
      if (!attempt.isFamiliar) await take(signInPerAccountOverall, normalized(attempt.email));
    },
    async signInSucceeded(attempt) {
      await signInPerAccount.delete(accountKey(attempt));
      if (!attempt.isFamiliar) await signInPerAccountOverall.reward(normalized(attempt.email));
    },
    signUp: clientKey => take(signUpPerCaller, clientKey),
    code: clientKey => take(codesPerCaller, clientKey),
    async email(recipient, clientKey) {
      await take(emailsPerCaller, clientKey);
      await take(emailsPerRecipient, normalized(recipient));
    },
    ownEmail: guestId => take(emailsPerGuest, guestId),
    async import(locator, guestId, clientKey) {
      await take(importPerGuest, guestId);
      await take(importPerCaller, clientKey);
      await take(importPerLocator, locator);
    },
    cardCheck: guestId => take(cardChecksPerGuest, guestId),
    async cardTry(guestId, device, clientIp) {
      const perPlace = device.isProven ? declinesPerDevice : declinesPerCaller;
      const place = limitKey(device, clientIp);
      await take(declinesPerGuest, guestId, 'cards');
      try {
        await take(perPlace, place, 'cards');
      } catch (error) {
        await declinesPerGuest.reward(guestId);
        throw error;
      }
      return async () => {
        await Promise.all([declinesPerGuest.reward(guestId), perPlace.reward(place)]);
      };
    },
    async walkIn(device, clientIp) {
      const perPlace = device.isProven ? walkInsPerDevice : walkInsPerCaller;
      const place = limitKey(device, clientIp);
      await take(perPlace, place, 'walkIns');
      return async () => {
        await perPlace.reward(place);
      };
    },
    async pix(guestId, device, clientIp) {
      await take(pixPerGuest, guestId);
      await take(device.isProven ? pixPerDevice : pixPerCaller, limitKey(device, clientIp));
    },
    link: device => take(linksPerDevice, device),
    linkPoll: linkHash => take(pollsPerLink, linkHash),
    async reservation(locator, device) {
      await take(reservationsPerDevice, device);
      await take(reservationsPerLocator, locator);
    },
    validation: guestId => take(validationsPerGuest, guestId),
    export: guestId => take(exportsPerGuest, guestId),
    bill: guestId => take(billsPerGuest, guestId),
    billEmail: guestId => take(billEmailsPerGuest, guestId),
    reservationTry: device => take(reservationTriesPerDevice, device),
    async reservationTrySucceeded(device) {
      await reservationTriesPerDevice.reward(device);
    },
    async invitation(guestId, recipient) {
      await take(invitationsPerGuest, guestId);
      await take(invitationsPerRecipient, normalized(recipient));
    },
    invitationResend: invitationId => take(resendsPerInvitation, invitationId),
    spaceReservation: guestId => take(spaceReservationsPerGuest, guestId),
    preference: guestId => take(preferencesPerGuest, guestId),
    delivery: guestId => take(deliveriesPerGuest, guestId),
    visitor: guestId => take(visitorsPerGuest, guestId),
    visitorPage: clientKey => take(visitorPagesPerCaller, clientKey),
    chat: guestId => take(chatsPerGuest, guestId),
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
