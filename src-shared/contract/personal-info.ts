import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from './failures.ts';
import { id, isoInstant, localDate, reais } from './schemas.ts';

/** GET personalInfo/creditBalance (API-49): unexpired credits, in reais. */
export const creditBalance = oc
  .route({
    method: 'GET',
    path: '/personalInfo/creditBalance',
    operationId: 'getCreditBalance',
    tags: ['Guest account'],
    summary: 'The credit balance',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ value: reais }));

export const creditOrigin = z.enum([
  'EARLY_DEPARTURE',
  'REFUND',
  'FULL_CANCELLATION',
  'PARTIAL_CANCELLATION',
  'NO_SHOW',
  'EXPIRATION',
  'NEW_BOOKING',
  'PURCHASE_HOURS',
]);
export type CreditOrigin = z.infer<typeof creditOrigin>;

/** A movement of the guest's credits (CRE-05 to CRE-07). */
export const creditTransaction = z.object({
  id,
  type: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  origin: creditOrigin,
  /** Always positive: `type` says in which direction. */
  value: reais,
  created_at: isoInstant,
  /** Until when a deposit can be used; null for a withdrawal. */
  dueDate: z.nullable(isoInstant),
  /** What is left of a deposit that has not expired; a gateway that does not tell leaves it out. */
  remaining: z.optional(reais),
  reason: z.nullable(z.string()),
  /** The booking that it came from or paid for. One that is not visible is no longer in the guest's list. */
  booking: z.nullable(
    z.object({
      id,
      locator: z.string(),
      isVisible: z.boolean(),
      checkinDate: localDate,
      checkoutDate: localDate,
      nights: z.int(),
      building: z.object({ name: z.string(), city: z.string(), timezone: z.string() }),
    }),
  ),
});
export type CreditTransaction = z.infer<typeof creditTransaction>;

export const creditStatement = z.object({ balance: reais, transactions: z.array(creditTransaction) });
export type CreditStatement = z.infer<typeof creditStatement>;

/**
 * GET personalInfo/statement (API-50): the balance and every movement, newest first. Deposits less withdrawals are the
 * balance, at every moment: what is left of a deposit when it expires leaves as a withdrawal of origin EXPIRATION.
 */
export const statement = oc
  .route({
    method: 'GET',
    path: '/personalInfo/statement',
    operationId: 'getCreditStatement',
    tags: ['Guest account'],
    summary: 'The credit statement',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(creditStatement);
