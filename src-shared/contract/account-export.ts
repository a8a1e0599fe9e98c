import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { preferencePart } from './account.ts';
import { bookingStatus } from './booking-view.ts';
import { checkInStep, guestsDraft, tripMotivation } from './check-in.ts';
import { failures } from './failures.ts';
import { isoInstant, localDate, preferredLanguage, reais } from './schemas.ts';

const text = z.string();
const maybe = z.nullable;

const exportedAddress = z.object({
  country: text,
  state: text,
  city: text,
  street: text,
  number: text,
  postCode: text,
  neighborhood: text,
  complement: maybe(text),
  ibgeCityCode: maybe(text),
  uf: maybe(text),
});

const exportedGuest = z.object({
  id: text,
  email: text,
  emailVerified: z.boolean(),
  firstName: text,
  lastName: text,
  socialName: maybe(text),
  dateOfBirth: localDate,
  phone: z.object({ code: text, number: text }),
  country: text,
  /** The country's number of GET countries. */
  nationality: maybe(z.int()),
  gender: maybe(text),
  address: maybe(exportedAddress),
  preferredLanguage,
  /** What the hotel sends e-mails about (SET-03). */
  notifications: z.object({ offersAndNews: z.boolean(), accountUpdates: z.boolean() }),
  createdAt: isoInstant,
});

const exportedPayment = z.object({
  amount: reais,
  installments: z.int(),
  method: z.enum(['CARD', 'DESK', 'PIX']),
  status: z.enum(['OPEN', 'APPROVED', 'DECLINED']),
  refusal: maybe(text),
  /** The name that the guest gave a card that was to be saved. */
  cardDescription: maybe(text),
  createdAt: isoInstant,
  settledAt: maybe(isoInstant),
  /** What of it goes back to where it came from: paid too late, or twice. */
  refunds: z.array(
    z.object({
      amount: reais,
      reason: text,
      state: z.enum(['OPEN', 'DONE', 'REFUSED']),
      createdAt: isoInstant,
      settledAt: maybe(isoInstant),
    }),
  ),
});

const exportedRoom = z.object({
  type: text,
  number: text,
  arrivalHour: z.int(),
  departureHour: z.int(),
  adults: z.int(),
  children: z.int(),
  childrenAges: z.array(z.int()),
  hasPet: z.boolean(),
  hasCradle: z.boolean(),
  bedType: text,
  value: reais,
  tax: reais,
  checkedInAt: maybe(isoInstant),
  leftAt: maybe(isoInstant),
  /** What it costs, line by line; empty for a room that a partner channel sold. */
  lines: z.array(
    z.object({
      kind: text,
      night: maybe(localDate),
      price: reais,
      tax: reais,
      returnedAt: maybe(isoInstant),
    }),
  ),
});

/** A room that the guest is named in; others of its guests are in their own copies. */
const exportedStay = z.object({
  locator: text,
  status: bookingStatus,
  hotel: text,
  city: text,
  checkinDate: localDate,
  checkoutDate: localDate,
  roomType: text,
  name: text,
  socialName: maybe(text),
  email: maybe(text),
  isMainGuest: z.boolean(),
  isMinor: z.boolean(),
  isSpecialCareRequired: z.boolean(),
  invitation: text,
  hiddenAt: maybe(isoInstant),
  /** When the guest checked in to the room. */
  checkedInAt: maybe(isoInstant),
  /** How far the registration that the law asks for is (BEY-19). */
  registration: maybe(z.object({ state: text, reason: maybe(text) })),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});

const exportedHourPurchase = z.object({
  locator: text,
  type: text,
  fromHour: z.int(),
  toHour: z.int(),
  price: reais,
  tax: reais,
  creditsUsed: reais,
  charged: reais,
  outcome: text,
  code: maybe(text),
  createdAt: isoInstant,
  updatedAt: isoInstant,
  payments: z.array(exportedPayment),
});

const exportedBooking = z.object({
  locator: text,
  status: bookingStatus,
  channel: text,
  hotel: text,
  city: text,
  checkinDate: localDate,
  checkoutDate: localDate,
  arrival: isoInstant,
  departure: isoInstant,
  walkIn: z.boolean(),
  holderLastName: maybe(text),
  language: text,
  value: reais,
  tax: reais,
  creditsUsed: reais,
  charged: reais,
  paymentDeadline: maybe(isoInstant),
  /** What overstaying cost, with tax; part of value and tax. */
  overstay: reais,
  /** What of that was paid at the reception; part of charged. */
  overstayPaid: reais,
  /** When the guest took it off their list. */
  hiddenAt: maybe(isoInstant),
  createdAt: isoInstant,
  updatedAt: isoInstant,
  rooms: z.array(exportedRoom),
  payments: z.array(exportedPayment),
});

const exportedCredit = z.object({
  type: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  origin: text,
  amount: reais,
  remaining: reais,
  dueDate: maybe(isoInstant),
  reason: maybe(text),
  locator: maybe(text),
  createdAt: isoInstant,
  reversedAt: maybe(isoInstant),
});

const exportedCard = z.object({
  description: text,
  brand: text,
  lastDigits: text,
  month: z.int(),
  year: z.int(),
  isMain: z.boolean(),
  /** False for a card that is only to guarantee a stay. */
  isSaved: z.boolean(),
  /** When its bank last found it good. */
  validatedAt: maybe(isoInstant),
  createdAt: isoInstant,
});

