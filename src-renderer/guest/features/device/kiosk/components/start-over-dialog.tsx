import { Button, makeStyles } from '@fluentui/react-components';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';

const useStyles = makeStyles({ text: { margin: 0 } });

export function StartOverDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('kiosk');
  return (
    <Modal
      open={open}
      kind="alert"
      title={t('startOver.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={() => endGuest('startOver')}>
            {t('startOver.go')}
          </Button>
          <Button size="large" appearance="primary" onClick={onClose}>
            {t('startOver.stay')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('startOver.text')}</p>
    </Modal>
  );
}
