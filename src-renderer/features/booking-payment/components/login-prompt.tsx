import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { brand, from } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  prompt: {
    display: 'grid',
    gap: '12px',
    padding: '20px 16px',
    borderRadius: '20px',
    backgroundColor: brand.sageWash,
    color: brand.ink,
    [from.small]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: '24px',
      padding: '20px 28px',
    },
  },
  title: { margin: 0, fontWeight: 600 },
  text: { margin: '4px 0 0', lineHeight: 1.45 },
  modal: { display: 'grid', gap: '20px' },
  button: { minHeight: '44px' },
});

type LoginPromptProps = {
  /** Why the guest has to sign in, beyond the offer: the e-mail is known, or the session has ended. */
  reason: string | null;
  onOpen: () => void;
};

/** The offer to sign in instead of signing up (PAY-01). */
export function LoginPrompt({ reason, onOpen }: LoginPromptProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <div className={styles.prompt}>
      <div>
        <p className={styles.title}>{t('loginPrompt.title')}</p>
        <p className={styles.text}>{reason ?? t('loginPrompt.text')}</p>
      </div>
      <Button className={styles.button} size="large" onClick={onOpen}>
        {t('loginPrompt.action')}
      </Button>
    </div>
  );
}

type LoginDialogProps = {
  open: boolean;
  reason: string | null;
  onClose: () => void;
  /** The sign-in form; it closes the dialog when the guest is signed in. */
  form: ReactNode;
};

/**
 * The sign-in dialog over the page, so that nothing typed below it is lost (PAY-02). Outlives the offer that it ends.
 */
export function LoginDialog({ open, reason, onClose, form }: LoginDialogProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <Modal open={open} title={t('loginPrompt.modalTitle')} size="small" onClose={onClose}>
      <div className={styles.modal}>
        {reason !== null && <Notice intent="info">{reason}</Notice>}
        {form}
      </div>
    </Modal>
  );
}
