import * as z from 'zod/mini';
import { deviceId } from '../../device.ts';
import { hotelFailures } from '../failures.ts';
import { bookingStatus } from '../guest/booking-view.ts';
import { bedType } from '../guest/bookings.ts';
import { outOfService } from '../guest/lobby.ts';
import type { LockFailure } from '../lock-failures.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { deskRoles } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** In the order in which they stop a guest. READY stands alone: nothing is missing. */
export const todoCodes = [
  'READY',
  'ACCOUNT',
  'PAYMENT',
  'IDENTITY',
  'PERSONAL_DATA',
  'REGISTRATION',
  'GUARANTEE',
  'GUEST_LIST',
  'ROOM',
] as const;
export type TodoCode = (typeof todoCodes)[number];

/** The circumstance of a part that is missing; each belongs to one code. */
export const todoDetails = [
  /** ACCOUNT: nobody has imported the partner's booking, or the account was deleted. */
  'NOT_IMPORTED',
  'ACCOUNT_DELETED',
  /** PAYMENT: to be paid, or being charged. */
  'UNPAID',
  'IN_PROGRESS',
  /** IDENTITY: not handed in, in review, rejected, or approved with another last name than the partner's booking has. */
  'NOT_BEGUN',
  'IN_REVIEW',
  'REJECTED',
  'NAME_DIFFERS',
  /** REGISTRATION: not filled in, lacks something, or refused by the ministry. */
  'NOT_GIVEN',
  'INCOMPLETE',
  'REFUSED',
  /** ROOM: it is not clean, or not inspected where the hotel inspects; or another stay's guests are in it. */
  'NOT_CLEAN',
  'OCCUPIED',
] as const;
export type TodoDetail = (typeof todoDetails)[number];

export const todo = z.object({
  code: z.enum(todoCodes),
  detail: z.nullable(z.enum(todoDetails)),
  /** The guest cannot finish the check-in now without it. */
  isBlocking: z.boolean(),
});
export type Todo = z.infer<typeof todo>;

/** Hotel-local day and hour. */
export const localHour = z.object({ date: localDate, hour: z.int() });
export type LocalHour = z.infer<typeof localHour>;

/** The facts of a row that its reader may have seen differently. */
const rowFacts = {
  arrival: localHour,
  departure: localHour,
  number: z.string(),
  adults: z.int(),
  childrenAges: z.array(z.int()),
  hasPet: z.boolean(),
  hasCrib: z.boolean(),
  /** Null where the room's type leaves no choice. */
  bedLayout: z.nullable(bedType),
  dueCents: z.int(),
};
export const shownFacts = z.object(rowFacts);
export type ShownFacts = z.infer<typeof shownFacts>;

/**
 * EXPECTED: to come. MISSED: the day of arrival has passed. NO_SHOW: closed as such. STAYING: in the hotel. OVERDUE: the
 * departure has passed. LEFT: gone.
 */
export const rowState = z.enum(['EXPECTED', 'MISSED', 'NO_SHOW', 'STAYING', 'OVERDUE', 'LEFT']);
export type RowState = z.infer<typeof rowState>;

/** One room of a booking. Names are shortened; no e-mail, document or door code. */
export const boardRow = z.object({
  accommodationId: z.int(),
  bookingId: id,
  locator: z.string(),
  /** First name and initial of the room's main guest, or of the holder; null where nobody is named. */
  guest: z.nullable(z.string()),
  /** The language of the booking. */
  language: z.enum(['en', 'pt']),
  state: rowState,
  bookingStatus,
  todo: z.array(todo),
  ...rowFacts,
  nights: z.int(),
  roomType: z.string(),
  isRoomReady: z.boolean(),
  /** When housekeeping expects a room that is not ready; null where nobody has said it. */
  roomExpectedAt: z.nullable(isoInstant),
  checkedInAt: z.nullable(isoInstant),
  leftAt: z.nullable(isoInstant),
  /** Guests of the room who are not named yet. */
  unnamedGuests: z.int(),
  isSpecialCareRequired: z.boolean(),
  isOfPartner: z.boolean(),
  /** The partner's short name, such as `booking-com`; null where none is known. */
  partner: z.nullable(z.string()),
  isWalkIn: z.boolean(),
  /** The time at which an unpaid booking loses its room; null for all others. */
  payBy: z.nullable(isoInstant),
  /** By this member of staff: never opened, changed since it was opened, or as it was then. */
  opened: z.enum(['NEVER', 'CHANGED', 'SEEN']),
  /** Facts as they were when it was opened last, only those that differ now. */
  before: z.partial(shownFacts),
});
export type BoardRow = z.infer<typeof boardRow>;

