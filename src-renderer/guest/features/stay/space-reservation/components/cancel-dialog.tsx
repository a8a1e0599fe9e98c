import { Button, makeStyles } from '@fluentui/react-components';
import { formatStayDay, formatStayTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { useCancelReservation } from '../queries.ts';

const useStyles = makeStyles({ body: { display: 'grid', gap: '14px' }, text: { margin: 0 } });

type CancelDialogProps = { reservation: SpaceReservation; onClose: () => void };

export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const errorText = useErrorText();
  const cancel = useCancelReservation();
  const { reserveId, spaceName, checkInDate, checkOutDate, buildingTimezone: timeZone } = reservation;
  const confirm = () =>
    cancel.mutate(reserveId, {
      onSuccess: () => {
        toast.notify({ intent: 'success', textKey: 'space-reservation:canceled' });
        onClose();
      },
      onError: () => toast.notify({ intent: 'error', textKey: 'general:genericError' }),
    });
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t('cancel.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabled={cancel.isPending} onClick={onClose}>
            {t('cancel.stay')}
          </Button>
          <BusyButton busy={cancel.isPending} onClick={confirm}>
            {t('cancel.confirm')}
          </BusyButton>
        </>
      }
    >
      <div className={styles.body}>
        {cancel.isError && <Notice intent="error">{errorText(cancel.error)}</Notice>}
        <p className={styles.text}>
          <strong>{spaceName}</strong>
          <br />
          {t('card.when', {
            day: formatStayDay(checkInDate, timeZone),
            from: formatStayTime(checkInDate, timeZone),
            until: formatStayTime(checkOutDate, timeZone),
          })}
        </p>
        <p className={styles.text}>{t('cancel.text')}</p>
      </div>
    </Modal>
  );
}
