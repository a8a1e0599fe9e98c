import * as z from 'zod/mini';
import { cardNetwork } from '../../card-networks.ts';
import { hotelFailures } from '../failures.ts';
import { hoursType } from '../guest/hours-type.ts';
import { pixPayer, pixState } from '../guest/pix.ts';
import { id, isoInstant, localDate } from '../schemas.ts';
import { cents, deskKey, deskRoles, deskText, inDeskBooking, inDeskRoom } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** BOOKING: the whole price of a pending booking. OVERSTAY: the rest of the fee. HOURS: hours that are bought at the desk. */
export const deskPurposes = ['BOOKING', 'OVERSTAY', 'HOURS', 'MISSED_STAY'] as const;
export const deskPurpose = z.enum(deskPurposes);
export type DeskPurpose = z.infer<typeof deskPurpose>;

const duePurpose = z.enum(['BOOKING', 'OVERSTAY']);

export const terminalCardKinds = ['CREDIT', 'DEBIT'] as const;

const cash = z.object({
  kind: z.literal('CASH'),
  /** The notes that the guest handed over, for the change on the receipt; left out if it was exact. */
  receivedCents: z.optional(cents),
});

/** A card on the hotel's own machine, as its receipt says; nothing else of the card is taken. */
const terminal = z.object({
  kind: z.literal('TERMINAL'),
  network: cardNetwork,
  cardKind: z.enum(terminalCardKinds),
  lastDigits: z.string().check(z.regex(/^\d{4}$/)),
  authorizationCode: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,12}$/)),
  /** Typed from the machine's receipt: it may have been charged with another amount. */
  printedCents: cents,
});

export const deskMeans = z.discriminatedUnion('kind', [cash, terminal]);
export type DeskMeans = z.infer<typeof deskMeans>;

const note = z.optional(deskText(200));

/** The content of a printed receipt. */
export const deskReceipt = z.object({
  paymentId: id,
  takenAt: isoInstant,
  hotel: z.object({ name: z.string(), address: z.array(z.string()), timezone: z.string() }),
  locator: z.string(),
  checkinDate: localDate,
  checkoutDate: localDate,
  /** First name and initial: a receipt lies about. */
  guestName: z.nullable(z.string()),
  purpose: deskPurpose,
  amountCents: z.int(),
  means: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('CASH'), receivedCents: z.int(), changeCents: z.int() }),
    z.object({
      kind: z.literal('TERMINAL'),
      network: cardNetwork,
      cardKind: z.enum(terminalCardKinds),
      lastDigits: z.string(),
      authorizationCode: z.string(),
    }),
  ]),
  /** The device at which it was taken; null in a browser. */
  device: z.nullable(z.string()),
});
export type DeskReceipt = z.infer<typeof deskReceipt>;

export const deskPix = z.object({
  paymentId: id,
  purpose: deskPurpose,
  state: pixState,
  amountCents: z.int(),
  receiver: z.string(),
  /** The text of the QR code; null once it cannot be paid. */
  code: z.nullable(z.string()),
  expiresAt: isoInstant,
  /** The gateway's clock, for the countdown. */
  now: isoInstant,
});
export type DeskPix = z.infer<typeof deskPix>;

export const deskDue = z.object({
  bookingId: id,
  version: z.int(),
  /** Null if nothing is due. */
  due: z.nullable(z.object({ purpose: duePurpose, amountCents: z.int() })),
  /** The release of an unpaid booking's rooms. */
  deadline: z.nullable(isoInstant),
  /** An open code of the booking: nothing else pays until it is paid, has expired or was closed. */
  openPix: z.nullable(deskPix),
  /** The address that a receipt goes to, shortened; null if nobody can be written to. */
  receiptEmail: z.nullable(z.string()),
});
export type DeskDue = z.infer<typeof deskDue>;

export const due = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/bookings/{bookingId}/due',
    operationId: 'findDue',
    tags: ['Payments at the desk'],
    summary: 'The amount that a booking owes now',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inDeskBooking))
  .output(deskDue);

/**
 * Takes exactly what is due, once. OUTCOME_CHANGED if it is another amount by now, or was paid: `details` of dueCents, status
 * and version. ATTEMPT_IN_PROGRESS while a code is open: `details.paymentId`.
 */
