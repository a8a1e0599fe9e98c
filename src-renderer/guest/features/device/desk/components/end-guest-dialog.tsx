import { Button, makeStyles } from '@fluentui/react-components';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { busyWith } from '#renderer/platform/state/busy.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';

const useStyles = makeStyles({ body: { display: 'grid', gap: '12px' }, text: { margin: 0 } });

export function EndGuestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('desk');
  return (
    <Modal
      open={open}
      kind="alert"
      size="medium"
      title={t('end.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('end.back')}
          </Button>
          <Button size="large" appearance="primary" onClick={() => endGuest('signedOut')}>
            {t('end.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>{t('end.text')}</p>
        <p className={styles.text}>{t('end.stays')}</p>
        {open && busyWith() === 'payment' && <Notice intent="error">{t('end.paying')}</Notice>}
      </div>
    </Modal>
  );
}
