import { Button, makeStyles } from '@fluentui/react-components';
import { useGuestAppAddress } from '#renderer/guest/features/shared/guest-app/queries.ts';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { TimeLeft } from '#renderer/platform/ui/time-left.tsx';
import { type ShownPix, useGiveUp } from '../queries.ts';

const codeSize = 'min(360px, 34dvh)';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'center',
    gap: '24px',
    '@media (min-aspect-ratio: 1/1)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      gap: '40px',
    },
  },
  texts: { display: 'grid', gap: '20px' },
  text: { margin: 0, maxWidth: '44ch', fontSize: '1.125rem', lineHeight: 1.5 },
  code: { width: codeSize, maxWidth: codeSize, boxShadow: `0 0 0 1px ${brand.hairline}` },
});

type LeaveCodeDialogProps = { open: boolean; payment: ShownPix; onClose: () => void };

/** It remains valid for the guest's phone, or is given up (PD-136); the QR code in here requires a sign-in. */
export function LeaveCodeDialog({ open, payment, onClose }: LeaveCodeDialogProps) {
  const styles = useStyles();
  const t = useText('pix-lobby');
  const pix = useText('pix');
  const errorText = useErrorText();
  const guestApp = useGuestAppAddress();
  const giveUp = useGiveUp();
  const address =
    guestApp.data === undefined
      ? null
      : `${guestApp.data}${paths.pix}/${encodeURIComponent(payment.paymentId)}`;
  const giveUpAndEnd = () =>
    giveUp.mutate(payment.paymentId, {
      // A code that was paid meanwhile is shown as a success.
      onSuccess: ({ state }) => state !== 'PAID' && endGuest('startOver'),
    });
  // A confirmed request continues, and its end also ends this guest's session.
  const stay = () => {
    if (giveUp.isPending) return;
    giveUp.reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      kind="alert"
      size="large"
      title={t('leave.title')}
      onClose={stay}
      actions={
        <>
          <BusyButton appearance="secondary" busy={giveUp.isPending} onClick={giveUpAndEnd}>
            {t('leave.giveUp')}
          </BusyButton>
          <Button size="large" disabledFocusable={giveUp.isPending} onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button
            size="large"
            appearance="primary"
            disabledFocusable={giveUp.isPending}
            onClick={() => endGuest('finished')}
          >
            {t('leave.done')}
          </Button>
        </>
      }
    >
      <div className={styles.box}>
        {address !== null ? (
          <QrCode className={styles.code} text={address} label={t('leave.code')} />
        ) : guestApp.isPending ? (
          <Skeleton className={styles.code} height={codeSize} />
        ) : (
          <Notice intent="info">{t('leave.noCode')}</Notice>
        )}
        <div className={styles.texts}>
          <p className={styles.text}>{t('leave.text')}</p>
          <TimeLeft
            shownAt={payment.shownAt}
            endsAt={payment.endsAt}
            text={time => pix('timeLeft', { time })}
          />
          {giveUp.error !== null && <Notice intent="error">{errorText(giveUp.error)}</Notice>}
        </div>
      </div>
    </Modal>
  );
}
