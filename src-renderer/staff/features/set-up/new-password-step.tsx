import { makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { choosePassword, type Linked, type SetUpStep } from './set-up.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '16px' } });

const loadSchema = () => import('./set-up-schema.ts').then(module => module.passwordSchema);

export function NewPasswordStep({ linked, onNext }: { linked: Linked; onNext: (step: SetUpStep) => void }) {
  const styles = useStyles();
  const t = useText('staff/set-up');
  const errorText = useErrorText();
  const form = useAppForm({
    schema: loadSchema,
    defaultValues: { email: linked.email, password: '', repeated: '' },
  });
  const choose = useMutation({
    mutationFn: (password: string) => choosePassword(linked, password),
    onSuccess: onNext,
  });
  return (
    <Form
      form={form}
      texts="staff/set-up"
      label={t('steps.password')}
      className={styles.form}
      onSubmit={({ password }) => choose.mutateAsync(password).catch(() => undefined)}
    >
      {choose.isError && <Notice intent="error">{errorText(choose.error)}</Notice>}
      <TextField name="email" label={t('email')} type="email" autoComplete="username" readOnly />
      <PasswordField
        name="password"
        label={t('password.label')}
        hint={t('password.hint')}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField name="repeated" label={t('password.again')} autoComplete="new-password" />
      <SubmitButton>{t('next')}</SubmitButton>
    </Form>
  );
}
