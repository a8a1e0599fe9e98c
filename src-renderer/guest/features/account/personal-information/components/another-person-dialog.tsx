import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';

type AnotherPersonDialogProps = { open: boolean; onConfirm: () => void; onClose: () => void };

/** Another name or nationality requires a new validation: the guest confirms first (PER-18, PER-19). */
export function AnotherPersonDialog({ open, onConfirm, onClose }: AnotherPersonDialogProps) {
  const t = useText('personal-information');
  return (
    <Modal
      open={open}
      kind="alert"
      size="small"
      title={t('anotherPerson.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('anotherPerson.cancel')}
          </Button>
          <Button size="large" appearance="primary" onClick={onConfirm}>
            {t('anotherPerson.confirm')}
          </Button>
        </>
      }
    >
      {t('anotherPerson.text')}
    </Modal>
  );
}