const lockKinds = [
  'LOCK_UNKNOWN',
  'LOCK_FULL',
  'LOCK_CODE_REJECTED',
  'LOCK_OFFLINE',
  'LOCK_NO_RESPONSE',
] as const satisfies readonly `LOCK_${LockFailure}`[];

/** The subjects of attention, the most urgent first. */
export const attentionKinds = [
  'ROOM_CONFLICT',
  ...lockKinds,
  'IDENTITY_REJECTED_INSIDE',
  'IMPORT_TO_DECIDE',
  'DEPARTURE_OVERDUE',
  'VISITOR_OVERDUE',
  'MESSAGE_WAITING',
  'ARRIVAL_MISSED',
  'MOVE_WAITING',
  'REFUND_FAILED',
  'PAYMENT_UNSETTLED',
  'PAYMENT_DIFFERS',
  'IDENTITY_REJECTED',
  'IDENTITY_STUCK',
  'REGISTRATION_REJECTED',
  'MINOR_UNREGISTERED',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  bookingId: id,
  locator: z.string(),
  guest: z.nullable(z.string()),
  /** Null where it concerns the booking and not one room. */
  accommodationId: z.nullable(z.int()),
  number: z.nullable(z.string()),
  since: isoInstant,
  /** The amount in question; null where it is not about money. */
  amountCents: z.nullable(z.int()),
});
export type AttentionItem = z.infer<typeof attentionItem>;

/** A kiosk that is silent for two minutes, or says that it is out of service (FRD-16); since its last sign of life. */
export const deviceAttention = z.object({
  deviceId,
  state: z.enum(['SILENT', 'OUT_OF_SERVICE']),
  since: isoInstant,
  outOfService: z.nullable(outOfService),
});
export type DeviceAttention = z.infer<typeof deviceAttention>;

/** Rooms, not bookings. */
const roomCount = z.object({ total: z.int(), toCome: z.int() });

export const board = z.object({
  day: localDate,
  today: localDate,
  /** Read before the rows: a later change has a greater one. */
  version: z.int(),
  counts: z.object({
    arrivals: roomCount,
    inHouse: z.int(),
    departures: roomCount,
    attention: z.int(),
    /** Rooms of expected arrivals that cannot be entered now. */
    roomsNotReady: z.int(),
    /** Rooms of the day before that have not come, or not left. */
    unfinishedDayBefore: z.int(),
    arrivalsDayAfter: z.int(),
  }),
  rows: z.array(boardRow),
  /** `accommodationId` of rows, in their order; a room can be in two lists. */
  lists: z.object({
    arrivals: z.array(z.int()),
    inHouse: z.array(z.int()),
    departures: z.array(z.int()),
  }),
  /** Open now, whatever the day. */
  attention: z.array(attentionItem),
  /** Kiosks that need somebody; counted with attention. */
  devices: z.array(deviceAttention),
});
export type Board = z.infer<typeof board>;

/** Without a day it is the hotel's today. An open board fetches itself: that delays no lock. BAD_REQUEST for a day more than a year away. */
export const find = staffCall({ roles: deskRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/board',
    operationId: 'findBoard',
    tags: ['Front desk'],
    summary: 'Arrivals, guests in the hotel, departures and attention of one day',
  })
  .errors(hotelFailures('BAD_REQUEST'))
  .input(z.object({ hotelId: id, day: z.optional(localDate) }))
  .output(board);

/** Polled by every open screen: a number alone, of no meaning but that it grows with each change (FRD-04). */
export const findVersion = staffCall({
  roles: ['RECEPTION', 'HOUSEKEEPING', 'MANAGER'],
  act: null,
  isPolled: true,
})
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/version',
    operationId: 'findHotelVersion',
    tags: ['Front desk'],
    summary: 'A number that grows with every change of the hotel',
  })
  .input(z.object({ hotelId: id }))
  .output(z.object({ version: z.int() }));
