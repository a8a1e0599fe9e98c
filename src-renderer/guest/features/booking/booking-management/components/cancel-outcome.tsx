import { makeStyles } from '@fluentui/react-components';
import { NextStepLine } from '#renderer/guest/features/shared/guest-booking/components/next-step-line.tsx';
import { formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine, BillResult } from '#renderer/platform/ui/bill.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { CreditEstimate } from '#shared/contract/guest/booking-cancel.ts';
import { fromReais } from '#shared/money.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '18px' },
  text: { margin: 0 },
  until: { margin: '-10px 0 0', color: brand.inkSoft, textAlign: 'right' },
});

type CancelOutcomeProps = { estimate: CreditEstimate; timeZone: string };

export function CancelOutcome({ estimate, timeZone }: CancelOutcomeProps) {
  const t = useText('booking-management');
  const styles = useStyles();
  const { bookingValue, cancellationFeeValue, creditValue, creditDueDate, nextStep } = estimate;
  if (bookingValue === 0) return <p className={styles.text}>{t('cancelBooking.nothingPaid')}</p>;
  const line = (label: string, reais: number) => (
    <BillLine label={label}>
      <Money cents={fromReais(reais)} />
    </BillLine>
  );
  return (
    <div className={styles.box}>
      <p className={styles.text}>
        {t(cancellationFeeValue > 0 ? 'cancelBooking.part' : 'cancelBooking.all')}
      </p>
      <Bill>
        {line(t('cancelBooking.paid'), bookingValue)}
        {cancellationFeeValue > 0 && line(t('cancelBooking.fee'), cancellationFeeValue)}
        <BillResult label={t('cancelBooking.credit')}>
          <Money cents={fromReais(creditValue)} />
        </BillResult>
      </Bill>
      {creditDueDate !== null && nextStep === null && (
        <p className={styles.until}>
          {t('cancelBooking.until', { date: formatDay(new Date(creditDueDate), timeZone) })}
        </p>
      )}
      {nextStep !== null && (
        <NextStepLine
          credit={creditValue}
          creditDueDate={creditDueDate}
          nextStep={nextStep}
          timeZone={timeZone}
        />
      )}
    </div>
  );
}
