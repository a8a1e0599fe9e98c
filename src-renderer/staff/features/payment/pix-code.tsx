import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onDeviceClock } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { TimeLeft } from '#renderer/platform/ui/time-left.tsx';
import type { DeskPix } from '#shared/contract/staff/desk-payments.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { PaymentError } from './payment-error.tsx';
import { usePix } from './queries.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '14px', justifyItems: 'center', textAlign: 'center' },
  amount: { fontSize: '2.25rem', lineHeight: '42px', fontWeight: 600, fontFamily: brand.fontDisplay },
  code: { maxWidth: '260px' },
  text: { margin: 0, color: brand.inkSoft },
  acts: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

type PixCodeProps = {
  hotel: Hotel;
  bookingId: string;
  pix: DeskPix;
  email: string | null;
  /** The means can be chosen again. */
  onEnded: () => void;
  onClose: () => void;
};

/** A code on the desk's screen, for the guest's phone; its state follows by itself. */
export function PixCode({ hotel, bookingId, pix, email, onEnded, onClose }: PixCodeProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const queries = useQueryClient();
  const { hotelId } = hotel;
  const now = usePix(hotelId, bookingId, pix);
  const { paymentId } = pix;
  const isFinal = now.state !== 'WAITING';
  useEffect(() => {
    if (isFinal) void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) });
  }, [isFinal, queries, hotelId, bookingId]);
  const close = useMutation({
    mutationFn: () => staffGateway.deskPayments.closePix({ hotelId, bookingId, paymentId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
  return (
    <div className={styles.body}>
      <Money className={styles.amount} cents={now.amountCents} />
      {now.state === 'WAITING' && now.code !== null && (
        <>
          <QrCode className={styles.code} text={now.code} label={t('pix.code')} />
          <p className={styles.text}>{t('pix.scan', { receiver: now.receiver })}</p>
          <TimeLeft
            shownAt={onDeviceClock(now.now)}
            endsAt={onDeviceClock(now.expiresAt)}
            text={time => t('pix.left', { time })}
          />
        </>
      )}
      {isFinal && (
        <Notice intent={now.state === 'PAID' ? 'success' : 'info'}>
          {t(`pix.state.${now.state === 'WAITING' ? 'CLOSED' : now.state}`)}
          {now.state === 'PAID' && email !== null && ` ${t('receipt.toEmail', { email })}`}
        </Notice>
      )}
      {close.isError && <PaymentError error={close.error} />}
      <div className={styles.acts}>
        {!isFinal && (
          <BusyButton appearance="secondary" busy={close.isPending} onClick={() => close.mutate()}>
            {t('pix.close')}
          </BusyButton>
        )}
        {isFinal && now.state !== 'PAID' && (
          <Button size="large" onClick={onEnded}>
            {t('otherMeans')}
          </Button>
        )}
        {now.state === 'PAID' && (
          <Button appearance="primary" size="large" onClick={onClose}>
            {t('receipt.done')}
          </Button>
        )}
      </div>
    </div>
  );
}
