import { parseLimit } from '#renderer/platform/i18n/retry-after.ts';

/** `unpaid`: over the limit without payment (SEC-04); `pix` disables Pix for now; `openPix`: another booking's code. */
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
  ['UNPAID_EMAIL_NOT_VERIFIED', 'unpaid'],
  ['UNPAID_NETWORK_LIMIT', 'unpaid'],
  ['UNPAID_DEVICE_LIMIT', 'unpaid'],
  ['UNPAID_PAYER_LIMIT', 'unpaid'],
  ['UNPAID_HOTEL_LIMIT', 'unpaid'],
  ['PIX_NOT_AVAILABLE', 'pix'],
  ['PIX_ALREADY_OPEN', 'openPix'],
  ['TOO_MANY_REQUESTS', 'wait'],
]);

/** The arrival hour has passed, the dates have not: the results move it to the next hour, and the choice stays (PD-275). */
function isHourGone(details: unknown): boolean {
  return (
    typeof details === 'object' && details !== null && Reflect.get(details, 'problem') === 'dates.hourGone'
  );
}

/** An unknown code leads to a retry (ERR-11). */
export function recoveryFor({ code, details }: { code: string; details?: unknown }): Recovery {
  if (code === 'DATES_NOT_BOOKABLE' && isHourGone(details)) return 'rooms';
  return recoveries.get(code) ?? 'retry';
}

export function isCardFailure(code: string): boolean {
  const recovery = recoveryFor({ code });
  return recovery === 'notAuthorized' || recovery === 'validationFailure' || recovery === 'cards';
}

export type RecoveryAction = 'card' | 'search' | 'bookings' | 'verify';

/** What else lifts a limit on what is reserved unpaid; a network's or a device's is lifted by others' payments alone. */
const otherActions: ReadonlyMap<string, RecoveryAction[]> = new Map([
  ['WALK_IN_TOO_MANY_ROOMS', ['search']],
  ['WALK_IN_TOO_MANY_NIGHTS', ['search']],
  ['WALK_IN_ARRIVAL_TOO_LATE', ['search']],
  ['WALK_IN_ALREADY_OPEN', ['bookings']],
  ['UNPAID_EMAIL_NOT_VERIFIED', ['verify', 'search']],
  ['UNPAID_PAYER_LIMIT', ['bookings']],
  ['UNPAID_HOTEL_LIMIT', ['search']],
]);

/** A card if the device takes one, then what lifts the limit. A limit that only time lifts offers no card. */
export function recoveryActions(
  code: string,
  at: { unpaid: 'reception' | 'pix' | null; takesCards: boolean },
): RecoveryAction[] {
  const recovery = recoveryFor({ code });
  // Too many Pix codes in an hour: the error's own text says how long to wait.
  const isLifted = recovery === 'unpaid' || (recovery === 'wait' && at.unpaid === 'reception');
  if (at.unpaid === null || !isLifted) return [];
  const others = otherActions.get(code) ?? [];
  return at.takesCards ? ['card', ...others] : others;
}

/** Seconds; null for every other error, and if a card can be offered: the error's own text is then used (SEC-04). */
export function waitWithoutCard(rejection: unknown, actions: readonly RecoveryAction[]): number | null {
  const reached = parseLimit(rejection);
  return reached?.limit === 'walkIns' && !actions.includes('card') ? reached.seconds : null;
}
