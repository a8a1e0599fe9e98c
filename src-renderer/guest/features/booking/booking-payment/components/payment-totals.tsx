import { makeStyles } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { eachInstallment } from '#renderer/guest/features/shared/card-form/installments.ts';
import type { CardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine } from '#renderer/platform/ui/bill.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';
import type { PaymentMeans } from '../use-payment-means.ts';

const useStyles = makeStyles({
  due: {
    paddingTop: '10px',
    borderTop: `1px solid ${brand.hairline}`,
    fontSize: '1.125rem',
    fontWeight: 600,
  },
  plan: { margin: 0, textAlign: 'right', color: brand.inkSoft, fontSize: '0.875rem' },
});

type PaymentTotalsProps = { means: PaymentMeans; card: CardEntry };

function useInstallments({ means, card }: PaymentTotalsProps): number | null {
  const typed = useWatch({ control: card.form.control, name: 'installments' });
  const { choice, credits, atReception, pendingCard } = means;
  if (atReception || choice.with === 'pix' || credits.rest === 0) return null;
  return choice.with === 'savedCard' ? choice.installments : (pendingCard?.payment.installments ?? typed);
}

const restWith = ({ atReception, choice }: PaymentMeans) =>
  atReception ? 'reception' : choice.with === 'pix' ? 'pix' : 'card';

export function PaymentTotals({ means, card }: PaymentTotalsProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const installments = useInstallments({ means, card });
  const { total } = means;
  const { credits, rest } = means.credits;
  const line = (label: string, cents: Cents, className = '') => (
    <BillLine label={label} className={className}>
      <Money cents={cents} />
    </BillLine>
  );
  return (
    <div aria-live="polite">
      {credits > 0 && (
        <Bill>
          {line(t('totals.total'), total)}
          {line(t('totals.credits'), -credits)}
          {rest > 0
            ? line(t(`totals.${restWith(means)}`), rest, styles.due)
            : line(t('totals.nothing'), 0, styles.due)}
        </Bill>
      )}
      {installments !== null && installments > 1 && (
        <p className={styles.plan}>
          {t('totals.installments', {
            times: installments,
            amount: formatMoney(eachInstallment(rest, installments)),
          })}
        </p>
      )}
    </div>
  );
}
