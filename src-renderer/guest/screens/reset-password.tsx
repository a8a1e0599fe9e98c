import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { forgetOobCode, oobCode } from '#renderer/guest/features/shared/session/link-secrets.ts';
import type { ResetPasswordValues } from '#renderer/guest/features/shared/session/password-schemas.ts';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { PasswordRules } from '#renderer/platform/forms/password-rules.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import { AppError } from '#shared/errors.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '20px' } });

export function Component() {
  const styles = useStyles();
  const t = useText('password');
  const navigate = useNavigate();
  const form = useAppForm<ResetPasswordValues>({
    schema: () =>
      import('#renderer/guest/features/shared/session/password-schemas.ts').then(
        module => module.resetPasswordSchema,
      ),
    defaultValues: { password: '', repeatPassword: '' },
  });
  const [password, repeat] = form.watch(['password', 'repeatPassword']);
  const { isTouched } = form.getFieldState('repeatPassword', form.formState);

  const { trigger } = form;
  useEffect(() => {
    if (isTouched && password !== '') void trigger('repeatPassword');
  }, [isTouched, password, trigger]);

  async function submit(values: ResetPasswordValues) {
    try {
      const { resetPassword } = await import('#renderer/platform/gateway/auth-client.ts');
      await resetPassword(oobCode() ?? '', values.password);
    } catch (error) {
      const code = error instanceof AppError ? error.code : '';
      if (code === 'WEAK_PASSWORD') return form.setError('password', { message: 'password' });
      // Without a response the code may still be valid: the guest can try again from here.
      if (/^(NETWORK_|SERVICE_UNAVAILABLE|TOO_MANY_REQUESTS)/.test(code)) {
        return toast.notify({ intent: 'error', error });
      }
      forgetOobCode();
      toast.notify({ intent: 'error', textKey: 'password:reset.error' });
      await navigate(paths.forgotPassword, { replace: true });
      return;
    }
    forgetOobCode();
    toast.notify({ intent: 'success', textKey: 'session:reset.success' });
    await navigate(paths.login, { replace: true });
  }

  return (
    <AuthLayout
      title={t('reset.title')}
      subtitle={t('reset.subtitle')}
      stem="detail-breakfast"
      pictureAlt={t('pictureAlt')}
    >
      <title>{`${t('reset.title')} · Pernoite`}</title>
      <Form form={form} onSubmit={submit} className={styles.form}>
        <PasswordField name="password" label={t('reset.password')} autoComplete="new-password" />
        <PasswordRules name="password" />
        <PasswordField name="repeatPassword" label={t('reset.repeat')} autoComplete="new-password" />
        <SubmitButton disabled={password === '' || repeat === ''}>{t('reset.submit')}</SubmitButton>
      </Form>
    </AuthLayout>
  );
}
