import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ForgotPasswordValues } from '#renderer/guest/features/shared/session/password-schemas.ts';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { errorText, loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import { AppError } from '#shared/errors.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '20px' } });

/** /forgot-password (SGN-30 to SGN-33): the response is the same for unknown accounts (API-42). */
export function Component() {
  const styles = useStyles();
  const t = useText('password');
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  const form = useAppForm<ForgotPasswordValues>({
    schema: () =>
      import('#renderer/guest/features/shared/session/password-schemas.ts').then(
        module => module.forgotPasswordSchema,
      ),
    defaultValues: { email: '' },
  });

  async function submit({ email }: ForgotPasswordValues) {
    setOutcome(null);
    try {
      await gateway.guestUser.sendPasswordResetEmail({ email });
      setOutcome({ failure: null });
      toast.notify({ intent: 'success', textKey: 'password:forgot.success' });
    } catch (error) {
      setOutcome({ failure: await toErrorText(error) });
    }
  }

  async function toErrorText(error: unknown): Promise<string> {
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
