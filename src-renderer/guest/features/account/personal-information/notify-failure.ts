import { errorTextKey } from '#renderer/platform/i18n/error-text.ts';
import { hasText, loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { toast } from '#renderer/platform/ui/toast.ts';

/** The server's text for the guest if there is one, otherwise a general text (PER-23, ERR-01, ERR-02). */
export async function notifyFailure(error: unknown): Promise<void> {
  await loadTexts('errors').catch(() => undefined);
  const key = errorTextKey(error);
  if (key !== 'general:genericError' && hasText(key)) toast.notify({ intent: 'error', error });
  else toast.notify({ intent: 'error', textKey: 'personal-information:personalInfoForm.reqError' });
}
