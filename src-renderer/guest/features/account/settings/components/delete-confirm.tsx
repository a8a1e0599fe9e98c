import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { usePasswordAgain } from '../use-password-again.ts';
import { PasswordAgainForm } from './password-again-form.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  failure: { marginTop: '16px' },
});

type DeleteConfirmProps = {
  open: boolean;
  /** The e-mail of the guest whose password is required; null if none is. */
  passwordOf: string | null;
  passwordHint: string;
  /** For a guest who does not know the password; null if it is changed on the phone. */
  onForgotten: (() => void) | null;
  onClose: () => void;
  /** Called when the dialog must close: a page that is left under an open one stays hidden from screen readers. */
  onConfirm: () => void;
};

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
  const { form, isBusy, failure, submit, confirm } = usePasswordAgain({ open, passwordOf, onConfirm });
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
          <BusyButton appearance="secondary" busy={isBusy} onClick={confirm}>
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
        <PasswordAgainForm form={form} hint={passwordHint} onSubmit={submit} onForgotten={onForgotten} />
      )}
      {failure !== null && (
        <Notice intent="error" className={styles.failure}>
          {failure}
        </Notice>
      )}
    </Modal>
  );
}
