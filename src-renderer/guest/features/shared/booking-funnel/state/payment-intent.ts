import type { Cents } from '#shared/money.ts';
import {
  type BookedStay,
  type Choosing,
  type Funnel,
  hasOpenAttempt,
  type PaymentIntent,
  selectedRooms,
  type Unpaid,
  type UnpaidStay,
} from './flow.ts';

/**
 * The intent to pay for a payload: the same while the payload's fingerprint stays, a new one when it changes (PD-10).
 * One with an unknown result is never replaced. `newId` must return a new random id.
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

/** A final rejection: the intent is no longer open, and the same payload may be tried again under the same key. */
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

/** The gateway reserves the rooms for this intent while its Pix code can be paid (PAY-34). */
export function awaitsPix({ search, fees, ...funnel }: Choosing, booking: UnpaidStay): Unpaid {
  return { stage: 'unpaid', search, rooms: selectedRooms({ ...funnel, search, fees }), fees, booking };
}

const byPix = (charged: Cents) => ({ charged, chargedBy: 'PIX' as const, paymentDeadline: null });

/** The Pix code of the rooms was paid; `charged` is its amount. */
export function pixPaid({ search, rooms, fees, booking }: Unpaid, charged: Cents): Funnel {
  const { bookingId, locator, creditsUsed } = booking;
  return {
    stage: 'booked',
    search,
    rooms,
    fees,
    walkIn: false,
    booking: { bookingId, locator, status: 'CONFIRMED', creditsUsed, ...byPix(charged) },
  };
}

/** A walk-in that was not paid yet was paid by Pix; `charged` is its amount (PAY-32). */
export function walkInPaid(funnel: Extract<Funnel, { stage: 'booked' }>, charged: Cents): Funnel {
  return {
    ...funnel,
    booking: { ...funnel.booking, status: 'CONFIRMED', ...byPix(charged) },
  };
}

/** The Pix code of the rooms has expired or was given up: they stay chosen, for another payment method. */
export function pixReleased({ search, rooms, fees }: Unpaid): Choosing {
  return { stage: 'choosing', search, rooms, fees, intent: null };
}
