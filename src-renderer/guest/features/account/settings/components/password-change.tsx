import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { PasswordRules } from '#renderer/platform/forms/password-rules.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { PasswordChangeValues } from '../access-schemas.ts';
import { changePassword } from '../change-access.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '20px' } });

/** Every other device is signed out, as the text says beforehand (SET-28). */
export function PasswordChange() {
  const styles = useStyles();
  const t = useText('settings');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useAppForm<PasswordChangeValues>({
    schema: () => import('../access-schemas.ts').then(module => module.passwordChangeSchema),
    defaultValues: { currentPassword: '', password: '', repeatPassword: '' },
  });
  const password = form.watch('password');
  const { isTouched } = form.getFieldState('repeatPassword', form.formState);
  const { trigger } = form;
  useEffect(() => {
    if (isTouched && password !== '') void trigger('repeatPassword');
  }, [isTouched, password, trigger]);

  async function submit(values: PasswordChangeValues) {
    setFailure(null);
    try {
      await changePassword(values.currentPassword, values.password);
      form.reset();
      toast.notify({ intent: 'success', textKey: 'settings:access.password.changed' });
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <Sheet title={t('access.password.title')} lead={t('access.password.lead')}>
      <Form form={form} onSubmit={submit} className={styles.form} label={t('access.password.title')}>
        <PasswordField
          name="currentPassword"
          label={t('access.current')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          name="password"
          label={t('access.password.new')}
          autoComplete="new-password"
          required
        />
        <PasswordRules name="password" />
        <PasswordField
          name="repeatPassword"
          label={t('access.password.repeat')}
          autoComplete="new-password"
          required
        />
        {failure !== null && <Notice intent="error">{failure}</Notice>}
        <SubmitButton>{t('access.password.submit')}</SubmitButton>
      </Form>
    </Sheet>
  );
}
