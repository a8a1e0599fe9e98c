import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';

type ChangeOptionDialogProps = {
  open: boolean;
  current: string;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
};

export function ChangeOptionDialog({ open, current, name, onConfirm, onClose }: ChangeOptionDialogProps) {
  const t = useText('minibar');
  return (
    <Modal
      open={open}
      kind="alert"
      size="small"
      title={t('change.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onConfirm}>
            {t('change.yes', { name })}
          </Button>
          <Button size="large" appearance="primary" onClick={onClose}>
            {t('change.no', { current })}
          </Button>
        </>
      }
    >
      {t('change.text', { current })}
    </Modal>
  );
}
