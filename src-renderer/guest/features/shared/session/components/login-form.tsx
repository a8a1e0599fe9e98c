import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { errorText, loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { AppError } from '#shared/errors.ts';
import type { LoginValues } from '../login-schema.ts';
import { signIn } from '../session.ts';
import { OwnDeviceChoice } from './own-device-choice.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  foot: { display: 'grid', gap: '8px', marginTop: '4px' },
});

type LoginFormProps = {
  onSignedIn?: () => void;
  onFailed?: () => void;
  forgotLink?: ReactNode;
  email?: string;
  /** Beside a search, whose button is the step forward. */
  isSecond?: boolean;
};

export function LoginForm({
  onSignedIn,
  onFailed,
  forgotLink,
  email: knownEmail = '',
  isSecond = false,
}: LoginFormProps) {
  const styles = useStyles();
  const t = useText('session');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useAppForm<LoginValues>({
    schema: () => import('../login-schema.ts').then(module => module.loginSchema),
    defaultValues: { email: knownEmail, password: '' },
  });
  useEffect(() => fetchAhead(() => import('#renderer/platform/gateway/auth-client.ts')), []);
  const [email, password] = form.watch(['email', 'password']);

  async function submit(values: LoginValues) {
    setFailure(null);
    try {
      await signIn(values.email, values.password);
    } catch (error) {
      setFailure(await toErrorText(error));
      onFailed?.();
      return;
    }
    onSignedIn?.();
  }

  async function toErrorText(error: unknown): Promise<string> {
    const code = error instanceof AppError ? error.code : '';
    if (code === 'INVALID_CREDENTIALS') return t('login.error');
    if (code === 'USER_DISABLED') return t('login.disabled');
    await loadTexts('errors').catch(() => undefined);
    return errorText(error);
  }

  return (
    <Form form={form} onSubmit={submit} texts="session" className={styles.form}>
      <TextField
        name="email"
        type="email"
        label={t('login.email')}
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
      <OwnDeviceChoice />
      {failure !== null && <Notice intent="error">{failure}</Notice>}
      <div className={styles.foot}>
        <SubmitButton
          appearance={isSecond ? 'outline' : 'primary'}
          size="large"
          disabled={email.trim() === '' || password === ''}
        >
          {t('login.submit')}
        </SubmitButton>
        {forgotLink}
      </div>
    </Form>
  );
}
