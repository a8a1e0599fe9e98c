import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { signInAgain } from '#renderer/features/session/session.ts';
import { Form, useGuestForm } from '#renderer/forms/form.tsx';
import { PasswordField } from '#renderer/forms/password-field.tsx';
import { useErrorText, useText } from '#renderer/i18n/i18n.ts';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { Modal } from '#renderer/ui/modal.tsx';
import { Notice } from '#renderer/ui/notice.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  form: { display: 'grid', marginTop: '16px' },
  failure: { marginTop: '16px' },
  forgotten: { justifySelf: 'start', paddingInline: 0 },
});

type DeleteConfirmProps = {
  open: boolean;
  /** Whose password has to be entered again; null where that is not needed. */
  passwordOf: string | null;
  passwordHint: string;
  /** For a guest who does not know the password; null where the phone is the way. */
  onForgotten: (() => void) | null;
  onClose: () => void;
  /** The dialog is to close now: a page that is left under an open one stays hidden from screen readers. */
  onConfirm: () => void;
};

/** The last question before an account is deleted (SET-05). */
export function DeleteConfirm({
  open,
  passwordOf,
  passwordHint,
  onForgotten,
  onClose,
  onConfirm,
}: DeleteConfirmProps) {
  const styles = useStyles();
  const t = useText('settings');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useGuestForm<{ password: string }>({
    schema: () => import('../password-again-schema.ts').then(module => module.passwordAgainSchema),
    defaultValues: { password: '' },
  });
  const { reset } = form;
  useEffect(() => {
    if (open) return;
    reset();
    setFailure(null);
  }, [open, reset]);

  async function go(password: string) {
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

  const submit = () => void form.handleSubmit(({ password }) => go(password))();
  return (
    <Modal
      open={open}
      kind="alert"
      size="small"
      title={t('delete.confirm.title')}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      actions={
        <>
          <BusyButton
            appearance="secondary"
            busy={isBusy}
            onClick={passwordOf === null ? () => void go('') : submit}
          >
            {t('delete.confirm.go')}
          </BusyButton>
          <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={onClose}>
            {t('delete.confirm.stay')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('delete.confirm.text')}</p>
      {passwordOf !== null && (
        <Form
          form={form}
          onSubmit={({ password }) => go(password)}
          className={styles.form}
          label={t('delete.confirm.title')}
        >
          <PasswordField
            name="password"
            label={t('delete.confirm.password')}
            hint={passwordHint}
            autoComplete="current-password"
            required
          />
          {onForgotten !== null && (
            <Button appearance="transparent" className={styles.forgotten} onClick={onForgotten}>
              {t('delete.confirm.forgotten')}
            </Button>
          )}
        </Form>
      )}
      {failure !== null && (
        <Notice intent="error" className={styles.failure}>
          {failure}
        </Notice>
      )}
    </Modal>
  );
}
