import { makeStyles } from '@fluentui/react-components';
import { formatMoney } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Bill, BillLine } from '#renderer/ui/bill.tsx';
import { Money } from '#renderer/ui/money.tsx';
import { brand } from '#renderer/ui/theme.ts';
import type { Cents } from '#shared/money.ts';

const useStyles = makeStyles({
  due: {
    paddingTop: '10px',
    borderTop: `1px solid ${brand.hairline}`,
    fontSize: '1.125rem',
    fontWeight: 600,
  },
  plan: { margin: 0, textAlign: 'right', color: brand.inkSoft, fontSize: '0.875rem' },
});

type PaymentTotalsProps = {
  /** Price plus tax. */
  total: Cents;
  credits: Cents;
  rest: Cents;
  atReception: boolean;
  plan: { count: number; each: Cents } | null;
};

/** What credits take and what is left to pay; price and tax are in the summary above (PAY-20). */
export function PaymentTotals({ total, credits, rest, atReception, plan }: PaymentTotalsProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const line = (label: string, cents: Cents, className = '') => (
    <BillLine label={label} className={className}>
      <Money cents={cents} />
    </BillLine>
  );
  return (
    <div aria-live="polite">
      <Bill>
        {credits > 0 && line(t('totals.total'), total)}
        {credits > 0 && line(t('totals.credits'), -credits)}
        {rest > 0
          ? line(t(atReception ? 'totals.reception' : 'totals.card'), rest, styles.due)
          : line(t('totals.nothing'), 0, styles.due)}
      </Bill>
      {plan && plan.count > 1 && (
        <p className={styles.plan}>
          {t('totals.installments', { times: plan.count, amount: formatMoney(plan.each) })}
        </p>
      )}
    </div>
  );
}
