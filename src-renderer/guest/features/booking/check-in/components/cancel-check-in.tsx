import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({ cancel: { marginInlineEnd: '-12px', color: brand.inkSoft, fontWeight: 400 } });

export function CancelCheckIn() {
  const t = useText('check-in');
  const styles = useStyles();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button className={styles.cancel} size="large" appearance="subtle" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Modal
        open={isOpen}
        kind="alert"
        size="small"
        title={t('cancel.title')}
        onClose={close}
        actions={
          <>
            <Button
              size="large"
              onClick={() => {
                close();
                void navigate(paths.home);
              }}
            >
              {t('cancel.leave')}
            </Button>
            <Button size="large" appearance="primary" onClick={close}>
              {t('cancel.stay')}
            </Button>
          </>
        }
      >
        {t('cancel.text')}
      </Modal>
    </>
  );
}
