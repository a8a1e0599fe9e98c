import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { CodeField } from '#renderer/platform/forms/code-field.tsx';
import type { CodeValues } from '#renderer/platform/forms/code-schema.ts';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { EmailChangeValues } from '../access-schemas.ts';
import { confirmEmailChange, requestEmailChange } from '../change-access.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  now: { margin: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const styles = useStyles();
  const t = useText('settings');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useAppForm<EmailChangeValues>({
    schema: () => import('../access-schemas.ts').then(module => module.emailChangeSchema),
    defaultValues: { email: '', currentPassword: '' },
  });

  async function submit(values: EmailChangeValues) {
    setFailure(null);
    try {
      await requestEmailChange(values.email, values.currentPassword);
      onSent(values.email.trim());
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <Form form={form} onSubmit={submit} className={styles.form} label={t('access.email.title')}>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('access.email.new')}
        autoComplete="email"
        required
      />
      <PasswordField
        name="currentPassword"
        label={t('access.current')}
        autoComplete="current-password"
        required
      />
      {failure !== null && <Notice intent="error">{failure}</Notice>}
      <SubmitButton>{t('access.email.submit')}</SubmitButton>
    </Form>
  );
}

type CodeFormProps = { email: string; onDone: () => void; onBack: () => void };

function CodeForm({ email, onDone, onBack }: CodeFormProps) {
  const styles = useStyles();
  const t = useText('settings');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useAppForm<CodeValues>({
    schema: () => import('#renderer/platform/forms/code-schema.ts').then(module => module.codeSchema),
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });

  async function submit({ code }: CodeValues) {
    setFailure(null);
    try {
      await confirmEmailChange(code);
      onDone();
    } catch (error) {
      setFailure(errorText(error));
      form.resetField('code');
      form.setFocus('code');
    }
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      texts="settings"
      className={styles.form}
      label={t('access.email.title')}
    >
      <p className={styles.now} role="status">
        {t('access.email.sent', { email })}
      </p>
      <CodeField label={t('access.email.code')} hint={t('access.email.codeHint')} autoFocus />
      {failure !== null && <Notice intent="error">{failure}</Notice>}
      <div className={styles.actions}>
        <SubmitButton>{t('access.email.confirm')}</SubmitButton>
        <Button appearance="subtle" size="large" onClick={onBack}>
          {t('access.email.other')}
        </Button>
      </div>
    </Form>
  );
}

/** The new address counts once its six digits are typed here (SET-27). */
export function EmailChange({ email }: { email: string }) {
  const styles = useStyles();
  const t = useText('settings');
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <Sheet title={t('access.email.title')} lead={t('access.email.lead')}>
      <p className={styles.now}>{t('access.email.now', { email })}</p>
      {wanted === null ? (
        <AddressForm onSent={setWanted} />
      ) : (
        <CodeForm
          email={wanted}
          onBack={() => setWanted(null)}
          onDone={() => {
            setWanted(null);
            toast.notify({ intent: 'success', textKey: 'settings:access.email.changed' });
          }}
        />
      )}
    </Sheet>
  );
}
