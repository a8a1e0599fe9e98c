import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';

type ConnectionDialogProps = {
  again: (() => Promise<void>) | null;
  onClose: () => void;
};

export function ConnectionDialog({ again, onClose }: ConnectionDialogProps) {
  const t = useText('check-in');
  const [isBusy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    await again?.();
    setBusy(false);
  }
  return (
    <Modal
      open={again !== null || isBusy}
      kind="alert"
      size="small"
      title={t('connection.title')}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button size="large" disabled={isBusy} onClick={onClose}>
            {t('connection.close')}
          </Button>
          <BusyButton busy={isBusy} onClick={() => void retry()}>
            {t('general:tryAgain')}
          </BusyButton>
        </>
      }
    >
      {t('connection.text')}
    </Modal>
  );
}
