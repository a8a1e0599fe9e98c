import { makeStyles } from '@fluentui/react-components';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { daysBetween } from '#shared/hotel-time.ts';
import { buildingFacts } from '../building-facts.ts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gap: '14px',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  address: { margin: 0, fontStyle: 'normal', lineHeight: 1.5 },
});

export function StayFacts({ search, hotel }: { search: Search; hotel: Hotel }) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const { address } = buildingFacts(hotel);
  const nights = daysBetween(search.checkinDate, search.checkoutDate);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('checkin')}</dt>
        <dd>{formatDate(search.checkinDate, 'full')}</dd>
      </div>
      <div>
        <dt>{t('checkout')}</dt>
        <dd>
          {formatDate(search.checkoutDate, 'full')} · {t('booking-funnel:party.nights', { count: nights })}
        </dd>
      </div>
      <div>
        <dt>{t('address')}</dt>
        <dd>
          <address className={styles.address}>
            {hotel.name}
            {address.map(part => (
              <span key={part}>
                <br />
                {part}
              </span>
            ))}
          </address>
        </dd>
      </div>
    </dl>
  );
}
