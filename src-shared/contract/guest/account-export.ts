import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { isoInstant, localDate, preferredLanguage, reais } from '../schemas.ts';
import { preferencePart } from './account.ts';
import { bookingStatus } from './booking-view.ts';
import { checkInStep, guestsDraft, tripMotivation } from './check-in.ts';

const text = z.string();
const maybe = z.nullable;

const exportedAddress = z.object({
  country: text,
  state: text,
  city: text,
  street: text,
  number: maybe(text),
  postCode: text,
  neighborhood: maybe(text),
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
  nationality: maybe(z.int()),
  gender: maybe(text),
  address: maybe(exportedAddress),
  preferredLanguage,
  notifications: z.object({ offersAndNews: z.boolean(), accountUpdates: z.boolean() }),
  createdAt: isoInstant,
});

const exportedPayment = z.object({
  amount: reais,
  installments: z.int(),
  method: z.enum(['CARD', 'DESK', 'PIX']),
  status: z.enum(['OPEN', 'APPROVED', 'DECLINED']),
  refusal: maybe(text),
  /** The guest's own name of a card in the wallet. */
  cardDescription: maybe(text),
  /** The reception's own words about a payment there. */
  deskNote: maybe(text),
  createdAt: isoInstant,
  settledAt: maybe(isoInstant),
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
  /** The price, line by line; empty for a room that a partner channel sold. */
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

/** A room that the guest is named in; its other guests are in their own copies. */
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
  checkedInAt: maybe(isoInstant),
  /** The identity was rejected after the check-in, before and after a code was shown. */
  accessSuspendedAt: maybe(isoInstant),
  rejectedAfterCodeAt: maybe(isoInstant),
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
  /** The hotel let the guest check in to an imported booking. */
  importAllowedAt: maybe(isoInstant),
  language: text,
  value: reais,
  tax: reais,
  creditsUsed: reais,
  charged: reais,
  paymentDeadline: maybe(isoInstant),
  /** The overstay fee, with tax; part of value and tax. */
  overstay: reais,
  overstayPaid: reais,
  partnerCanceledAt: maybe(isoInstant),
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
  /** False for a card that only guarantees a stay. */
  isSaved: z.boolean(),
  validatedAt: maybe(isoInstant),
  createdAt: isoInstant,
});

const exportedCheckIn = z.object({
  locator: text,
  step: checkInStep,
  draft: maybe(guestsDraft),
  trip: maybe(tripMotivation),
  /** The answers for the law's registration; of the document its last three characters. */
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
  /** Since then the finished form waits. */
  submittedAt: maybe(isoInstant),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});

/** A minor of a booking that the guest holds, as the desk has registered it; of the document its last three characters. */
const exportedMinor = z.object({
  locator: text,
  name: text,
  documentType: text,
  document: text,
  birthDate: localDate,
  relation: text,
  further: z.array(z.object({ field: text, text })),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});

const exportedGuarantee = z.object({
  locator: text,
  brand: text,
  lastDigits: text,
  createdAt: isoInstant,
});

/** A showing of a door code to the guest; never the code. */
const exportedShowing = z.object({
  locator: text,
  reason: text,
  /** The reason of the reception, where it showed or changed the code. */
  deskReason: maybe(text),
  place: text,
  shownAt: isoInstant,
});

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
  arrivedAt: maybe(isoInstant),
  leftAt: maybe(isoInstant),
  createdAt: isoInstant,
});

const exportedSpaceReservation = z.object({
  locator: text,
  space: text,
  begins: isoInstant,
  ends: isoInstant,
  createdAt: isoInstant,
  canceledAt: maybe(isoInstant),
  cancelMessage: maybe(text),
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
  handedOverTo: maybe(text),
  sentBackAt: maybe(isoInstant),
});

const identityPerson = maybe(z.object({ firstName: text, lastName: text, nationality: maybe(z.int()) }));

const exportedIdentity = z.object({
  status: text,
  /** `desk` where the reception decided. */
  provider: maybe(text),
  reasons: z.array(z.object({ code: text, description: text })),
  /** The person who was approved, and the person of an open case. */
  person: identityPerson,
  casePerson: identityPerson,
  changedAt: isoInstant,
});

/** Without passwords, tokens, codes and the provider's names of cards. */
export const exportedAccount = z.object({
  format: z.literal('pernoite-account/1'),
  exportedAt: isoInstant,
  guest: exportedGuest,
  preferences: z.array(z.object({ part: preferencePart, answers: z.unknown(), updatedAt: isoInstant })),
  /** The preparation of a room if the guest has changed it since (PRF-16). */
  preparations: z.array(
    z.object({
      locator: text,
      parts: z.array(z.object({ part: preferencePart, answers: z.unknown() })),
      fixedAt: isoInstant,
    }),
  ),
  bookings: z.array(exportedBooking),
  /** The guest's past, current and future stays and invitations, in bookings of others too. */
  stays: z.array(exportedStay),
  hourPurchases: z.array(exportedHourPurchase),
  bookingAttempts: z.array(
    z.object({
      outcome: text,
      code: maybe(text),
      locator: maybe(text),
      createdAt: isoInstant,
      updatedAt: isoInstant,
    }),
  ),
  /** Bookings from partner channels that the guest searched, to bring them into the account. */
  bookingLookups: z.array(z.object({ locator: text, keptUntil: isoInstant })),
  credits: z.array(exportedCredit),
  cards: z.array(exportedCard),
  identityValidation: maybe(exportedIdentity),
  checkIns: z.array(exportedCheckIn),
  minors: z.array(exportedMinor),
  guarantees: z.array(exportedGuarantee),
  doorCodeShowings: z.array(exportedShowing),
  visitors: z.array(exportedVisitor),
  spaceReservations: z.array(exportedSpaceReservation),
  deliveries: z.array(exportedDelivery),
  conversations: z.array(
    z.object({
      messages: z.array(z.object({ type: text, text })),
      optionChosen: text,
      isSolved: maybe(z.boolean()),
      createdAt: isoInstant,
    }),
  ),
  /** Messages to a reception, and conversations that waited for it, with its replies. */
  messages: z.array(
    z.object({ text: maybe(text), reply: maybe(text), createdAt: isoInstant, closedAt: maybe(isoInstant) }),
  ),
  /** E-mails to the guest; their texts contain one-use links and are left out. */
  emails: z.array(
    z.object({ kind: text, language: text, subject: text, createdAt: isoInstant, sentAt: maybe(isoInstant) }),
  ),
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

/** Whole and machine-readable (LGPD art. 18, II and V); for its guest alone, a few times an hour. */
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
