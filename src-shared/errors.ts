/** Codes that only the address of staff sends; the staff app has their texts, in staff/errors.json of each language. */
export const staffErrorStatus = {
  STAFF_PASSWORD_WRONG: 400,
  STAFF_CODE_WRONG: 400,
  STAFF_SIGN_IN_EXPIRED: 400,
  PASSKEY_WRONG: 400,
  PASSKEY_EXPIRED: 400,
  PASSKEY_REJECTED: 400,
  PIN_WRONG: 400,
  PIN_NEEDS_PASSWORD: 403,
  OWN_ACCOUNT: 403,
  WORKS_ELSEWHERE: 403,
  STAFF_LINK_INVALID: 404,
  STAFF_NOT_FOUND: 404,
  NOT_AT_THIS_DESK: 404,
  PASSKEY_NOT_FOUND: 404,
  ALREADY_AT_HOTEL: 409,
  LAST_MANAGER: 409,
  DOCUMENT_DIFFERS: 409,
  PARCEL_CHANGED: 409,
  PASSKEY_KNOWN: 409,
  PASSKEY_LIMIT: 409,
  EXCHANGE_KEY_LIMIT: 409,
  PARTNER_BOOKING_KNOWN: 409,
  PASSWORD_TOO_WEAK: 422,
  PIN_TOO_SIMPLE: 422,
  SESSION_LOCKED: 423,
} as const;

/** Codes that only the exchange sends, to programs: nobody reads a text of them. */
export const exchangeErrorStatus = {
  PARTNER_BOOKING_CLOSED: 409,
  FEED_CURSOR_EXPIRED: 410,
} as const;

export type StaffErrorCode = keyof typeof staffErrorStatus;

