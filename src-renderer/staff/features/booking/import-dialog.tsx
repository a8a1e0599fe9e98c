import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';

const useStyles = makeStyles({ text: { margin: 0 } });

export type ImportDecision = 'allow' | 'undo';

const calls = {
  allow: staffGateway.deskBooking.allowImport,
  undo: staffGateway.deskBooking.undoImport,
} as const;

type ImportDialogProps = {
  hotel: Hotel;
  booking: DeskBooking;
  decision: ImportDecision;
  onClose: () => void;
};

/** The decision about a partner's booking that somebody with another last name has imported. */
export function ImportDialog({ hotel, booking, decision, onClose }: ImportDialogProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { hotelId } = hotel;
  const { bookingId, locator, holder } = booking;
  const decide = useMutation({
    mutationFn: () => calls[decision]({ hotelId, bookingId }),
    onSuccess: () => {
      toast.notify({
        intent: 'success',
        textKey: `staff/booking:import.${decision}.done`,
        values: { locator },
      });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t(`import.${decision}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('import.keep')}
          </Button>
          <BusyButton busy={decide.isPending} onClick={() => decide.mutate()}>
            {t(`import.${decision}.act`)}
          </BusyButton>
        </>
      }
    >
      <p className={styles.text}>
        {t(`import.${decision}.text`, { name: holder?.name ?? locator, locator })}
      </p>
      {decide.isError && <Notice intent="error">{errorText(decide.error)}</Notice>}
    </Modal>
  );
}
