/** `credits` and `cards` are fetched again; `wait` refers to another payment of the booking (HRS-05). */
export type HoursFailure =
  | 'card'
  | 'price'
  | 'taken'
  | 'moved'
  | 'notOnSale'
  | 'credits'
  | 'cards'
  | 'noPix'
  | 'wait'
  | 'notArrived'
  | 'other';

const kinds: ReadonlyMap<string, HoursFailure> = new Map([
  ['HOURS_PAYMENT_REJECTED', 'card'],
  ['HOURS_PRICE_CHANGED', 'price'],
  ['HOURS_UNAVAILABLE', 'taken'],
  ['BOOKING_CHANGED', 'moved'],
  ['HOURS_NOT_ON_SALE', 'notOnSale'],
  ['CREDITS_CHANGED', 'credits'],
  ['CARD_NOT_FOUND', 'cards'],
  ['PIX_NOT_AVAILABLE', 'noPix'],
  ['ATTEMPT_IN_PROGRESS', 'wait'],
  ['ATTEMPT_NOT_FOUND', 'notArrived'],
  // Codes of the same statuses as the first two, with texts of their own.
  ['BAD_REQUEST', 'other'],
  ['PAYMENT_REQUIRED', 'other'],
  ['PIX_EXPIRED', 'other'],
  ['PIX_CLOSED', 'other'],
  ['IDEMPOTENCY_KEY_REUSED', 'other'],
]);

/** By code; an unknown code of another gateway is judged by its status (ERR-11). */
export function hoursFailure({ code, status }: { code: string; status?: number }): HoursFailure {
  const known = kinds.get(code);
  if (known) return known;
  if (status === 400) return 'card';
  return status === 422 ? 'price' : 'other';
}

/** After these the hours are fetched again, and the guest chooses again. */
export const choosesAgain: ReadonlySet<HoursFailure> = new Set(['price', 'taken', 'moved', 'notOnSale']);
