import {
  changedParts,
  type PersonalInfoValues,
} from '#renderer/platform/guest-forms/personal-info-values.ts';
import { errorTextKey } from '#renderer/platform/i18n/error-text.ts';
import { hasText, loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { toast } from '#renderer/platform/ui/toast.ts';

export type Mode = 'account' | 'checkIn';

/** The call of a save: a check-in has its own, and makes none if nothing has changed (PER-21, API-47, API-48). */
export function chooseCall(
  mode: Mode,
  stored: PersonalInfoValues,
  typed: PersonalInfoValues,
): 'save' | 'saveAtCheckIn' | null {
  if (mode === 'account') return 'save';
  return changedParts(stored, typed).length === 0 ? null : 'saveAtCheckIn';
}

/** The server's text for the guest if there is one, otherwise a general text (PER-23, ERR-01, ERR-02). */
export async function notifyFailure(error: unknown): Promise<void> {
  await loadTexts('errors').catch(() => undefined);
  const key = errorTextKey(error);
  if (key !== 'general:genericError' && hasText(key)) toast.notify({ intent: 'error', error });
  else toast.notify({ intent: 'error', textKey: 'personal-information:personalInfoForm.reqError' });
}