/** A check-in of the guest, as far as it is (CHK-12). */
const exportedCheckIn = z.object({
  locator: text,
  step: checkInStep,
  draft: maybe(guestsDraft),
  trip: maybe(tripMotivation),
  /** What the law's registration asks; of the document its last three characters. */
  registration: maybe(
    z.object({
      documentType: text,
      document: text,
      lawReason: maybe(text),
      lawTransport: maybe(text),
      race: maybe(text),
      disability: maybe(text),
      disabilityKind: maybe(text),
    }),
  ),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});

const exportedGuarantee = z.object({
  locator: text,
  brand: text,
  lastDigits: text,
  createdAt: isoInstant,
});

/** That a door code was shown to the guest; never the code. */
const exportedShowing = z.object({ locator: text, reason: text, place: text, shownAt: isoInstant });

/** A visitor whom the guest invited; of the document its last three characters. */
const exportedVisitor = z.object({
  locator: text,
  fullName: text,
  nickname: text,
  documentType: text,
  document: text,
  visitorType: text,
  begins: isoInstant,
  ends: isoInstant,
  isHidden: z.boolean(),
  createdAt: isoInstant,
});

const exportedSpaceReservation = z.object({
  locator: text,
  space: text,
  begins: isoInstant,
  ends: isoInstant,
  createdAt: isoInstant,
  canceledAt: maybe(isoInstant),
});

const exportedDelivery = z.object({
  locator: text,
  type: text,
  description: text,
  deliveryCode: maybe(text),
  registeredBy: text,
  comments: maybe(text),
  createdAt: isoInstant,
  arrivedAt: maybe(isoInstant),
  receivedAt: maybe(isoInstant),
});

const exportedIdentity = z.object({
  status: text,
  reasons: z.array(z.object({ code: text, description: text })),
  changedAt: isoInstant,
});

/**
 * Everything that the gateway stores about a guest. No password, token, code or name of a card at its provider is in
 * it.
 */
export const exportedAccount = z.object({
  format: z.literal('pernoite-account/1'),
  exportedAt: isoInstant,
  guest: exportedGuest,
  preferences: z.array(z.object({ part: preferencePart, answers: z.unknown(), updatedAt: isoInstant })),
  /** What a room was prepared with where the guest has changed it since (PRF-16). */
  preparations: z.array(
    z.object({
      locator: text,
      parts: z.array(z.object({ part: preferencePart, answers: z.unknown() })),
      fixedAt: isoInstant,
    }),
  ),
  bookings: z.array(exportedBooking),
  /** Where the guest stays, stayed or is invited to, in bookings of others too. */
  stays: z.array(exportedStay),
  hourPurchases: z.array(exportedHourPurchase),
  /** Tries to book, and what became of them. */
  bookingAttempts: z.array(
    z.object({
      outcome: text,
      code: maybe(text),
      locator: maybe(text),
      createdAt: isoInstant,
      updatedAt: isoInstant,
    }),
  ),
  /** Bookings of elsewhere that the guest looked up, to bring them into the account. */
  bookingLookups: z.array(z.object({ locator: text, keptUntil: isoInstant })),
  credits: z.array(exportedCredit),
  cards: z.array(exportedCard),
  identityValidation: maybe(exportedIdentity),
  checkIns: z.array(exportedCheckIn),
  /** Cards that guarantee a stay. */
  guarantees: z.array(exportedGuarantee),
  doorCodeShowings: z.array(exportedShowing),
  visitors: z.array(exportedVisitor),
  spaceReservations: z.array(exportedSpaceReservation),
  deliveries: z.array(exportedDelivery),
  /** Conversations with the chat. */
  conversations: z.array(
    z.object({
      messages: z.array(z.object({ type: text, text })),
      optionChosen: text,
      isSolved: maybe(z.boolean()),
      createdAt: isoInstant,
    }),
  ),
  /** E-mails that were written to the guest; their texts hold one-use links and are left out. */
  emails: z.array(
    z.object({ kind: text, language: text, subject: text, createdAt: isoInstant, sentAt: maybe(isoInstant) }),
  ),
  /** Where the guest is signed in, and devices of the hotel that the guest let in. */
  sessions: z.array(
    z.object({
      device: text,
      createdAt: isoInstant,
      lastSeenAt: isoInstant,
      expiresAt: isoInstant,
      endedAt: maybe(isoInstant),
    }),
  ),
  deviceSignIns: z.array(
    z.object({
      device: text,
      deviceName: maybe(text),
      hotel: maybe(text),
      decidedAt: maybe(isoInstant),
      createdAt: isoInstant,
    }),
  ),
  /** One-use links and codes that were made for the guest, without the code. */
  oneTimeCodes: z.array(
    z.object({ purpose: text, createdAt: isoInstant, expiresAt: isoInstant, usedAt: maybe(isoInstant) }),
  ),
});
export type ExportedAccount = z.infer<typeof exportedAccount>;

/**
 * GET account/export: the guest's own data, whole and readable by machines (LGPD art. 18, II and V). A call of this
 * product's own. For its guest alone, a few times an hour.
 */
export const exportData = oc
  .route({
    method: 'GET',
    path: '/account/export',
    operationId: 'exportAccount',
    tags: ['Guest account'],
    summary: "Everything held about the guest, as the guest's own copy",
  })
  .errors(failures('UNAUTHORIZED', 'TOO_MANY_REQUESTS'))
  .output(exportedAccount);
