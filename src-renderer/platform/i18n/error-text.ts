import type { KeyOf } from '#renderer/platform/i18n/texts.ts';
import type { KnownErrorCode } from '#shared/errors.ts';

export type ErrorKey = `errors:${KeyOf<'errors'>}` | 'general:genericError';

/** Codes that share another code's text, or have the generic one; every other code has a text of its own. */
const borrowed = {
  TOKEN_EXPIRED: 'errors:UNAUTHORIZED',
  METHOD_NOT_ALLOWED: 'general:genericError',
  UNSUPPORTED_MEDIA_TYPE: 'general:genericError',
  INTERNAL_SERVER_ERROR: 'general:genericError',
  // Sent to other systems alone.
  PARTNER_BOOKING_CLOSED: 'general:genericError',
  FEED_CURSOR_EXPIRED: 'general:genericError',
} as const satisfies Partial<Record<KnownErrorCode, ErrorKey>>;

/**
 * Complete by type (ERR-01): a code of src-shared/errors.ts without a text in en/errors.json, or of staff in
 * en/staff/errors.json, stops the type check.
 */
export type CodeWithoutText = Exclude<
  KnownErrorCode,
  KeyOf<'errors'> | keyof typeof borrowed | KeyOf<'staff/errors'>
>;
true satisfies CodeWithoutText extends never ? true : CodeWithoutText;

export const limitTexts: ReadonlyMap<string, ErrorKey> = new Map([
  ['cards', 'errors:TOO_MANY_DECLINED_CARDS'],
  ['walkIns', 'errors:TOO_MANY_WALK_INS'],
]);

/** True if a part of the app's own code did not load: its server has newer code by now, or cannot be reached. */
export function isCodeMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  );
}

/** The text key of a failure; a component shows the generic text if the key has no text (ERR-02, ERR-11). */
export function errorTextKey(error: unknown): ErrorKey {
  if (isCodeMissing(error)) return 'errors:NETWORK_UNREACHABLE';
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (Object.hasOwn(borrowed, code)) return borrowed[code as keyof typeof borrowed];
  return /^[A-Z][A-Z_]+$/.test(code) ? (`errors:${code}` as ErrorKey) : 'general:genericError';
}
