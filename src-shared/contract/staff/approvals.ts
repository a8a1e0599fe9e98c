import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant } from '../schemas.ts';
import { cents, deskKey, deskRoles, deskText, inDeskBooking, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

/** Acts on money that need a second person (DRW-02): asked for here, approved by a manager from the own session. */

export const moneyActs = [
  /** Cash of what was paid for a stay that is over. */
  'CASH_RETURN',
  /** The cash that guaranteed a room. */
  'DEPOSIT_RETURN',
  /** The holder's credits in cash, less the hotel's share (LIM-07). */
  'CREDIT_PAYOUT',
  /** Credits for the holder, out of nothing. */
  'CREDIT_GIFT',
  /** The unpaid overstay fee (FRD-11). */
  'FEE_WAIVER',
] as const;
export const moneyAct = z.enum(moneyActs);
export type MoneyAct = z.infer<typeof moneyAct>;

export const approvalStates = ['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED', 'DONE'] as const;

export const approval = z.object({
  id,
  kind: moneyAct,
  state: z.enum(approvalStates),
  bookingId: id,
  locator: z.string(),
  /** First name and initial. */
  guestName: z.nullable(z.string()),
  amountCents: z.int(),
  /** The credits that are paid out; null for all others. */
  creditCents: z.nullable(z.int()),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: isoInstant,
  /** Of the request, or once approved of the approval. */
  expiresAt: isoInstant,
  decidedBy: z.nullable(z.string()),
  /** True for the person who asked, who alone carries it out. */
  isOwn: z.boolean(),
  /** True where this person may approve it. */
  mayDecide: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

/** What can be done with the money of a booking now. */
export const moneyOptions = z.object({
  bookingId: id,
  /** Of what was paid; 0 while the stay is not over, because it may still be given back as credits. */
  returnableCents: z.int(),
  deposits: z.array(z.object({ depositId: id, room: z.string(), amountCents: z.int(), takenAt: isoInstant })),
  /** The holder's, soonest expiry first. */
  credits: z.array(
    z.object({ creditId: z.int(), restCents: z.int(), payoutCents: z.int(), dueDate: isoInstant }),
  ),
  /** False for a booking without an account, to which nothing can be given. */
  hasAccount: z.boolean(),
  /** The unpaid overstay fee. */
  feeCents: z.int(),
  /** The largest fee that a manager waives alone. */
  waiverLimitCents: z.int(),
  approvals: z.array(approval),
});
export type MoneyOptions = z.infer<typeof moneyOptions>;

const tags = ['Money with a second person'];

export const options = staffCall({ roles: deskRoles, act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/bookings/{bookingId}/money-acts',
    operationId: 'findMoneyOptions',
    tags,
    summary: 'What can be returned, paid out, given or waived for a booking',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object(inDeskBooking))
  .output(moneyOptions);

/** OUTCOME_CHANGED unless exactly this can be done now. */
export const ask = staffCall({ roles: deskRoles, act: 'APPROVAL_REQUESTED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/approvals',
    operationId: 'askForApproval',
    tags,
    successStatus: 201,
    summary: 'Ask a second person to approve an act on money',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'OUTCOME_CHANGED',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )
  .input(
    z.object({
      ...inDeskBooking,
      key: deskKey,
      kind: moneyAct,
      amountCents: cents,
      /** Of DEPOSIT_RETURN. */
      depositId: z.optional(z.uuid()),
      /** Of CREDIT_PAYOUT. */
      creditId: z.optional(z.int().check(z.gte(1))),
      reason: deskText(200),
    }),
  )
  .output(approval);

/** Those that wait, and those that were approved and are not carried out yet. */
export const list = staffCall({ roles: deskRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/approvals',
    operationId: 'listApprovals',
    tags,
    summary: 'Acts on money that wait for a second person, or to be carried out',
  })
  .input(z.object(inHotel))
  .output(z.object({ approvals: z.array(approval) }));

const inApproval = { ...inHotel, approvalId: id };

/** Bound to the amount that was shown. OWN_REQUEST for who asked; APPROVAL_NOT_VALID once it is decided or has expired. */
export const decide = staffCall({ roles: ['MANAGER'], act: 'APPROVAL_GIVEN' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/approvals/{approvalId}/decide',
    operationId: 'decideApproval',
    tags,
    summary: 'Approve or refuse an act on money',
  })
  .errors(hotelFailures('NOT_FOUND', 'BAD_REQUEST', 'OWN_REQUEST', 'OUTCOME_CHANGED', 'APPROVAL_NOT_VALID'))
  .input(z.object({ ...inApproval, amountCents: cents, isApproved: z.boolean() }))
  .output(approval);

/** By who asked, once, within 15 minutes of the approval; cash leaves the desk's open drawer. */
export const carryOut = staffCall({ roles: deskRoles, act: 'CASH_RETURNED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/approvals/{approvalId}/carry-out',
    operationId: 'carryOutApproval',
    tags,
    summary: 'Carry out an approved act on money',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'OUTCOME_CHANGED',
      'APPROVAL_NOT_VALID',
      'DRAWER_NOT_OPEN',
      'ATTEMPT_IN_PROGRESS',
    ),
  )
  .input(z.object({ ...inApproval, amountCents: cents }))
  .output(approval);

/** At once; APPROVAL_NEEDED above the hotel's limit. */
export const waive = staffCall({ roles: ['MANAGER'], act: 'FEE_WAIVED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/bookings/{bookingId}/waivers',
    operationId: 'waiveFee',
    tags,
    successStatus: 201,
    summary: 'Waive an unpaid overstay fee',
  })
  .errors(
    hotelFailures(
      'NOT_FOUND',
      'BAD_REQUEST',
      'OUTCOME_CHANGED',
      'APPROVAL_NEEDED',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )
  .input(z.object({ ...inDeskBooking, key: deskKey, amountCents: cents, reason: deskText(200) }))
  .output(approval);