/** The renderer has a text for each of them; a code that is not here gets the generic text (ERR-11). */
export const gatewayErrorStatus = {
  BAD_REQUEST: 400,
  CARD_TOKEN_INVALID: 400,
  HOURS_PAYMENT_REJECTED: 400,
  SIGN_IN_CODE_INVALID: 400,
  EMAIL_CODE_INVALID: 400,
  UNAUTHORIZED: 401,
  TOKEN_EXPIRED: 401,
  CARD_DECLINED: 402,
  FORBIDDEN: 403,
  BOOKING_DISABLED: 403,
  EMAIL_NOT_VERIFIED: 403,
  DEVICE_NOT_ENROLLED: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  NOT_FOUND: 404,
  HOTEL_NOT_FOUND: 404,
  CARD_NOT_FOUND: 404,
  BOOKING_NOT_FOUND: 404,
  GUEST_NOT_FOUND: 404,
  INVITATION_NOT_FOUND: 404,
  LINK_NOT_FOUND: 404,
  ATTEMPT_NOT_FOUND: 404,
  POSTCODE_NOT_FOUND: 404,
  VISITOR_NOT_FOUND: 404,
  SPACE_NOT_FOUND: 404,
  SPACE_RESERVATION_NOT_FOUND: 404,
  DELIVERY_NOT_FOUND: 404,
  PIX_NOT_FOUND: 404,
  RECOMMENDATION_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  GUEST_EMAIL_ALREADY_EXISTS: 409,
  ATTEMPT_IN_PROGRESS: 409,
  PERSONAL_INFO_CHANGED: 409,
  PRICE_CHANGED: 409,
  ROOM_UNAVAILABLE: 409,
  CREDITS_CHANGED: 409,
  BOOKING_NOT_PENDING: 409,
  BOOKING_NOT_CANCELABLE: 409,
  BOOKING_NOT_HIDEABLE: 409,
  BOOKING_OF_PARTNER: 409,
  BOOKING_CHANGED: 409,
  OUTCOME_CHANGED: 409,
  EARLY_DEPARTURE_NOT_ALLOWED: 409,
  CHECKIN_NOT_AVAILABLE: 409,
  CHECKIN_INCOMPLETE: 409,
  ROOM_NOT_READY: 409,
  CHECKOUT_NOT_AVAILABLE: 409,
  DOOR_CODE_NOT_AVAILABLE: 409,
  DOOR_CODE_LIMIT: 409,
  HOURS_UNAVAILABLE: 409,
  GUESTS_NOT_CHANGEABLE: 409,
  GUEST_CHANGED: 409,
  GUEST_ALREADY_CREATED: 409,
  EMAIL_DUPLICATED_IN_BOOKING: 409,
  INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_SAME_ACCOMMODATION: 409,
  INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION: 409,
  INVITE_ACCOMMODATION_SECOND_MAIN_GUEST: 409,
  USER_HAS_ACTIVE_BOOKINGS: 409,
  VALIDATION_IN_PROGRESS: 409,
  CARD_IN_USE: 409,
  WALK_IN_ALREADY_OPEN: 409,
  STAY_NOT_IN_PROGRESS: 409,
  VISIT_DAY_TAKEN: 409,
  SPACE_HOUR_TAKEN: 409,
  SPACE_ALREADY_RESERVED: 409,
  SPACE_RESERVATION_OVER: 409,
  DELIVERY_ARRIVED: 409,
  PIX_ALREADY_OPEN: 409,
  UNPAID_EMAIL_NOT_VERIFIED: 409,
  UNPAID_NETWORK_LIMIT: 409,
  UNPAID_DEVICE_LIMIT: 409,
  UNPAID_PAYER_LIMIT: 409,
  UNPAID_HOTEL_LIMIT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  BOOKING_ALREADY_IMPORTED: 422,
  DATES_NOT_BOOKABLE: 422,
  PARTY_NOT_ALLOWED: 422,
  WALK_IN_NOT_ALLOWED: 422,
  WALK_IN_TOO_MANY_ROOMS: 422,
  WALK_IN_TOO_MANY_NIGHTS: 422,
  WALK_IN_ARRIVAL_TOO_LATE: 422,
  PAYMENT_REQUIRED: 422,
  GUARANTEE_CARD_INVALID: 422,
  HOURS_NOT_ON_SALE: 422,
  HOURS_PRICE_CHANGED: 422,
  INVITE_ACCOMMODATION_WITHOUT_MAIN_GUEST: 422,
  INVITE_ACCOMMODATION_ADULTS_EXCEEDS: 422,
  INVITE_ACCOMMODATION_MINORS_EXCEEDS: 422,
  LINK_CHECK_FAILED: 422,
  EMAIL_CODE_EXPIRED: 422,
  EMAIL_CODE_SPENT: 422,
  PASSWORD_INCORRECT: 422,
  VISIT_TIME_NOT_ALLOWED: 422,
  DOCUMENT_INVALID: 422,
  SPACE_HOUR_NOT_OFFERED: 422,
  PIX_EXPIRED: 422,
  PIX_CLOSED: 422,
  PIX_NOT_AVAILABLE: 422,
  PREFERENCE_NOT_OFFERED: 422,
  MINIBAR_TOTAL_WRONG: 422,
  MINIBAR_LIMIT_EXCEEDED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  EMAIL_NOT_SENT: 503,
  PAYMENT_TIMEOUT: 504,
  ...staffErrorStatus,
  ...exchangeErrorStatus,
} as const;

export type GatewayErrorCode = keyof typeof gatewayErrorStatus;

/** Failures in the staff app; the guest app has none of them. */
export const staffClientCodes = ['PASSKEY_NOT_USED'] as const;

/** Failures on the caller's side of the wire; they are never sent. */
export const clientCodes = [
  'NETWORK_UNREACHABLE',
  'NETWORK_TIMEOUT',
  'ANSWER_INVALID',
  'TOKENIZER_FAILED',
  'PRINT_FAILED',
  ...staffClientCodes,
] as const;

export type KnownErrorCode = GatewayErrorCode | (typeof clientCodes)[number];

export type ErrorBody = { code: string; message: string; details?: unknown };

/** `message` is for developers and never shown; `details` must not contain personal data. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status: number | undefined;
  readonly details: unknown;

  constructor(
    code: KnownErrorCode | (string & {}),
    message: string,
    options: { status?: number; details?: unknown; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? (isGatewayErrorCode(code) ? gatewayErrorStatus[code] : undefined);
    this.details = options.details;
  }
}

export function isGatewayErrorCode(code: string): code is GatewayErrorCode {
  return Object.hasOwn(gatewayErrorStatus, code);
}