export const take = staffCall({ roles: deskRoles, act: 'PAYMENT_TAKEN' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/payments',
    operationId: 'takePayment',
    tags: ['Payments at the desk'],
    successStatus: 201,
    summary: 'Take the amount that a booking owes, in cash or by a card on the machine',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'OUTCOME_CHANGED',
      'DRAWER_NOT_OPEN',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )
  .input(
    z.object({
      ...inDeskBooking,
      key: deskKey,
      purpose: duePurpose,
      amountCents: cents,
      means: deskMeans,
      note,
    }),
  )
  .output(deskReceipt);

export const deskHoursOnSale = z.object({
  timezone: z.string(),
  /** The booked arrival or departure. */
  currentTime: isoInstant,
  /** Nearest to the booked hour first; `priceCents` without tax. */
  slots: z.array(
    z.object({
      amountOfHours: z.int(),
      time: isoInstant,
      priceCents: z.int(),
      taxCents: z.int(),
      /** Null once that moment has passed. */
      freeCancellationUntil: z.nullable(isoInstant),
    }),
  ),
});
export type DeskHoursOnSale = z.infer<typeof deskHoursOnSale>;

export const hours = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/bookings/{bookingId}/rooms/{accommodationId}/hours',
    operationId: 'listHoursAtDesk',
    tags: ['Payments at the desk'],
    summary: 'Hours by which a room can be entered earlier or left later',
  })
  .errors(hotelFailures('NOT_FOUND', 'BOOKING_OF_PARTNER'))
  .input(z.object({ ...inDeskRoom, type: hoursType }))
  .output(deskHoursOnSale);

export const soldHours = z.object({
  /** The new arrival or departure. */
  newTime: isoInstant,
  /** Null for hours that cost nothing. */
  receipt: z.nullable(deskReceipt),
});
export type SoldHours = z.infer<typeof soldHours>;

const chosenHours = {
  key: deskKey,
  type: hoursType,
  amountOfHours: z.int().check(z.gte(1), z.lte(24)),
  /** The new arrival or departure as it was shown. */
  time: isoInstant,
  priceCents: z.int().check(z.gte(0)),
  taxCents: z.int().check(z.gte(0)),
};

/** Buys the hours and takes their price, both or neither. */
export const takeForHours = staffCall({ roles: deskRoles, act: 'PAYMENT_TAKEN' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/rooms/{accommodationId}/hours',
    operationId: 'sellHoursAtDesk',
    tags: ['Payments at the desk'],
    successStatus: 201,
    summary: 'Sell hours for a room and take their price',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'BOOKING_OF_PARTNER',
      'HOURS_NOT_ON_SALE',
      'HOURS_UNAVAILABLE',
      'HOURS_PRICE_CHANGED',
      'BOOKING_CHANGED',
      'DRAWER_NOT_OPEN',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )
  .input(
    z.object({
      ...inDeskRoom,
      ...chosenHours,
      means: deskMeans,
      note,
    }),
  )
  .output(soldHours);

/** The same key, or any while a code of the booking is open, returns the open code. */
export const createPix = staffCall({ roles: deskRoles, act: 'PIX_CODE_MADE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/pix',
    operationId: 'createPixAtDesk',
    tags: ['Payments at the desk'],
    successStatus: 201,
    summary: 'Make a Pix code for the amount that a booking owes',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'OUTCOME_CHANGED',
      'BOOKING_NOT_PENDING',
      'PIX_NOT_AVAILABLE',
      'PAYMENT_TIMEOUT',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(
    z.object({
      ...inDeskBooking,
      key: deskKey,
      purpose: duePurpose,
      amountCents: cents,
      /** Of the payer. */
      taxId: pixPayer.shape.cpfPayment,
    }),
  )
  .output(deskPix);

/** As `createPix`, for hours: they are reserved until the code is paid, and sold then. */
export const createHoursPix = staffCall({ roles: deskRoles, act: 'PIX_CODE_MADE' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/rooms/{accommodationId}/hours/pix',
    operationId: 'createHoursPixAtDesk',
    tags: ['Payments at the desk'],
    successStatus: 201,
    summary: 'Make a Pix code for hours of a room',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'BOOKING_OF_PARTNER',
      'HOURS_NOT_ON_SALE',
      'HOURS_UNAVAILABLE',
      'HOURS_PRICE_CHANGED',
      'BOOKING_CHANGED',
      'PIX_NOT_AVAILABLE',
      'PAYMENT_TIMEOUT',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.object({ ...inDeskRoom, ...chosenHours, taxId: pixPayer.shape.cpfPayment }))
  .output(deskPix);

const inPix = { ...inDeskBooking, paymentId: id };

export const findPix = staffCall({ roles: deskRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/bookings/{bookingId}/pix/{paymentId}',
    operationId: 'findPixAtDesk',
    tags: ['Payments at the desk'],
    summary: 'A Pix code and its state',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inPix))
  .output(deskPix);

/** A code that was paid meanwhile stays paid. */
export const closePix = staffCall({ roles: deskRoles, act: 'PIX_CODE_CLOSED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/pix/{paymentId}/close',
    operationId: 'closePixAtDesk',
    tags: ['Payments at the desk'],
    summary: 'Abandon a Pix code',
  })
  .errors(hotelFailures('NOT_FOUND', 'PAYMENT_TIMEOUT'))
  .input(z.object(inPix))
  .output(deskPix);

export const receipt = staffCall({ roles: deskRoles, act: 'RECEIPT_OPENED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/payments/{paymentId}/receipt',
    operationId: 'findDeskReceipt',
    tags: ['Payments at the desk'],
    summary: 'The receipt of a payment at the desk, to print it again',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inPix))
  .output(deskReceipt);
