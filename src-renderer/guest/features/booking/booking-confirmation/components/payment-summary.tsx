import { makeStyles } from '@fluentui/react-components';
import { funnelTerms } from '#renderer/guest/features/shared/booking-funnel/state/cancellation.ts';
import { funnelTotals } from '#renderer/guest/features/shared/booking-funnel/state/prices.ts';
import { CancellationLine } from '#renderer/guest/features/shared/cancellation/components/cancellation-line.tsx';
import { eachInstallment } from '#renderer/guest/features/shared/card-form/installments.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine } from '#renderer/platform/ui/bill.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';
import { WALK_IN_PAYMENT_HOURS } from '#shared/policies.ts';
import type { Booked } from '../confirmed-event.ts';
import { useInstallments } from '../queries.ts';

const useStyles = makeStyles({
  rule: { paddingTop: '10px', borderTop: `1px solid ${brand.hairline}`, fontWeight: 600 },
  deadline: { marginTop: '14px' },
});

export function PaymentSummary({ funnel, timeZone }: { funnel: Booked; timeZone: string }) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const { booking } = funnel;
  const totals = funnelTotals(funnel);
  const isPending = booking.status === 'PENDING';
  const isByCard = booking.charged > 0 && booking.chargedBy !== 'PIX';
  const installments = useInstallments(booking.bookingId, { enabled: isByCard });
  const terms = funnelTerms(funnel, { timeZone, now: serverNow() });
  const line = (label: string, cents: Cents, className = '') => (
    <BillLine label={label} className={className}>
      <Money cents={cents} />
    </BillLine>
  );
  return (
    <>
      <Bill>
        {line(t('price'), totals.value)}
        {line(t('tax'), totals.taxValue)}
        {line(t('total'), totals.total, styles.rule)}
        {booking.creditsUsed > 0 && line(t('credits'), booking.creditsUsed)}
        {booking.charged > 0 && line(t(booking.chargedBy === 'PIX' ? 'pix' : 'card'), booking.charged)}
        {installments > 1 && (
          <BillLine label={t('installments', { count: installments })}>
            {t('installmentOf', {
              count: installments,
              amount: formatMoney(eachInstallment(booking.charged, installments)),
            })}
          </BillLine>
        )}
        {isPending && line(t('due'), totals.total, styles.rule)}
      </Bill>
      {isPending && booking.paymentDeadline !== null && (
        <Notice intent="info" className={styles.deadline}>
          {t('deadline', {
            time: formatInstant(new Date(booking.paymentDeadline), timeZone),
            hours: WALK_IN_PAYMENT_HOURS,
          })}
        </Notice>
      )}
      {terms && <CancellationLine terms={terms} timeZone={timeZone} isUnpaid={isPending} />}
    </>
  );
}
