import { Button, makeStyles } from '@fluentui/react-components';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine } from '#renderer/platform/ui/bill.tsx';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { useHideBooking } from '../queries.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '14px' },
  text: { margin: 0 },
  code: { '& > div': { alignItems: 'center' }, '& dd': { fontWeight: 600, letterSpacing: '0.08em' } },
});

type HideDialogProps = {
  booking: Booking;
  status: BookingListStatus;
  onClose: () => void;
  onHidden: () => void;
};

export function HideDialog({ booking, status, onClose, onHidden }: HideDialogProps) {
  const t = useText('booking-list');
  const styles = useStyles();
  const errorText = useErrorText();
  const hide = useHideBooking(status);
  return (
    <Modal
      open
      kind="alert"
      title={t('hide.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabled={hide.isPending} onClick={onClose}>
            {t('hide.keep')}
          </Button>
          <BusyButton busy={hide.isPending} onClick={() => hide.mutate(booking, { onSuccess: onHidden })}>
            {t('hide.confirm')}
          </BusyButton>
        </>
      }
    >
      <div className={styles.body}>
        {hide.isError && <Notice intent="error">{errorText(hide.error)}</Notice>}
        <p className={styles.text}>
          <strong>{t('hide.what', { city: booking.building.city, dates: formatStayDates(booking) })}</strong>
        </p>
        <p className={styles.text}>{t('hide.stays')}</p>
        {booking.isActiveBooking && <p className={styles.text}>{t('hide.standing')}</p>}
        <p className={styles.text}>{t('hide.undo')}</p>
        <Bill className={styles.code}>
          <BillLine label={t('hide.code')}>
            <Masked what={t('card.codeMasked')}>{booking.locator}</Masked>
          </BillLine>
        </Bill>
      </div>
    </Modal>
  );
}
