/**
 * What a refusal leads to. `modal` stops the guest before the card (PAY-29); `rooms` and `dates` go back to the step
 * where it can be mended; `retry` keeps everything and says to try again.
 */
export type RefusalWay =
  | 'notAuthorized'
  | 'validationFailure'
  | 'rooms'
  | 'dates'
  | 'credits'
  | 'login'
  | 'cards'
  | 'reception'
  | 'wait'
  | 'retry';

const ways: ReadonlyMap<string, RefusalWay> = new Map([
  ['CARD_DECLINED', 'notAuthorized'],
  ['CARD_TOKEN_INVALID', 'validationFailure'],
  ['TOKENIZER_FAILED', 'validationFailure'],
  ['CARD_NOT_FOUND', 'cards'],
  ['PRICE_CHANGED', 'rooms'],
  ['ROOM_UNAVAILABLE', 'rooms'],
  ['PARTY_NOT_ALLOWED', 'dates'],
  ['DATES_NOT_BOOKABLE', 'dates'],
  ['HOTEL_NOT_FOUND', 'dates'],
  ['BOOKING_DISABLED', 'retry'],
  ['CREDITS_CHANGED', 'credits'],
  ['GUEST_EMAIL_ALREADY_EXISTS', 'login'],
  ['INVALID_CREDENTIALS', 'login'],
  ['UNAUTHORIZED', 'login'],
  ['TOKEN_EXPIRED', 'login'],
  ['WALK_IN_NOT_ALLOWED', 'reception'],
  ['TOO_MANY_REQUESTS', 'wait'],
]);

/** A code that nobody knows asks to try again (ERR-11). */
export function wayOf(code: string): RefusalWay {
  return ways.get(code) ?? 'retry';
}

/** Whether the card form shows its banner: something about the card itself went wrong (PAY-25, PAY-26). */
export function isCardRefusal(code: string): boolean {
  const way = wayOf(code);
  return way === 'notAuthorized' || way === 'validationFailure' || way === 'cards';
}
