import * as z from 'zod/mini';
import { cardNetwork } from '../../card-networks.ts';
import { minorFields } from '../../minor-fields.ts';
import { registrationStates } from '../../rules/guest-registration.ts';
import { identityStatuses } from '../../rules/identity-status.ts';
import { hotelFailures } from '../failures.ts';
import { billLineKind } from '../guest/bill.ts';
import { bookingStatus } from '../guest/booking-view.ts';
import { bedType } from '../guest/bookings.ts';
import { deliveryTypeId } from '../guest/deliveries.ts';
import { preparedRoom } from '../guest/preferences.ts';
import { statusReason } from '../guest/validation.ts';
import { visitorType } from '../guest/visitors.ts';
import { lockFailures } from '../lock-failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { localHour, todo } from './board.ts';
import { deskPurpose } from './desk-payments.ts';
import { deskRoles, inDeskBooking } from './desk-schemas.ts';
import { recordEntry } from './record.ts';
import { plannedMove } from './room-moves.ts';
import { staffCall } from './staff-call.ts';

/** Whoever booked; of a partner's booking that nobody has imported, what the partner gave. */
export const deskHolder = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hasAccount: z.boolean(),
  /** Earlier stays of the account in this hotel. */
  staysBefore: z.int(),
});
export type DeskHolder = z.infer<typeof deskHolder>;

