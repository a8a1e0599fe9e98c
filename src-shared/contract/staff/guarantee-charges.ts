import * as z from 'zod/mini';
import { cardNetwork } from '../../card-networks.ts';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant } from '../schemas.ts';
import { cents, deskKey, deskText, inDeskBooking } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** Money from the card that guarantees a stay: a manager decides, and never the gateway by itself (PRD-06). */
const managers = ['MANAGER'] as const;
const tags = ['Payments at the desk'];

/** OVERSTAY is what the booking owes for it; the others are the first night of each room that the card guarantees. */
export const chargePurposes = ['OVERSTAY', 'NO_SHOW', 'LATE_CANCELLATION'] as const;
export const chargePurpose = z.enum(chargePurposes);
export type ChargePurpose = z.infer<typeof chargePurpose>;

const chargedCard = {
  network: cardNetwork,
  lastDigits: z.string(),
};

export const guaranteeCharge = z.object({
  paymentId: id,
  purpose: z.enum(['OVERSTAY', 'MISSED_STAY']),
  amountCents: z.int(),
  /** OPEN: the provider has not said yet what became of it. */
  status: z.enum(['OPEN', 'APPROVED', 'DECLINED']),
  at: isoInstant,
  /** The state of its way back to the card; null for a charge that was not given back. */
  refund: z.nullable(z.enum(['OPEN', 'DONE', 'REFUSED'])),
  ...chargedCard,
});
export type GuaranteeCharge = z.infer<typeof guaranteeCharge>;

export const possibleCharge = z.object({
  /** One of the rooms that the card guarantees: it names the card. */
  accommodationId: z.int(),
  rooms: z.array(z.string()),
  /** Whoever gave the card, and gets the e-mail about the charge. */
  giver: z.object({ name: z.string(), email: z.string() }),
  purpose: chargePurpose,
  amountCents: z.int(),
  ...chargedCard,
});
export type PossibleCharge = z.infer<typeof possibleCharge>;

export const guaranteeCharges = z.object({
  possible: z.array(possibleCharge),
  charges: z.array(guaranteeCharge),
});
export type GuaranteeCharges = z.infer<typeof guaranteeCharges>;

const path = '/hotels/{hotelId}/bookings/{bookingId}/guarantee-charges' as const;

export const find = staffCall({ roles: managers, act: null })
  .route({
    method: 'GET',
    path,
    operationId: 'findGuaranteeCharges',
    tags,
    summary: 'What can be charged to the cards that guarantee a stay, and what was charged',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inDeskBooking))
  .output(guaranteeCharges);

/**
 * Exactly the amount that was shown, once for each key. OUTCOME_CHANGED if another one, or nothing, can be charged by now;
 * after PAYMENT_TIMEOUT the same key finds out what became of the charge. The guest gets an e-mail.
 */
export const charge = staffCall({ roles: managers, act: 'GUARANTEE_CHARGED' })
  .route({
    method: 'POST',
    path,
    operationId: 'chargeGuaranteeCard',
    tags,
    successStatus: 201,
    summary: 'Charge the card that guarantees a stay',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'CARD_DECLINED',
      'PAYMENT_TIMEOUT',
      'OUTCOME_CHANGED',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(
    z.object({
      ...inDeskBooking,
      key: deskKey,
      accommodationId: z.int().check(z.gte(1)),
      purpose: chargePurpose,
      amountCents: cents,
    }),
  )
  .output(guaranteeCharge);

/** The whole charge goes back to its card; what it paid is due again. Once more changes nothing. */
export const giveBack = staffCall({ roles: managers, act: 'GUARANTEE_CHARGE_RETURNED' })
  .route({
    method: 'POST',
    path: `${path}/{paymentId}/give-back`,
    operationId: 'giveBackGuaranteeCharge',
    tags,
    summary: 'Give a charge back to the card that guarantees a stay',
  })
  .errors(hotelFailures('NOT_FOUND', 'BAD_REQUEST', 'OUTCOME_CHANGED'))
  .input(z.object({ ...inDeskBooking, paymentId: id, reason: deskText(200) }))
  .output(guaranteeCharge);
