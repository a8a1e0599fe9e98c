import { makeStyles } from '@fluentui/react-components';
import { formatDateRange, formatInstant, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine } from '#renderer/platform/ui/bill.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { dateAt } from '#shared/hotel-time.ts';
import { fromReais } from '#shared/money.ts';
import type { HolderBooking } from '../desk-payment.ts';

const useStyles = makeStyles({
  facts: { display: 'grid', gap: '20px' },
  list: {
    display: 'grid',
    gap: '14px',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  due: {
    paddingTop: '10px',
    borderTop: `1px solid ${brand.hairline}`,
    fontWeight: 600,
    fontSize: '1.125rem',
  },
});

type BookingFactsProps = {
  booking: HolderBooking;
  /** The names of its rooms are still in the previous language: none is shown until the new ones have loaded. */
  isTranslating: boolean;
};

export function BookingFacts({ booking, isTranslating }: BookingFactsProps) {
  const t = useText('desk-payment');
  const styles = useStyles();
  const { building, payment, accommodations } = booking;
  const day = (instant: string) => dateAt(new Date(instant), building.timezone);
  const amount = (label: string, reais: number, className = '') => (
    <BillLine label={label} className={className}>
      <Money cents={fromReais(reais)} />
    </BillLine>
  );
  return (
    <div className={styles.facts} aria-busy={isTranslating}>
      <Heading level={2} size="small">
        {t('booking.title', { locator: booking.locator })}
      </Heading>
      <dl className={styles.list}>
        <div>
          <dt>{t('booking.hotel')}</dt>
          <dd>{building.name}</dd>
        </div>
        <div>
          <dt>{t('booking.stay')}</dt>
          <dd>
            {formatDateRange(day(booking.checkinDate), day(booking.checkoutDate))} ·{' '}
            {t('booking.nights', { count: booking.nights })}
          </dd>
        </div>
        <div>
          <dt>{t('booking.rooms')}</dt>
          <dd>
            {isTranslating ? (
              <>
                <VisuallyHidden role="status">{t('find.loading')}</VisuallyHidden>
                <Skeleton width="70%" height="1lh" />
              </>
            ) : (
              formatList(accommodations.map(({ type }) => type))
            )}
          </dd>
        </div>
      </dl>
      <Bill>
        {amount(t('booking.total'), payment.total)}
        {payment.creditsUsed > 0 && amount(t('booking.credits'), payment.creditsUsed)}
        {payment.charged > 0 && amount(t('booking.charged'), payment.charged)}
        {payment.due > 0 && amount(t('booking.due'), payment.due, styles.due)}
      </Bill>
      {payment.deadline !== null && (
        <Notice intent="info">
          {t('booking.deadline', { time: formatInstant(new Date(payment.deadline), building.timezone) })}
        </Notice>
      )}
    </div>
  );
}
