import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine } from '#renderer/platform/ui/bill.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { BookingValues } from '#shared/contract/guest/booking-details.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import type { ValueLine, valueLines } from '../values-lines.ts';

const useStyles = makeStyles({
  bill: {
    '& dd': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  soft: { paddingInlineStart: '16px', color: brand.inkSoft },
  rule: { paddingTop: '10px', borderTop: `1px solid ${brand.hairline}` },
  strong: { fontWeight: 600 },
  returned: {
    padding: '10px 14px',
    borderRadius: '12px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontWeight: 600,
  },
});

type ValuesBillProps = {
  values: BookingValues;
  lines: ReturnType<typeof valueLines>;
  /** Formats an amount; in a lobby it is masked until pressed. */
  money: (cents: Cents) => string;
};

export function ValuesBill({ values, lines, money }: ValuesBillProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const labelOf = (line: ValueLine) => {
    if (line.what === 'room')
      return t('values.room', { type: line.type, nights: t('nights', { count: line.nights }) });
    return line.what === 'refund' ? t(`values.refunds.${line.state}`) : t(`values.${line.what}`);
  };
  const show = (line: ValueLine, index: number, className = '') => (
    <BillLine
      key={`${line.what} ${index}`}
      label={labelOf(line)}
      className={mergeClasses(line.what === 'hours' && styles.soft, className)}
    >
      {line.what === 'cradle' && line.cents === 0 ? t('values.free') : money(line.cents)}
    </BillLine>
  );
  const sum = (key: 'subtotal' | 'taxes' | 'total' | 'paid', cents: Cents, className: string) => (
    <BillLine label={t(`values.${key}`)} className={className}>
      {money(cents)}
    </BillLine>
  );
  const strong = mergeClasses(styles.rule, styles.strong);
  return (
    <Bill className={styles.bill}>
      {lines.costs.map((line, index) => show(line, index))}
      {sum('subtotal', fromReais(values.subtotal), styles.rule)}
      {sum('taxes', fromReais(values.taxes), '')}
      {sum('total', fromReais(values.total), strong)}
      {lines.paid.map((line, index) => show(line, index))}
      {lines.paid.length > 0 && sum('paid', lines.totalPaid, strong)}
      {lines.due.map((line, index) => show(line, index, strong))}
      {lines.returned.map((line, index) => show(line, index, styles.returned))}
      {lines.refunds.map((line, index) => show(line, index, styles.returned))}
    </Bill>
  );
}