export const deskPerson = z.object({
  roomGuestId: id,
  accommodationId: z.int(),
  name: z.string(),
  socialName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  dateOfBirth: z.nullable(localDate),
  isHolder: z.boolean(),
  isMain: z.boolean(),
  isMinor: z.boolean(),
  /** Of a minor: the registration at the desk; null until then. */
  minorRegisteredAt: z.nullable(isoInstant),
  isSpecialCareRequired: z.boolean(),
  invitation: z.enum(['NONE', 'PENDING', 'ACCEPTED']),
  checkedInAt: z.nullable(isoInstant),
  /** Null without an account. */
  identity: z.nullable(
    z.object({
      status: z.enum(identityStatuses),
      reasons: z.array(statusReason),
    }),
  ),
  hasAddress: z.boolean(),
  hasTrip: z.boolean(),
  /** By the law's registration service; null where there is none of this guest. */
  registration: z.nullable(
    z.object({
      state: z.enum(registrationStates),
      /** The ministry's reason, or the missing fields. */
      reason: z.nullable(z.string()),
      updatedAt: isoInstant,
    }),
  ),
  /** NO_CODE: rejected after the check-in, room and code are hidden. AFTER_CODE: rejected after a code was shown. */
  rejectedInside: z.nullable(z.enum(['NO_CODE', 'AFTER_CODE'])),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** Never with the code. */
export const deskDoor = z.object({
  /** NONE: no code before check-in and after the stay. PENDING: the lock has not confirmed it yet. */
  state: z.enum(['NONE', 'PENDING', 'ACTIVE']),
  /** Why the lock lacks the code, or still has an ended one, and since when; null where nothing failed. */
  failure: z.nullable(z.object({ kind: z.enum(lockFailures), since: isoInstant })),
  validUntil: z.nullable(isoInstant),
  renewals: z.int(),
  /** Each showing to a guest or at the desk, the newest first. */
  showings: z.array(
    z.object({
      at: isoInstant,
      reason: z.enum(['SHOWN', 'RENEWED']),
      /** `DESK`, or the profile of the guest's device in capitals. */
      place: z.string(),
    }),
  ),
});
export type DeskDoor = z.infer<typeof deskDoor>;

export const deskHours = z.object({
  type: z.enum(['CHECKIN', 'CHECKOUT']),
  fromHour: z.int(),
  toHour: z.int(),
  outcome: z.enum(['PROCESSING', 'BOUGHT', 'REFUSED']),
  at: isoInstant,
});

export const deskRoom = z.object({
  accommodationId: z.int(),
  roomId: id,
  number: z.string(),
  roomType: z.string(),
  status: bookingStatus,
  todo: z.array(todo),
  isRoomReady: z.boolean(),
  roomExpectedAt: z.nullable(isoInstant),
  arrival: localHour,
  departure: localHour,
  checkedInAt: z.nullable(isoInstant),
  leftAt: z.nullable(isoInstant),
  adults: z.int(),
  childrenAges: z.array(z.int()),
  hasPet: z.boolean(),
  hasCrib: z.boolean(),
  bedLayout: z.nullable(bedType),
  guarantee: z.nullable(z.object({ network: cardNetwork, lastDigits: z.string(), at: isoInstant })),
  /** Cash in place of a card, until it is returned. */
  deposit: z.nullable(z.object({ amountCents: z.int(), at: isoInstant })),
  hours: z.array(deskHours),
  door: deskDoor,
  /** The room to which the desk will move the stay. */
  plannedMove: z.nullable(plannedMove),
  /** As its guest chose it, or the hotel's standard; null for a room that nobody comes to any more. */
  preparation: z.nullable(z.omit(preparedRoom, { isOwn: true, accommodationId: true })),
});
export type DeskRoom = z.infer<typeof deskRoom>;

/** In cents. `total` is the sum of all lines with their taxes. */
export const deskMoney = z.object({
  lines: z.array(
    z.object({
      accommodationId: z.int(),
      kind: billLineKind,
      date: z.nullable(localDate),
      isBoughtLater: z.boolean(),
      priceCents: z.int(),
      taxCents: z.int(),
      isReturned: z.boolean(),
    }),
  ),
  subtotalCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  creditsUsedCents: z.int(),
  chargedCents: z.int(),
  dueCents: z.int(),
  payBy: z.nullable(isoInstant),
  /** As credits to the holder. */
  creditsReturnedCents: z.int(),
  payments: z.array(
    z.object({
      paymentId: id,
      method: z.enum(['CARD', 'DESK', 'PIX']),
      purpose: deskPurpose,
      amountCents: z.int(),
      status: z.enum(['OPEN', 'APPROVED', 'DECLINED']),
      at: isoInstant,
      settledAt: z.nullable(isoInstant),
      /** Our records and the provider's differ. */
      differs: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.object({
      amountCents: z.int(),
      reason: z.enum(['LATE', 'DOUBLE', 'OTHER_AMOUNT', 'GIVEN_BACK']),
      state: z.enum(['OPEN', 'DONE', 'REFUSED']),
      at: isoInstant,
      settledAt: z.nullable(isoInstant),
    }),
  ),
});
export type DeskMoney = z.infer<typeof deskMoney>;

const deskVisitor = z.object({
  accommodationId: z.int(),
  fullName: z.string(),
  nickname: z.string(),
  visitorType,
  startsAt: isoInstant,
  endsAt: isoInstant,
});

const deskSpace = z.object({
  accommodationId: z.int(),
  space: z.string(),
  startsAt: isoInstant,
  endsAt: isoInstant,
  canceledAt: z.nullable(isoInstant),
});

const deskParcel = z.object({
  id,
  accommodationId: z.int(),
  type: deliveryTypeId,
  description: z.string(),
  deliveryCode: z.nullable(z.string()),
  comments: z.nullable(z.string()),
  registeredBy: z.enum(['GUEST', 'RECEPTION']),
  at: isoInstant,
  arrivedAt: z.nullable(isoInstant),
  receivedAt: z.nullable(isoInstant),
  sentBackAt: z.nullable(isoInstant),
});

/** GIVEN_UP: the mail server did not take it in time; the hotel writes itself. */
const deskEmail = z.object({
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['QUEUED', 'SENT', 'GIVEN_UP']),
  at: isoInstant,
  sentAt: z.nullable(isoInstant),
});

/** Acts of staff on this booking, the newest first. */
const deskRecordEntry = z.omit(recordEntry, { id: true, bookingId: true, locator: true });

/** Entries of the record that the page carries; a manager reads all of them in the record itself. */
export const PAGE_RECORD_ENTRIES = 50;

export const deskBooking = z.object({
  bookingId: id,
  locator: z.string(),
  version: z.int(),
  /** Of the hotel, read before everything else of the page. */
  hotelVersion: z.int(),
  status: bookingStatus,
  language: z.enum(['en', 'pt']),
  isOfPartner: z.boolean(),
  /** Where a partner's booking was made; null where nobody said it. */
  partner: z.nullable(z.object({ channel: z.string(), reference: z.string() })),
  isWalkIn: z.boolean(),
  createdAt: isoInstant,
  checkinDate: localDate,
  checkoutDate: localDate,
  nights: z.int(),
  holder: z.nullable(deskHolder),
  /** Of a partner's booking: NONE in no account, IMPORTED, WAITING for the hotel's decision, ALLOWED by it. */
  importState: z.nullable(z.enum(['NONE', 'IMPORTED', 'WAITING', 'ALLOWED'])),
  /** What the hotel asks about a minor beside the document. */
  minorFields: z.array(z.enum(minorFields)),
  rooms: z.array(deskRoom),
  people: z.array(deskPerson),
  money: deskMoney,
  visitors: z.array(deskVisitor),
  spaces: z.array(deskSpace),
  parcels: z.array(deskParcel),
  emails: z.array(deskEmail),
  record: z.array(deskRecordEntry),
});
export type DeskBooking = z.infer<typeof deskBooking>;

const inBooking = z.object(inDeskBooking);

/**
 * With personal data: the opening is recorded, and the booking counts as opened by this member of staff. An open page
 * fetches itself again when something has changed: that delays no lock.
 */
export const find = staffCall({ roles: deskRoles, act: 'BOOKING_OPENED', isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/bookings/{bookingId}',
    operationId: 'openDeskBooking',
    tags: ['Front desk'],
    summary: 'One booking with everything that the desk needs',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(inBooking)
  .output(deskBooking);

/** NOT_FOUND also for a booking that is in no account (SEC-17). A repeated call changes nothing. */
export const allowImport = staffCall({ roles: deskRoles, act: 'IMPORT_ALLOWED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/import/allow',
    operationId: 'allowImport',
    tags: ['Front desk'],
    summary: "Let whoever imported a partner's booking check in to it",
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(inBooking)
  .output(z.object({}));

/** BOOKING_CHANGED once somebody has checked in: a stay is ended, not undone. */
export const undoImport = staffCall({ roles: deskRoles, act: 'IMPORT_UNDONE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/import/undo',
    operationId: 'undoImport',
    tags: ['Front desk'],
    summary: "Take a partner's booking out of the account that imported it",
  })
  .errors(hotelFailures('NOT_FOUND', 'BOOKING_CHANGED'))
  .input(inBooking)
  .output(z.object({}));
