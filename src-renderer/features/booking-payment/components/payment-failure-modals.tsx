import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';

const useStyles = makeStyles({ text: { margin: 0 }, button: { minHeight: '44px' } });

type PaymentFailureModalsProps = { which: 'notAuthorized' | 'validationFailure' | null; onClose: () => void };

/** The card was not authorised, or could not be checked (PAY-29). */
export function PaymentFailureModals({ which, onClose }: PaymentFailureModalsProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const texts = which === 'validationFailure' ? 'cardValidationFailure' : 'cardNotAuthorized';
  return (
    <Modal
      open={which !== null}
      kind="alert"
      size="small"
      title={t(`${texts}.title`)}
      onClose={onClose}
      actions={
        <Button className={styles.button} appearance="primary" size="large" onClick={onClose}>
          {t(`${texts}.confirm`)}
        </Button>
      }
    >
      <p className={styles.text}>{t(`${texts}.description`)}</p>
    </Modal>
  );
}
