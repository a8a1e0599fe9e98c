import { makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatDateRange, formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { MadePayment } from '#shared/contract/guest/payments.ts';
import { fromReais } from '#shared/money.ts';
import { usePaymentFiles } from '../payment-files.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  payment: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    padding: '18px 20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  amount: { fontWeight: 600, fontSize: '1.125rem' },
  text: { gridColumn: '1 / -1', margin: 0, color: brand.inkSoft, lineHeight: 1.45 },
  files: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '8px 12px', marginTop: '8px' },
});

function Payment({ payment }: { payment: MadePayment }) {
  const styles = useStyles();
  const t = useText('settings');
  const id = useId();
  const { busy, save } = usePaymentFiles(payment);
  const { booking, by, installments } = payment;
  const means = t(by === 'CARD' && installments > 1 ? 'payments.by.instalments' : `payments.by.${by}`, {
    count: installments,
  });
  const paidOn = t('payments.paidOn', {
    date: formatDay(new Date(payment.paidAt), booking.timezone, 'medium'),
  });
  return (
    <li className={styles.payment} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {booking.hotelName}
      </Heading>
      <span className={styles.amount}>
        <Money cents={fromReais(payment.amount)} />
      </span>
      <p className={styles.text}>
        {`${t(`payments.for.${payment.purpose}`)}\u00a0· ${t('payments.code', { locator: booking.locator })}`}
        <br />
        {formatDateRange(booking.checkinDate, booking.checkoutDate, 'medium')}
        <br />
        {`${paidOn}\u00a0· ${means}`}
      </p>
      <div className={styles.files}>
        {host().profile.capabilities.keepsFiles ? (
          <>
            <BusyButton
              appearance="secondary"
              size="medium"
              busy={busy === 'receipt'}
              onClick={() => save('receipt')}
            >
              {t('payments.receipt')}
            </BusyButton>
            {booking.isOwn && (
              <BusyButton
                appearance="subtle"
                size="medium"
                busy={busy === 'bill'}
                onClick={() => save('bill')}
              >
                {t('payments.bill')}
              </BusyButton>
            )}
          </>
        ) : (
          booking.isOwn && (
            <TextLink to={bookingPath.bill(booking.bookingId)}>{t('payments.seeBill')}</TextLink>
          )
        )}
      </div>
    </li>
  );
}

/** What was paid, newest first, with its files; a device of the hotel saves none (SET-07). */
export function PaymentList({ payments }: { payments: readonly MadePayment[] }) {
  const styles = useStyles();
  const t = useText('settings');
  return (
    <ul className={styles.list} aria-label={t('payments.title')}>
      {payments.map(payment => (
        <Payment key={payment.paymentId} payment={payment} />
      ))}
    </ul>
  );
}
