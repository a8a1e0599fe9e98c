import { Button } from '@fluentui/react-components';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { usePersonAct } from './use-person-act.ts';

type ConfirmDialogProps = {
  hotel: Hotel;
  act: 'reset' | 'deactivate';
  person: StaffPerson;
  onClose: () => void;
};

const calls = {
  reset: staffGateway.staff.resetSecondFactor,
  deactivate: staffGateway.staff.deactivate,
} as const;

/** What cannot be taken back says what happens, and the way out has the focus. */
export function ConfirmDialog({ hotel, act, person, onClose }: ConfirmDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/accounts');
  const errorText = useErrorText();
  const { staffId, name } = person;
  const { hotelId } = hotel;
  const confirm = usePersonAct(() => calls[act]({ hotelId, staffId }), {
    hotelId,
    done: `${act}.done`,
    nameOf: () => name,
    onDone: onClose,
  });
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t(`${act}.title`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t(`${act}.keep`)}
          </Button>
          <BusyButton busy={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
            {t(`${act}.confirm`)}
          </BusyButton>
        </>
      }
    >
      <p className={styles.text}>{t(`${act}.text`, { name })}</p>
      {confirm.isError && <Notice intent="error">{errorText(confirm.error)}</Notice>}
    </Modal>
  );
}
