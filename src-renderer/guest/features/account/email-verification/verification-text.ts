import { errorText } from '#renderer/platform/i18n/i18n.ts';
import { minutesToWait } from '#renderer/platform/i18n/retry-after.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import { AppError } from '#shared/errors.ts';

/** Up to here a wait is "a few minutes"; the day's limit of e-mails can mean hours (SEC-21). */
const A_FEW_MINUTES = 20;

export function verificationErrorText(
  error: unknown,
  t: Text<'email-verification'>,
  isSignedIn: boolean,
): string {
  const code = error instanceof AppError ? error.code : '';
  if (code === 'CODE_INVALID') return t(isSignedIn ? 'invalidVerificationCode' : 'invalidSignedOut');
  const isShortWait = code === 'TOO_MANY_REQUESTS' && (minutesToWait(error) ?? 0) <= A_FEW_MINUTES;
  return isShortWait ? t('tooManyRequests') : errorText(error);
}
