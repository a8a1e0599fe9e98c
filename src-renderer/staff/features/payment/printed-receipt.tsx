import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatDateRange, formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { DeskReceipt } from '#shared/contract/staff/desk-payments.ts';

const useStyles = makeStyles({
  paper: {
    display: 'grid',
    gap: '8px',
    padding: '16px',
    border: '1px dashed #6b5a4d',
    borderRadius: '12px',
    backgroundColor: '#ffffff',
    color: '#000000',
    fontSize: '0.875rem',
  },
  line: { display: 'flex', justifyContent: 'space-between', gap: '16px', fontVariantNumeric: 'tabular-nums' },
  sum: { fontWeight: 600, fontSize: '1.125rem' },
  head: { margin: 0 },
});

/** On the screen, and once more beside the page for the printer alone (staff.css): in black on white, names shortened. */
export function PrintedReceipt({ receipt }: { receipt: DeskReceipt }) {
  return (
    <>
      <Paper receipt={receipt} />
      {createPortal(
        <div data-print="only" aria-hidden="true">
          <Paper receipt={receipt} />
        </div>,
        document.body,
      )}
    </>
  );
}

function Paper({ receipt }: { receipt: DeskReceipt }) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const { hotel, means } = receipt;
  return (
    <div className={styles.paper}>
      <p className={styles.head}>
        <strong>{hotel.name}</strong>
        {hotel.address.map(line => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
      </p>
      <Line name={t('receipt.booking')}>{receipt.locator}</Line>
      <Line name={t('receipt.stay')}>{formatDateRange(receipt.checkinDate, receipt.checkoutDate)}</Line>
      {receipt.guestName !== null && <Line name={t('receipt.guest')}>{receipt.guestName}</Line>}
      <Line name={t('receipt.at')}>{formatInstant(new Date(receipt.takenAt), hotel.timezone)}</Line>
      <Line name={t(`purpose.${receipt.purpose}`)} isSum>
        {formatMoney(receipt.amountCents)}
      </Line>
      {means.kind === 'CASH' && (
        <>
          <Line name={t('receipt.received')}>{formatMoney(means.receivedCents)}</Line>
          <Line name={t('change')}>{formatMoney(means.changeCents)}</Line>
        </>
      )}
      {means.kind === 'TERMINAL' && (
        <>
          <Line name={t(`cardKind.${means.cardKind}`)}>
            {cardNetworkNames[means.network].name} •••• {means.lastDigits}
          </Line>
          <Line name={t('authorization.label')}>{means.authorizationCode}</Line>
        </>
      )}
    </div>
  );
}

function Line({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={`${styles.line} ${isSum ? styles.sum : ''}`}>
      <span>{name}</span>
      <span>{children}</span>
    </div>
  );
}
