import { Button } from '@fluentui/react-components';
import { formatDateRange } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { HotelRoom, RoomClosure } from '#shared/contract/staff/rooms.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useRoomAct } from './queries.ts';

type ReopenDialogProps = { hotelId: string; room: HotelRoom; closure: RoomClosure; onClose: () => void };

/** The room may be sold to somebody a second later, so that it says what happens first. */
export function ReopenDialog({ hotelId, room, closure, onClose }: ReopenDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/rooms');
  const errorText = useErrorText();
  const reopen = useRoomAct(
    () => staffGateway.rooms.reopen({ hotelId, roomId: room.roomId, closureId: closure.id }),
    { hotelId, done: 'reopen.done', onDone: onClose },
  );
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t('reopen.title', { number: room.number })}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('reopen.keep')}
          </Button>
          <BusyButton busy={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
            {t('reopen.confirm')}
          </BusyButton>
        </>
      }
    >
      <p className={styles.text}>
        {t('reopen.text', { days: formatDateRange(closure.from, closure.until), reason: closure.reason })}
      </p>
      {reopen.isError && <Notice intent="error">{errorText(reopen.error)}</Notice>}
    </Modal>
  );
}
