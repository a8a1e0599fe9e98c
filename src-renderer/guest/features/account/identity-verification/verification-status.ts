import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { StatusReason, ValidationStatus } from '#shared/contract/guest/validation.ts';
import { type IdentityReason, identityReasons } from '#shared/identity-reasons.ts';
import { type IdentityStatus, toIdentityStatus } from '#shared/rules/identity-status.ts';

export type Verification = { status: IdentityStatus; reasons: StatusReason[] };

export function toVerification({ validationStatus, statusReasons }: ValidationStatus): Verification {
  return { status: toIdentityStatus(validationStatus), reasons: statusReasons };
}

const isKnown = (code: string): code is IdentityReason => identityReasons.some(one => one === code);

/** A reason in the guest's language; one without a local text is shown in the server's own (IDV-09). */
export function reasonText({ code, description }: StatusReason, t: Text<'identity-verification'>): string {
  return isKnown(code) ? t(`reprovedStatus.validationErrors.${code}`) : description;
}

export type CardAction = 'start' | 'restart' | 'tryAgain' | 'continue' | null;

export function cardAction(
  status: IdentityStatus,
  { allowRestart, canContinue }: { allowRestart: boolean; canContinue: boolean },
): CardAction {
  if (status === 'PENDING') return 'start';
  if (status === 'REPROVED') return 'tryAgain';
  if (status === 'APPROVED' && allowRestart) return 'restart';
  return canContinue ? 'continue' : null;
}

const BRAZIL = 30;

export function verificationLanguage(nationality: number | null): 'en' | 'pt' {
  return nationality === BRAZIL ? 'pt' : 'en';
}
