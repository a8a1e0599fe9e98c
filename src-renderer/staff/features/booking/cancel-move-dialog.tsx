import { Button, makeStyles } from '@fluentui/react-components';
import { toAppError } from '#renderer/platform/gateway/lost-response.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { useCancelMove } from './use-move.ts';

const useStyles = makeStyles({ text: { margin: 0 } });

type CancelMoveProps = { hotelId: string; bookingId: string; room: DeskRoom; onClose: () => void };

export function CancelMoveDialog({ hotelId, bookingId, room, onClose }: CancelMoveProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const { accommodationId, roomId, number, plannedMove } = room;
  const cancel = useCancelMove({ hotelId, bookingId, accommodationId, roomId }, number, onClose);
  const isSold = cancel.isError && toAppError(cancel.error).code === 'ROOM_UNAVAILABLE';
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t('move.cancel.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('move.cancel.keep')}
          </Button>
          <BusyButton busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('move.cancel.confirm')}
          </BusyButton>
        </>
      }
    >
      <p className={styles.text}>{t('move.cancel.text', { number, other: plannedMove?.number ?? '' })}</p>
      {cancel.isError && (
        <Notice intent="error">{isSold ? t('move.cancel.sold') : errorText(cancel.error)}</Notice>
      )}
    </Modal>
  );
}
