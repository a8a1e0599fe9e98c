import {
  type BookedStay,
  type Choosing,
  type Funnel,
  hasOpenAttempt,
  type PaymentIntent,
  selectedRooms,
} from './flow.ts';

/**
 * The intent to pay for a payload: the same while the payload's fingerprint stays, a new one when it changes (PD-10).
 * One whose end is unknown is never replaced. `newId` must return a new random id.
 */
export function intentFor(
  funnel: Choosing,
  fingerprint: string,
  newId: () => string,
): { funnel: Choosing; intent: PaymentIntent } {
  if (hasOpenAttempt(funnel)) return { funnel, intent: funnel.intent };
  const known = funnel.intent;
  const intent: PaymentIntent =
    known && known.fingerprint === fingerprint
      ? { ...known, sent: true }
      : { key: `new_booking_${newId()}`, paymentId: newId(), fingerprint, sent: true };
  return { funnel: { ...funnel, intent }, intent };
}

/** A final rejection: nothing is under way any more; the same payload may be tried again under the same key. */
export function intentRefused(funnel: Choosing): Choosing {
  return funnel.intent ? { ...funnel, intent: { ...funnel.intent, sent: false } } : funnel;
}

/** The gateway has a booking for this intent (PAY-31). */
export function booked(funnel: Choosing, booking: BookedStay, walkIn: boolean): Funnel {
  return {
    stage: 'booked',
    search: funnel.search,
    rooms: selectedRooms(funnel),
    fees: funnel.fees,
    walkIn,
    booking,
  };
}
