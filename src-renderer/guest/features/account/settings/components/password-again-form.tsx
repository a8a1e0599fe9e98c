import { Button, makeStyles } from '@fluentui/react-components';
import type { UseFormReturn } from 'react-hook-form';
import { Form } from '#renderer/platform/forms/form.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { PasswordValues } from '../use-password-again.ts';

const useStyles = makeStyles({
  form: { display: 'grid', marginTop: '16px' },
  forgotten: { justifySelf: 'start', paddingInline: 0 },
});

type PasswordAgainFormProps = {
  form: UseFormReturn<PasswordValues>;
  hint: string;
  onSubmit: (values: PasswordValues) => Promise<void>;
  /** For a guest who does not know the password; null if it is changed on the phone. */
  onForgotten: (() => void) | null;
};

export function PasswordAgainForm({ form, hint, onSubmit, onForgotten }: PasswordAgainFormProps) {
  const styles = useStyles();
  const t = useText('settings');
  return (
    <Form form={form} onSubmit={onSubmit} className={styles.form} label={t('delete.confirm.title')}>
      <PasswordField
        name="password"
        label={t('delete.confirm.password')}
        hint={hint}
        autoComplete="current-password"
        required
      />
      {onForgotten !== null && (
        <Button appearance="transparent" className={styles.forgotten} onClick={onForgotten}>
          {t('delete.confirm.forgotten')}
        </Button>
      )}
    </Form>
  );
}
