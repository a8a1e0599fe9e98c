import { parseLimit } from '#renderer/platform/i18n/retry-after.ts';

/**
 * The recovery from an error. `modal` stops the guest before the card (PAY-29); `rooms` and `dates` return to the step
 * where it can be fixed; `unpaid` means more than can be booked without payment (SEC-04); `pix` disables Pix for now,
 * and `openPix` opens the code of another unpaid booking; `retry` keeps everything and suggests to try again.
 */
export type Recovery =
  | 'notAuthorized'
  | 'validationFailure'
  | 'rooms'
  | 'dates'
  | 'credits'
  | 'login'
  | 'cards'
  | 'reception'
  | 'pix'
  | 'openPix'
  | 'unpaid'
  | 'wait'
  | 'retry';

const recoveries: ReadonlyMap<string, Recovery> = new Map([
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
  ['WALK_IN_TOO_MANY_ROOMS', 'unpaid'],
  ['WALK_IN_TOO_MANY_NIGHTS', 'unpaid'],
  ['WALK_IN_ARRIVAL_TOO_LATE', 'unpaid'],
  ['WALK_IN_ALREADY_OPEN', 'unpaid'],
  ['PIX_NOT_AVAILABLE', 'pix'],
  ['PIX_ALREADY_OPEN', 'openPix'],
  ['TOO_MANY_REQUESTS', 'wait'],
]);

/** An unknown code leads to a retry (ERR-11). */
export function recoveryFor(code: string): Recovery {
  return recoveries.get(code) ?? 'retry';
}

/** True if the card form shows its banner: the error is about the card itself (PAY-25, PAY-26). */
export function isCardFailure(code: string): boolean {
  const recovery = recoveryFor(code);
  return recovery === 'notAuthorized' || recovery === 'validationFailure' || recovery === 'cards';
}

/** Actions of a guest whose booking without payment is rejected (PD-44). */
export type RecoveryAction = 'card' | 'search' | 'bookings';

/**
 * The actions after a rejection: a card if the device takes one, else other dates or rooms, or the unpaid booking. A
 * limit that only time lifts offers no card.
 */
export function recoveryActions(
  code: string,
  at: { atReception: boolean; takesCards: boolean },
): RecoveryAction[] {
  const recovery = recoveryFor(code);
  if (!at.atReception || (recovery !== 'unpaid' && recovery !== 'wait')) return [];
  const isOpen = code === 'WALK_IN_ALREADY_OPEN';
  const others: RecoveryAction[] = isOpen ? ['bookings'] : recovery === 'unpaid' ? ['search'] : [];
  return at.takesCards ? ['card', ...others] : others;
}

/**
 * Seconds that a device without cards has to wait after too many bookings without payment; null for every other error.
 * If a card can be offered, the error's own text is used (SEC-04).
 */
export function waitWithoutCard(rejection: unknown, actions: readonly RecoveryAction[]): number | null {
  const reached = parseLimit(rejection);
  return reached?.limit === 'walkIns' && !actions.includes('card') ? reached.seconds : null;
}
