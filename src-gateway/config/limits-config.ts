import { z } from 'zod';
import { INVITATION_RESENDS } from '#shared/policies.ts';
import { limit } from './unpaid-config.ts';

export type Limit = z.infer<typeof limit>;

/** The rate limits: how many tries in how many seconds. */
export const limits = z.object({
  signInPerAccount: limit,
  signInPerAccountOverall: limit,
  signInPerCaller: limit,
  signUpPerCaller: limit,
  codesPerCaller: limit,
  emailsPerRecipient: limit,
  emailsPerGuest: limit,
  emailsPerCaller: limit,
  importPerGuest: limit,
  importPerCaller: limit,
  importPerLocator: limit,
  cardChecksPerGuest: limit,
  walkInsPerCaller: limit,
  walkInsPerDevice: limit,
  declinesPerGuest: limit,
  declinesPerCaller: limit,
  declinesPerDevice: limit,
  linksPerDevice: limit,
  pollsPerLink: limit,
  reservationsPerDevice: limit,
  reservationsPerLocator: limit,
  reservationTriesPerDevice: limit,
  validationsPerGuest: limit,
  exportsPerGuest: limit,
  billsPerGuest: limit,
  billEmailsPerGuest: limit,
  invitationsPerGuest: limit,
  invitationsPerRecipient: limit,
  resendsPerInvitation: limit,
  spaceReservationsPerGuest: limit,
  deliveriesPerGuest: limit,
  visitorsPerGuest: limit,
  visitorPagesPerCaller: limit,
  chatsPerGuest: limit,
  pixPerGuest: limit,
  pixPerCaller: limit,
  pixPerDevice: limit,
  preferencesPerGuest: limit,
});

export const defaultLimits: z.infer<typeof limits> = {
  signInPerAccount: { points: 8, seconds: 300 },
  // From all networks that are not familiar to the account; docs/decisions/0022 says how its owner gets in meanwhile.
  signInPerAccountOverall: { points: 20, seconds: 900 },
  signInPerCaller: { points: 60, seconds: 300 },
  signUpPerCaller: { points: 20, seconds: 3600 },
  codesPerCaller: { points: 20, seconds: 600 },
  emailsPerRecipient: { points: 5, seconds: 900 },
  emailsPerGuest: { points: 5, seconds: 900 },
  emailsPerCaller: { points: 30, seconds: 900 },
  importPerGuest: { points: 10, seconds: 600 },
  importPerCaller: { points: 30, seconds: 600 },
  importPerLocator: { points: 10, seconds: 3600 },
  cardChecksPerGuest: { points: 30, seconds: 3600 },
  // A home or a lobby's Wi-Fi; an enrolled kiosk serves many guests.
  walkInsPerCaller: { points: 5, seconds: 21_600 },
  walkInsPerDevice: { points: 60, seconds: 3600 },
  declinesPerGuest: { points: 5, seconds: 900 },
  declinesPerCaller: { points: 20, seconds: 3600 },
  declinesPerDevice: { points: 40, seconds: 3600 },
  linksPerDevice: { points: 120, seconds: 600 },
  pollsPerLink: { points: 150, seconds: 180 },
  reservationsPerDevice: { points: 30, seconds: 600 },
  // With five tries each, 25 guesses an hour at one booking's million codes.
  reservationsPerLocator: { points: 5, seconds: 3600 },
  reservationTriesPerDevice: { points: 30, seconds: 600 },
  validationsPerGuest: { points: 30, seconds: 3600 },
  exportsPerGuest: { points: 5, seconds: 3600 },
  billsPerGuest: { points: 30, seconds: 3600 },
  billEmailsPerGuest: { points: 5, seconds: 3600 },
  // Six rooms with two companions each, and some with another address.
  invitationsPerGuest: { points: 30, seconds: 3600 },
  invitationsPerRecipient: { points: 10, seconds: 3600 },
  resendsPerInvitation: { points: INVITATION_RESENDS, seconds: 3600 },
  spaceReservationsPerGuest: { points: 60, seconds: 3600 },
  // A guest who moves in with a month of orders; the reception reads each of them.
  deliveriesPerGuest: { points: 30, seconds: 43_200 },
  visitorsPerGuest: { points: 30, seconds: 3600 },
  // Visitors who open their invitations in the lobby share an address.
  visitorPagesPerCaller: { points: 120, seconds: 600 },
  // A conversation is sent at each of its ends, at its rating and when it is closed.
  chatsPerGuest: { points: 60, seconds: 3600 },
  pixPerGuest: { points: 12, seconds: 3600 },
  pixPerCaller: { points: 40, seconds: 3600 },
  pixPerDevice: { points: 240, seconds: 3600 },
  preferencesPerGuest: { points: 240, seconds: 3600 },
};
