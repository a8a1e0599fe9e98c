import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { MAX_INSTALLMENTS } from '../../policies.ts';
import { failures } from '../failures.ts';
import { id, isoInstant, localDate, reais } from '../schemas.ts';
import { billFile } from './bill.ts';

/** A payment that a guest made, with tax. */
export const madePayment = z.object({
  paymentId: id,
  paidAt: isoInstant,
  amount: reais,
  /** RECEPTION: at the hotel's desk, in whatever way. */
  by: z.enum(['CARD', 'PIX', 'RECEPTION']),
  installments: z.int().check(z.gte(1), z.lte(MAX_INSTALLMENTS)),
  purpose: z.enum(['BOOKING', 'HOURS', 'OVERSTAY', 'MISSED_STAY']),
  booking: z.object({
    bookingId: id,
    locator: z.string(),
    hotelName: z.string(),
    timezone: z.string(),
    checkinDate: localDate,
    checkoutDate: localDate,
    /** The guest holds it, and can have its bill. */
    isOwn: z.boolean(),
  }),
});
export type MadePayment = z.infer<typeof madePayment>;

/** Newest first, at most this many. */
export const MOST_PAYMENTS = 200;
export const madePayments = z.object({ payments: z.array(madePayment).check(z.maxLength(MOST_PAYMENTS)) });

/** GET payments: for bookings that the guest holds, and for hours that they bought (SET-07). */
export const list = oc
  .route({
    method: 'GET',
    path: '/payments',
    operationId: 'listPayments',
    tags: ['Payment'],
    summary: 'What the guest has paid',
  })
  .errors(failures('UNAUTHORIZED'))
  .input(z.object({ bookingId: z.optional(id) }))
  .output(madePayments);

/** Another guest's payment, and one that was not made, get NOT_FOUND. */
export const makeReceipt = oc
  .route({
    method: 'POST',
    path: '/payments/{paymentId}/receipt',
    operationId: 'makeReceipt',
    tags: ['Payment'],
    summary: 'The receipt of a payment as a PDF',
  })
  .errors(failures('UNAUTHORIZED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ paymentId: id }))
  .output(billFile);
