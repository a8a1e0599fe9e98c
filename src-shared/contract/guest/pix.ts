import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, isoInstant, reais } from '../schemas.ts';
import { hoursType } from './hours-type.ts';

/** REFUNDING, REFUNDED: it was paid too late, and the money is returned to the payer. */
export const pixState = z.enum(['WAITING', 'PAID', 'EXPIRED', 'CLOSED', 'REFUNDING', 'REFUNDED']);
export type PixState = z.infer<typeof pixState>;

export const pixPayment = z.object({
  paymentId: id,
  bookingId: id,
  locator: z.string(),
  purpose: z.enum(['BOOKING', 'HOURS']),
  state: pixState,
  amount: reais,
  /** The payee's name, as the guest's bank will show it. */
  receiver: z.string(),
  /** The text to copy and to draw as a QR code; null once it cannot be paid. */
  code: z.nullable(z.string()),
  expiresAt: isoInstant,
  /** The gateway's clock: a countdown must not trust the device's. */
  now: isoInstant,
  /** True while another code may be requested for it; only the request shows whether rooms are left. */
  isRenewable: z.boolean(),
  /** True if the rooms stay reserved without this code: those of a walk-in do, until its deadline (BKG-15). */
  isReserved: z.boolean(),
  hours: z.nullable(
    z.object({
      accommodationId: z.int(),
      type: hoursType,
      newDate: isoInstant,
      buildingTimeZone: z.string(),
    }),
  ),
});
export type PixPayment = z.infer<typeof pixPayment>;

/** The payer's CPF or CNPJ, digits (and an alphanumeric CNPJ's capitals) only. */
export const pixPayer = z.object({ cpfPayment: z.string().check(z.regex(/^[0-9A-Z]{11,14}$/)) });

export const find = oc
  .route({
    method: 'GET',
    path: '/payment/pix/{paymentId}',
    operationId: 'getPixPayment',
    tags: ['Payment'],
    summary: 'A Pix payment and whether it was paid',
  })
  .errors(failures('UNAUTHORIZED', 'PIX_NOT_FOUND'))
  .input(z.object({ paymentId: id }))
  .output(pixPayment);

/** Also for a booking whose code has expired, while its rooms are free; the same id returns the same (PAY-34). */
export const create = oc
  .route({
    method: 'POST',
    path: '/payment/pix',
    operationId: 'createPixPayment',
    tags: ['Payment'],
    successStatus: 201,
    summary: 'Pay a booking with Pix',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'BOOKING_NOT_PENDING',
      'ROOM_UNAVAILABLE',
      'CREDITS_CHANGED',
      'PIX_NOT_AVAILABLE',
      'PIX_ALREADY_OPEN',
      'UNPAID_EMAIL_NOT_VERIFIED',
      'UNPAID_NETWORK_LIMIT',
      'UNPAID_DEVICE_LIMIT',
      'UNPAID_PAYER_LIMIT',
      'UNPAID_HOTEL_LIMIT',
      'PAYMENT_TIMEOUT',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.extend(pixPayer, { id, bookingId: id }))
  .output(pixPayment);

/** POST payment/pix/{paymentId}/close: the guest pays otherwise, or not at all; a code that was paid stays paid. */
export const close = oc
  .route({
    method: 'POST',
    path: '/payment/pix/{paymentId}/close',
    operationId: 'closePixPayment',
    tags: ['Payment'],
    summary: 'Give up a Pix payment',
  })
  .errors(failures('UNAUTHORIZED', 'PIX_NOT_FOUND', 'PAYMENT_TIMEOUT'))
  .input(z.object({ paymentId: id }))
  .output(pixPayment);
