import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatDate, formatDay, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { DeskBooking, DeskMoney } from '#shared/contract/staff/desk-booking.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { Card } from '../shared/look/card.tsx';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontWeight: 400, padding: '4px 12px 4px 0', lineHeight: '20px' },
    '& td': { textAlign: 'end', padding: '4px 0', lineHeight: '20px', verticalAlign: 'top' },
  },
  total: {
    '& th, & td': { fontWeight: 600, borderTop: `2px solid ${brand.inkSoft}` },
  },
  more: { color: brand.inkSoft, fontSize: '0.8125rem' },
  receipt: { marginInlineStart: '4px' },
  due: {
    margin: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 12px',
    borderRadius: '12px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    fontWeight: 600,
  },
  sum: { fontSize: '1.375rem', lineHeight: '28px' },
  paid: { backgroundColor: brand.sageWash, color: brand.sageInk },
});

/** The account line by line, to the cent; what is left to pay stands below it. */
type MoneyCardProps = {
  hotel: Hotel;
  booking: DeskBooking;
  /** The receipt of a payment that was taken at the desk, to print it again. */
  onReceipt: (paymentId: string) => void;
  /** Money that goes back, is given or is waived. */
  onMoney: () => void;
};

export function MoneyCard({ hotel, booking, onReceipt, onMoney }: MoneyCardProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const { money, rooms } = booking;
  const numbers = new Map(rooms.map(({ accommodationId, number }) => [accommodationId, number]));
  return (
    <Card title={t('money.title')}>
      <table className={styles.table} aria-label={t('money.title')}>
        <tbody>
          {money.lines.map((line, at) => (
            <Line
              // Two equal lines differ by their place alone.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              name={[
                numbers.get(line.accommodationId),
                line.date === null ? t(`money.line.${line.kind}`) : formatDate(line.date, 'weekday'),
              ]
                .filter(Boolean)
                .join(', ')}
              note={
                line.isReturned ? t('money.returned') : line.isBoughtLater ? t('money.boughtLater') : null
              }
              cents={line.priceCents}
            />
          ))}
          {money.taxCents !== 0 && <Line name={t('money.taxes')} cents={money.taxCents} />}
          <Line name={t('money.total')} cents={money.totalCents} isTotal />
          <Settled money={money} timeZone={hotel.timeZone} onReceipt={onReceipt} />
        </tbody>
      </table>
      <p className={mergeClasses(styles.due, money.dueCents === 0 && styles.paid)}>
        <span>{t(money.dueCents > 0 ? 'money.due' : 'money.nothingDue')}</span>
        <Money className={styles.sum} cents={money.dueCents} />
      </p>
      <Button onClick={onMoney}>{t('money.change')}</Button>
    </Card>
  );
}

type SettledProps = Pick<MoneyCardProps, 'onReceipt'> & { money: DeskMoney; timeZone: string };

function Settled({ money, timeZone, onReceipt }: SettledProps) {
  const t = useText('staff/booking');
  const day = (at: string) => formatDay(new Date(at), timeZone, 'short');
  return (
    <>
      {money.creditsUsedCents > 0 && <Line name={t('money.credits')} cents={-money.creditsUsedCents} />}
      {money.payments.map(({ paymentId, method, purpose, amountCents, status, at, settledAt, differs }) => (
        <Line
          key={paymentId}
          name={`${t(`money.method.${method}`)}, ${day(settledAt ?? at)}`}
          note={[
            t(`money.purpose.${purpose}`),
            status === 'APPROVED' ? null : t(`money.payment.${status}`),
            differs ? t('money.differs') : null,
          ]
            .filter(Boolean)
            .join(' · ')}
          cents={status === 'APPROVED' ? -amountCents : amountCents}
          {...(method === 'DESK' && status === 'APPROVED' ? { onReceipt: () => onReceipt(paymentId) } : {})}
        />
      ))}
      {money.refunds.map(({ amountCents, reason, state, at, settledAt }) => (
        <Line
          key={`${reason} ${at}`}
          name={`${t('money.refund')}, ${day(settledAt ?? at)}`}
          note={`${t(`money.reason.${reason}`)} · ${t(`money.refundState.${state}`)}`}
          cents={amountCents}
        />
      ))}
      {money.creditsReturnedCents > 0 && (
        <Line name={t('money.creditsReturned')} cents={money.creditsReturnedCents} />
      )}
    </>
  );
}

type LineProps = {
  name: string;
  note?: string | null;
  cents: number;
  isTotal?: boolean;
  onReceipt?: () => void;
};

function Line({ name, note = null, cents, isTotal = false, onReceipt }: LineProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  return (
    <tr className={mergeClasses(isTotal && styles.total)}>
      <th scope="row">
        {name} {note !== null && <span className={styles.more}>{note}</span>}
        {onReceipt !== undefined && (
          <Button
            className={styles.receipt}
            appearance="subtle"
            aria-label={t('money.receiptOf', { amount: formatMoney(Math.abs(cents)) })}
            onClick={onReceipt}
          >
            {t('money.receipt')}
          </Button>
        )}
      </th>
      <td>
        <Money cents={cents} />
      </td>
    </tr>
  );
}
