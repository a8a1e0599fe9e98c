import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatMoney } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Money } from '#renderer/ui/money.tsx';
import { house } from '#renderer/ui/theme.ts';
import type { Cents } from '#shared/money.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0 },
  line: { display: 'flex', justifyContent: 'space-between', gap: '16px', '& dd': { margin: 0 } },
  rule: { paddingTop: '10px', borderTop: `1px solid ${house.hairline}` },
  due: { fontSize: '18px', fontWeight: 600 },
  plan: { margin: 0, textAlign: 'right', color: house.inkSoft, fontSize: '14px' },
});

type PaymentTotalsProps = {
  /** Price plus tax. */
  total: Cents;
  credits: Cents;
  rest: Cents;
  atReception: boolean;
  plan: { count: number; each: Cents } | null;
};

/** What credits take and what is left to pay; price and tax stand in the summary above (PAY-20). */
export function PaymentTotals({ total, credits, rest, atReception, plan }: PaymentTotalsProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const line = (label: string, cents: Cents, className?: string) => (
    <div className={mergeClasses(styles.line, className)}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
  return (
    <div aria-live="polite">
      <dl className={styles.list}>
        {credits > 0 && line(t('totals.total'), total)}
        {credits > 0 && line(t('totals.credits'), -credits)}
        {rest > 0
          ? line(
              t(atReception ? 'totals.reception' : 'totals.card'),
              rest,
              mergeClasses(styles.rule, styles.due),
            )
          : line(t('totals.nothing'), 0, mergeClasses(styles.rule, styles.due))}
      </dl>
      {plan && plan.count > 1 && (
        <p className={styles.plan}>
          {t('totals.installments', { times: plan.count, amount: formatMoney(plan.each) })}
        </p>
      )}
    </div>
  );
}
