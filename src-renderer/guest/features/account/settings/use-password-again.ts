import { useEffect, useState } from 'react';
import { signInAgain } from '#renderer/guest/features/shared/session/session.ts';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';

export type PasswordValues = { password: string };

type PasswordAgainOptions = {
  /** The typed password is cleared when the dialog closes. */
  open: boolean;
  /** The e-mail of the guest whose password is required; null if none is. */
  passwordOf: string | null;
  onConfirm: () => void;
};

export function usePasswordAgain({ open, passwordOf, onConfirm }: PasswordAgainOptions) {
  const t = useText('settings');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useAppForm<PasswordValues>({
    schema: () => import('./password-again-schema.ts').then(module => module.passwordAgainSchema),
    defaultValues: { password: '' },
  });
  const { reset } = form;
  useEffect(() => {
    if (open) return;
    reset();
    setFailure(null);
  }, [open, reset]);

  async function go({ password }: PasswordValues) {
    setFailure(null);
    setBusy(true);
    try {
      if (passwordOf === null || (await signInAgain(passwordOf, password))) onConfirm();
      else setFailure(t('delete.confirm.wrongPassword'));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    isBusy,
    failure,
    submit: go,
    confirm: () => void (passwordOf === null ? go({ password: '' }) : form.handleSubmit(go)()),
  };
}
