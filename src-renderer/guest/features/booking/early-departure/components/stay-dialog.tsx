import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import type { DepartureKind } from '../departure.ts';

type StayDialogProps = { kind: DepartureKind; open: boolean; onContinue: () => void; onLeave: () => void };

export function StayDialog({ kind, open, onContinue, onLeave }: StayDialogProps) {
  const t = useText('early-departure');
  return (
    <Modal
      open={open}
      kind="alert"
      size="small"
      title={t(kind === 'leave' ? 'stay.title' : 'stay.giveUp.title')}
      onClose={onContinue}
      actions={
        <>
          <Button size="large" onClick={onLeave}>
            {t('stay.leave')}
          </Button>
          <Button size="large" appearance="primary" onClick={onContinue}>
            {t(kind === 'leave' ? 'stay.continue' : 'stay.giveUp.continue')}
          </Button>
        </>
      }
    >
      {t('stay.text')}
    </Modal>
  );
}
