import { z } from 'zod';
import { INVITATION_RESENDS } from '#shared/policies.ts';
import { defaultsOf, type Kind, kind, setting } from './setting.ts';

const limitSchema = z.object({ points: z.int().positive(), seconds: z.int().positive() });
/** How many tries in how many seconds. */
export type Limit = z.infer<typeof limitSchema>;

const limitKind: Kind<Limit> = kind(
  'a number and its seconds, such as 5/3600',
  limitSchema,
  z
    .string()
    .regex(/^\d{1,6}\/\d{1,6}$/)
    .transform(text => {
      const [points, seconds] = text.split('/').map(Number);
      return { points, seconds };
    }),
);

/** In seconds. */
const MINUTES = 60;
const HOURS = 3_600;

const limit = (points: number, seconds: number, meaning: string, variable: string | null = null) =>
  setting(variable, limitKind, { points, seconds }, meaning);

/** Limits that end with PerClient or PerDevice count networks and enrolled devices (platform/rate-limits.ts). */
export const rateLimitSettings = {
  signInPerAccount: limit(8, 5 * MINUTES, 'wrong passwords for one account from one network'),
  // docs/decisions/0022 says how its owner gets in meanwhile.
  signInPerAccountOverall: limit(20, 15 * MINUTES, 'the same from all networks not familiar to it'),
  signInPerClient: limit(60, 5 * MINUTES, 'passwords from one network, right ones included'),
  signUpPerClient: limit(20, HOURS, 'new accounts from one network'),
  codesPerClient: limit(20, 10 * MINUTES, 'guesses at one-use codes and tokens from one network'),
  emailCodesPerGuest: limit(20, 24 * HOURS, 'wrong codes of verification e-mails by one guest'),
  emailCodesPerClient: limit(30, 10 * MINUTES, 'the same from one network or device'),
  emailsPerRecipient: limit(5, 15 * MINUTES, 'e-mails to one address that anybody may request'),
  emailsPerGuest: limit(5, 15 * MINUTES, 'e-mails to a guest that only the guest may request'),
  emailsPerClient: limit(30, 15 * MINUTES, 'e-mails that anybody may request, from one network'),
  // Counted when an e-mail leaves; what is over the limit waits for the next day, or for the verification.
  emailsPerStranger: limit(6, 24 * HOURS, 'e-mails of all kinds to an address that nobody has verified'),
  importPerGuest: limit(10, 10 * MINUTES, "last names that a guest tries on others' bookings"),
  importPerClient: limit(30, 10 * MINUTES, 'the same from one network'),
  importPerLocator: limit(10, HOURS, 'the same on one locator, of a booking or not'),
  cardChecksPerGuest: limit(30, HOURS, 'card checks at a bank, where stolen cards would be tried'),
  // A home or a lobby's Wi-Fi; an enrolled kiosk serves many guests.
  walkInsPerClient: limit(5, 6 * HOURS, 'unpaid bookings from one address', 'WALK_INS_PER_ADDRESS'),
  walkInsPerDevice: limit(60, HOURS, 'unpaid bookings at one device', 'WALK_INS_PER_DEVICE'),
  declinesPerGuest: limit(5, 15 * MINUTES, 'declined cards of one guest', 'DECLINED_CARDS_PER_GUEST'),
  declinesPerClient: limit(20, HOURS, 'the same from one address', 'DECLINED_CARDS_PER_ADDRESS'),
  declinesPerDevice: limit(40, HOURS, 'the same at one device', 'DECLINED_CARDS_PER_DEVICE'),
  linksPerDevice: limit(120, 10 * MINUTES, 'sign-in links that a device requests'),
  pollsPerLink: limit(150, 3 * MINUTES, 'polls of the status of one sign-in link'),
  healthPerDevice: limit(120, 10 * MINUTES, 'signs of life of a device'),
  callsPerDevice: limit(30, 10 * MINUTES, 'calls of staff at a kiosk'),
  reservationsPerDevice: limit(30, 10 * MINUTES, 'codes that a device requests with a reservation'),
  // With five tries each, 25 guesses an hour at one booking's million codes.
  reservationsPerLocator: limit(5, HOURS, 'the same for one locator, of a booking or not'),
  reservationTriesPerDevice: limit(30, 10 * MINUTES, 'wrong codes of reservations at one device'),
  validationsPerGuest: limit(30, HOURS, "links to the identity provider's page, each of which may cost"),
  exportsPerGuest: limit(5, HOURS, "copies of all of a guest's data"),
  billsPerGuest: limit(30, HOURS, "PDFs of a stay's bill"),
  billEmailsPerGuest: limit(5, HOURS, 'bills sent by e-mail'),
  // Six rooms with two companions each, and some with another address.
  invitationsPerGuest: limit(30, HOURS, 'invitations to a room by one guest'),
  invitationsPerClient: limit(60, HOURS, 'the same from one network'),
  invitationsPerRecipient: limit(10, HOURS, 'invitations to one e-mail address'),
  invitationsPerStranger: limit(
    1 + INVITATION_RESENDS,
    24 * HOURS,
    'the same where nobody has verified that address',
  ),
  resendsPerInvitation: limit(INVITATION_RESENDS, HOURS, 'one invitation sent again'),
  spaceReservationsPerGuest: limit(60, HOURS, 'reservations of shared spaces: canceled ones stay listed'),
  // A guest who moves in with a month of orders; the reception reads each of them.
  deliveriesPerGuest: limit(30, 12 * HOURS, 'deliveries that a guest registers'),
  messagesPerGuest: limit(20, 12 * HOURS, 'messages that a guest leaves for the reception'),
  visitorsPerGuest: limit(30, HOURS, 'visitors that a guest invites'),
  // Visitors who open their invitations in the lobby share an address.
  visitorPagesPerClient: limit(120, 10 * MINUTES, "visitors' invitations opened, whether or not they exist"),
  // A conversation is sent at each of its ends, at its rating and when it is closed.
  chatsPerGuest: limit(60, HOURS, 'conversations with the chat that are stored'),
  pixPerGuest: limit(12, HOURS, 'Pix codes, which reserve rooms before anything is paid'),
  pixPerClient: limit(40, HOURS, 'the same from one address'),
  pixPerDevice: limit(240, HOURS, 'the same at one device'),
  preferencesPerGuest: limit(240, HOURS, 'saved parts of the preferences'),
  savesPerGuest: limit(60, HOURS, "saves of a guest's personal data"),
  // Each one leaves a row, also where it is rejected.
  ordersPerGuest: limit(60, HOURS, 'bookings and additional hours that a guest orders', 'ORDERS_PER_GUEST'),
  // A hotel's Wi-Fi is one network.
  searchesPerClient: limit(600, 10 * MINUTES, 'searches for rooms from one network', 'SEARCHES_PER_ADDRESS'),
  staffSignInPerAccount: limit(8, 5 * MINUTES, 'wrong passwords of one person of staff from one network'),
  // An enrolled desk is not counted: nobody elsewhere can keep the reception out.
  staffSignInPerAccountOverall: limit(100, HOURS, 'the same from all networks'),
  staffSignInPerClient: limit(60, 5 * MINUTES, 'sign-ins of staff from one network, right ones included'),
  staffCodesPerAccount: limit(10, 15 * MINUTES, 'wrong codes of the second factor of one person'),
  staffPasskeysPerAccount: limit(10, 15 * MINUTES, 'passkeys of one person that did not sign in'),
  staffLinksPerClient: limit(30, 10 * MINUTES, 'links to choose a password that one network opens'),
  staffEmailsPerManager: limit(30, HOURS, 'invitations and new links that one manager sends'),
  // A channel manager in its busiest minute; what is over it is told when to try again.
  exchangePerKey: limit(600, MINUTES, 'requests of another system with one key', 'EXCHANGE_PER_KEY'),
  eventsPerClient: limit(120, 10 * MINUTES, 'events for analytics from one network', 'EVENTS_PER_ADDRESS'),
};

export type LimitName = keyof typeof rateLimitSettings;

export const defaultLimits = defaultsOf(rateLimitSettings);

export function everyLimit<Value>(of: (name: LimitName) => Value): Record<LimitName, Value> {
  const names = Object.keys(rateLimitSettings) as LimitName[];
  return Object.fromEntries(names.map(name => [name, of(name)])) as Record<LimitName, Value>;
}
