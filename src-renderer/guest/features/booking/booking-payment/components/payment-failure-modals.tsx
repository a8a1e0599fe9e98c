import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type CardEntry, focusCard } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { type Rejection, rejectionAtom } from '../payment-flow.ts';
import { recoveryFor } from '../recovery.ts';

const useStyles = makeStyles({ text: { margin: 0 }, button: { minHeight: '44px' } });

export function PaymentFailureModals({ card }: { card: CardEntry }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const rejection = useAtomValue(rejectionAtom);
  const [readRejection, setReadRejection] = useState<Rejection | null>(null);
  const recovery = rejection === null || rejection === readRejection ? null : recoveryFor(rejection);
  const close = () => {
    setReadRejection(rejection);
    // After the dialog has returned the focus: the card has to be corrected.
    focusCard(card);
  };
  const texts = recovery === 'validationFailure' ? 'cardValidationFailure' : 'cardNotAuthorized';
  return (
    <Modal
      open={recovery === 'notAuthorized' || recovery === 'validationFailure'}
      kind="alert"
      size="small"
      title={t(`${texts}.title`)}
      onClose={close}
      actions={
        <Button className={styles.button} appearance="primary" size="large" onClick={close}>
          {t(`${texts}.confirm`)}
        </Button>
      }
    >
      <p className={styles.text}>{t(`${texts}.description`)}</p>
    </Modal>
  );
}
