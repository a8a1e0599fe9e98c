import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { useLockWatch } from '#renderer/guest/features/shared/guest-booking/use-lock-watch.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '8px', justifyItems: 'start', '@media print': { display: 'none' } },
  body: { display: 'grid', gap: '12px' },
  soft: { margin: 0, color: brand.inkSoft },
});

type RenewCodeProps = { bookingId: string; room: DetailedAccommodation };

export function RenewCode({ bookingId, room }: RenewCodeProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { accommodationId, doorCodeRenewalsLeft, isDoorCodeActive } = room;
  const { isLate } = useLockWatch(bookingId, !isDoorCodeActive);
  const renewal = useMutation({
    mutationFn: () => gateway.checkIn.renewDoorCode({ bookingId, accommodationId: String(accommodationId) }),
    onSuccess: () => {
      setOpen(false);
      toast.notify({ intent: 'success', textKey: 'booking-details:renewal.done' });
    },
    // After a lost response too: the code may have been changed.
    onSettled: () => refreshBooking(queries, bookingId),
  });
  const close = () => {
    if (!renewal.isPending) setOpen(false);
  };
  return (
    <div className={styles.box}>
      {!isDoorCodeActive && <Notice intent="info">{t(isLate ? 'door.silent' : 'door.told')}</Notice>}
      {doorCodeRenewalsLeft === 0 ? (
        <p className={styles.soft}>{t('renewal.limit')}</p>
      ) : (
        <Button
          size="large"
          appearance="subtle"
          onClick={() => {
            renewal.reset();
            setOpen(true);
          }}
        >
          {t('renewal.open')}
        </Button>
      )}
      <Modal
        open={isOpen}
        kind="alert"
        size="small"
        title={t('renewal.title')}
        onClose={close}
        actions={
          <>
            <Button size="large" disabled={renewal.isPending} onClick={close}>
              {t('general:cancel')}
            </Button>
            <BusyButton
              busy={renewal.isPending}
              disabled={doorCodeRenewalsLeft === 0}
              onClick={() => renewal.mutate()}
            >
              {t('renewal.confirm')}
            </BusyButton>
          </>
        }
      >
        <div className={styles.body}>
          {renewal.isError && <Notice intent="error">{errorText(renewal.error)}</Notice>}
          <span>{t('renewal.text')}</span>
          <span>{t('renewal.left', { count: doorCodeRenewalsLeft })}</span>
        </div>
      </Modal>
    </div>
  );
}
