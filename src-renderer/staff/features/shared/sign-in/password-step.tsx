import { makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { beginSignIn } from '../session/session.ts';
import type { SignInValues } from './sign-in-schema.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '16px' } });

const loadSchema = () => import('./sign-in-schema.ts').then(module => module.signInSchema);

type PasswordStepProps = {
  email: string;
  /** True after a sign-in that took too long: it begins again. */
  isLate: boolean;
  onNext: (email: string, challenge: string) => void;
};

export function PasswordStep({ email, isLate, onNext }: PasswordStepProps) {
  const styles = useStyles();
  const t = useText('staff/sign-in');
  const errorText = useErrorText();
  const form = useAppForm<SignInValues>({
    schema: loadSchema,
    defaultValues: { email, password: '' },
    // Who leaves the empty field for the passkey has missed nothing.
    mode: 'onSubmit',
  });
  const begin = useMutation({
    mutationFn: (values: SignInValues) => beginSignIn(values.email, values.password),
    onSuccess: (challenge, values) => onNext(values.email, challenge),
    onError: () => {
      form.resetField('password');
      form.setFocus('password');
    },
  });
  return (
    <Form
      form={form}
      texts="staff/sign-in"
      label={t('title')}
      className={styles.form}
      onSubmit={values => begin.mutateAsync(values).catch(() => undefined)}
    >
      {isLate && !begin.isError && <Notice intent="info">{t('late')}</Notice>}
      {begin.isError && <Notice intent="error">{errorText(begin.error)}</Notice>}
      <TextField
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus={email === ''}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus={email !== ''}
      />
      <SubmitButton>{t('continue')}</SubmitButton>
    </Form>
  );
}
