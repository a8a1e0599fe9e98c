import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { paths } from '#renderer/app/paths.ts';
import type { ForgotPasswordValues } from '#renderer/features/session/password-schemas.ts';
import { Form, useGuestForm } from '#renderer/forms/form.tsx';
import { SubmitButton } from '#renderer/forms/submit-button.tsx';
import { TextField } from '#renderer/forms/text-field.tsx';
import { gateway } from '#renderer/gateway/client.ts';
import { errorText, loadTexts, useText } from '#renderer/i18n/i18n.ts';
import { AuthLayout } from '#renderer/ui/auth-layout.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextLink } from '#renderer/ui/text-link.tsx';
import { toast } from '#renderer/ui/toast.ts';
import { AppError } from '#shared/errors.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '20px' } });

/** /forgot-password (SGN-30 to SGN-33): the response is the same whether or not there is such an account (API-42). */
export function Component() {
  const styles = useStyles();
  const t = useText('password');
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  const form = useGuestForm<ForgotPasswordValues>({
    schema: () =>
      import('#renderer/features/session/password-schemas.ts').then(module => module.forgotPasswordSchema),
    defaultValues: { email: '' },
  });

  async function submit({ email }: ForgotPasswordValues) {
    setOutcome(null);
    try {
      await gateway.guestUser.sendPasswordResetEmail({ email });
      setOutcome({ failure: null });
      toast.notify({ intent: 'success', textKey: 'password:forgot.success' });
    } catch (error) {
      setOutcome({ failure: await wordsFor(error) });
    }
  }

  async function wordsFor(error: unknown): Promise<string> {
    const code = error instanceof AppError ? error.code : '';
    if (!/^(NETWORK_|TOO_MANY_REQUESTS|SERVICE_UNAVAILABLE)/.test(code)) return t('forgot.error');
    await loadTexts('errors').catch(() => undefined);
    return errorText(error);
  }

  return (
    <AuthLayout
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      stem="detail-breakfast"
      pictureAlt={t('pictureAlt')}
    >
      <title>{`${t('forgot.title')} · Pernoite`}</title>
      <Form form={form} onSubmit={submit} className={styles.form}>
        <TextField
          name="email"
          type="email"
          label={t('forgot.email')}
          autoComplete="username"
          inputMode="email"
        />
        {outcome && (
          <Notice intent={outcome.failure === null ? 'success' : 'error'}>
            {outcome.failure ?? t('forgot.success')}
          </Notice>
        )}
        <SubmitButton disabled={form.watch('email').trim() === ''}>{t('forgot.submit')}</SubmitButton>
      </Form>
      <TextLink to={paths.login}>{t('forgot.back')}</TextLink>
    </AuthLayout>
  );
}
