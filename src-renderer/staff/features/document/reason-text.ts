import { hasText, textOf } from '#renderer/platform/i18n/i18n.ts';
import type { StatusReason } from '#shared/contract/guest/validation.ts';

/** As the guest reads it; one without a text here is shown in the server's own. */
export function reasonText({ code, description }: StatusReason): string {
  const key = `identity-verification:reprovedStatus.validationErrors.${code}`;
  return hasText(key) ? textOf(key) : description;
}
