import type { KeyOf } from '#renderer/i18n/texts.ts';
import type { KnownErrorCode } from '#shared/errors.ts';

type ErrorKey = `errors:${KeyOf<'errors'>}` | 'general:genericError';

/**
 * The text of every code that we know (ERR-01); the type keeps the table complete.
 * Texts live in locales/<language>/errors.json.
 */
const texts: Record<KnownErrorCode, ErrorKey> = {
  BAD_REQUEST: 'errors:BAD_REQUEST',
  CARD_TOKEN_INVALID: 'errors:CARD_TOKEN_INVALID',
  UNAUTHORIZED: 'errors:UNAUTHORIZED',
  TOKEN_EXPIRED: 'errors:UNAUTHORIZED',
  CARD_DECLINED: 'errors:CARD_DECLINED',
  FORBIDDEN: 'errors:FORBIDDEN',
  BOOKING_DISABLED: 'errors:BOOKING_DISABLED',
  NOT_FOUND: 'errors:NOT_FOUND',
  HOTEL_NOT_FOUND: 'errors:HOTEL_NOT_FOUND',
  CARD_NOT_FOUND: 'errors:CARD_NOT_FOUND',
  ATTEMPT_NOT_FOUND: 'errors:ATTEMPT_NOT_FOUND',
  POSTCODE_NOT_FOUND: 'errors:POSTCODE_NOT_FOUND',
  METHOD_NOT_ALLOWED: 'general:genericError',
  GUEST_EMAIL_ALREADY_EXISTS: 'errors:GUEST_EMAIL_ALREADY_EXISTS',
  ATTEMPT_IN_PROGRESS: 'errors:ATTEMPT_IN_PROGRESS',
  PRICE_CHANGED: 'errors:PRICE_CHANGED',
  ROOM_UNAVAILABLE: 'errors:ROOM_UNAVAILABLE',
  CREDITS_CHANGED: 'errors:CREDITS_CHANGED',
  PAYLOAD_TOO_LARGE: 'errors:PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'general:genericError',
  IDEMPOTENCY_KEY_REUSED: 'errors:IDEMPOTENCY_KEY_REUSED',
  DATES_NOT_BOOKABLE: 'errors:DATES_NOT_BOOKABLE',
  PARTY_NOT_ALLOWED: 'errors:PARTY_NOT_ALLOWED',
  WALK_IN_NOT_ALLOWED: 'errors:WALK_IN_NOT_ALLOWED',
  PAYMENT_REQUIRED: 'errors:PAYMENT_REQUIRED',
  TOO_MANY_REQUESTS: 'errors:TOO_MANY_REQUESTS',
  INTERNAL_SERVER_ERROR: 'general:genericError',
  SERVICE_UNAVAILABLE: 'errors:SERVICE_UNAVAILABLE',
  PAYMENT_TIMEOUT: 'errors:PAYMENT_TIMEOUT',
  INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST: 'errors:INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST',
  EMAIL_DUPLICATED_IN_BOOKING: 'errors:EMAIL_DUPLICATED_IN_BOOKING',
  INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION:
    'errors:INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION',
  INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION:
    'errors:INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION',
  INVITE_ACCOMMODATION_ADULTS_EXCEEDS: 'errors:INVITE_ACCOMMODATION_ADULTS_EXCEEDS',
  USER_HAS_ACTIVE_BOOKINGS: 'errors:USER_HAS_ACTIVE_BOOKINGS',
  GUEST_ALREADY_CREATED: 'errors:GUEST_ALREADY_CREATED',
  NETWORK_UNREACHABLE: 'errors:NETWORK_UNREACHABLE',
  NETWORK_TIMEOUT: 'errors:NETWORK_TIMEOUT',
  ANSWER_INVALID: 'errors:ANSWER_INVALID',
  TOKENIZER_FAILED: 'errors:TOKENIZER_FAILED',
};

/** The text key of a failure; an unknown code falls to the generic text (ERR-02, ERR-11). */
export function errorTextKey(error: unknown): ErrorKey {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(texts, code) ? texts[code as KnownErrorCode] : 'general:genericError';
}
