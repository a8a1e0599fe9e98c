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

/** Never replaced while its result is unknown (PD-10). `newId` must return a new random id. */
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
export function intentRejected(funnel: Choosing): Choosing {
  return funnel.intent ? { ...funnel, intent: { ...funnel.intent, sent: false } } : funnel;
}

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

export function awaitsPix({ search, fees, ...funnel }: Choosing, booking: UnpaidStay): Unpaid {
  return { stage: 'unpaid', search, rooms: selectedRooms({ ...funnel, search, fees }), fees, booking };
}

const byPix = (charged: Cents) => ({ charged, chargedBy: 'PIX' as const, paymentDeadline: null });

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

export function walkInPaid(funnel: Extract<Funnel, { stage: 'booked' }>, charged: Cents): Funnel {
  return {
    ...funnel,
    booking: { ...funnel.booking, status: 'CONFIRMED', ...byPix(charged) },
  };
}

export function pixReleased({ search, rooms, fees }: Unpaid): Choosing {
  return { stage: 'choosing', search, rooms, fees, intent: null };
}
