import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { formatClock, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { type DeskPix, type DeskReceipt, deskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { MeansForms } from './means-forms.tsx';
import { PixCode } from './pix-code.tsx';
import { useDue } from './queries.ts';
import { ReceiptView } from './receipt-view.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  due: {
    display: 'grid',
    gap: '2px',
    paddingBlockEnd: '12px',
    borderBottom: `1px solid ${brand.hairline}`,
  },
  label: { color: brand.inkSoft, fontSize: '0.875rem' },
  amount: { fontSize: '2.5rem', lineHeight: '44px', fontWeight: 600, fontFamily: brand.fontDisplay },
  deadline: { color: brand.brassInk, fontSize: '0.875rem' },
});

type PaymentPanelProps = { hotel: Hotel; bookingId: string; open: boolean; onClose: () => void };

/** A payment of what a booking owes, over its page (FRD-06). */
export function PaymentPanel(props: PaymentPanelProps) {
  const t = useText('staff/payment');
  return (
    <Modal open={props.open} size="panel" title={t('title')} onClose={props.onClose}>
      {props.open && <Panel {...props} />}
    </Modal>
  );
}

function Panel({ hotel, bookingId, onClose }: PaymentPanelProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const { hotelId } = hotel;
  const due = useDue(hotelId, bookingId);
  const [receipt, setReceipt] = useState<DeskReceipt | null>(null);
  const [made, setMade] = useState<DeskPix | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  if (receipt !== null)
    return <ReceiptView receipt={receipt} email={due.data?.receiptEmail ?? null} onClose={onClose} />;
  if (due.isPending) return <Skeleton height="220px" />;
  if (due.data === undefined) return <LoadError error={due.error} onRetry={() => void due.refetch()} />;
  const { openPix } = due.data;
  // Once it is final the amount that is due does not name it any more, and its end is still to be read.
  if (made === null && openPix !== null) setMade(openPix);
  const pix = made ?? openPix;
  if (pix !== null)
    return (
      <PixCode
        key={pix.paymentId}
        hotel={hotel}
        bookingId={bookingId}
        pix={pix}
        email={due.data.receiptEmail}
        onEnded={() => setMade(null)}
        onClose={onClose}
      />
    );
  const owed = due.data.due;
  const now = owed?.amountCents ?? 0;
  if (opened === null) setOpened(now);
  const isChanged = opened !== null && opened !== now;
  if (owed === null)
    return isChanged ? (
      <Notice intent="info">{t('changed.paid')}</Notice>
    ) : (
      <Notice intent="success">{t('nothingDue')}</Notice>
    );
  return (
    <div className={styles.body}>
      <div className={styles.due}>
        <span className={styles.label}>{t(`purpose.${owed.purpose}`)}</span>
        <Money className={styles.amount} cents={owed.amountCents} />
        {due.data.deadline !== null && (
          <span className={styles.deadline}>
            {t('deadline', { time: formatClock(new Date(due.data.deadline), hotel.timeZone) })}
          </span>
        )}
      </div>
      {isChanged && <Notice intent="info">{t('changed.amount', { amount: formatMoney(now) })}</Notice>}
      <MeansForms
        paying={{
          hotelId,
          bookingId,
          amountCents: owed.amountCents,
          takesFocus: true,
          take: async taking =>
            setReceipt(
              checked(
                deskReceipt,
                await staffGateway.deskPayments.take({ hotelId, bookingId, ...owed, ...taking }),
              ),
            ),
          pix: {
            make: asked => staffGateway.deskPayments.createPix({ hotelId, bookingId, ...owed, ...asked }),
            onMade: setMade,
          },
        }}
        email={due.data.receiptEmail}
      />
    </div>
  );
}
