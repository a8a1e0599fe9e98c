import { makeStyles } from '@fluentui/react-components';
import { dayOf, timeOf } from '#renderer/features/guest-booking/stay-times.ts';
import { absolute, webConfig } from '#renderer/gateway/config.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ExternalLink } from '#renderer/ui/text-link.tsx';
import { brand } from '#renderer/ui/theme.ts';
import type { BookingDetails } from '#shared/contract/booking-details.ts';
import { mapAddress } from '../map-address.ts';
import { Section } from './section.tsx';

const useStyles = makeStyles({
  times: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0 },
  },
  day: { display: 'block', fontWeight: 600, fontSize: '1.125rem' },
  hour: { display: 'block', color: brand.inkSoft },
  where: { display: 'grid', justifyItems: 'start', gap: '4px' },
  soft: { margin: 0, color: brand.inkSoft },
  address: { margin: 0, fontStyle: 'normal', lineHeight: 1.5 },
  line: { display: 'block' },
  map: { '@media print': { display: 'none' } },
});

/** When the guests come and leave, and where to (BKG-03, BKG-32). */
export function StayFacts({ booking }: { booking: BookingDetails }) {
  const t = useText('booking-details');
  const styles = useStyles();
  const { building, checkinDate, checkoutDate } = booking;
  const zone = building.timezone;
  const map = mapAddress(webConfig().links.map, building.coordinates);
  return (
    <Section title={t('stay.title')}>
      <dl className={styles.times}>
        <div>
          <dt>{t('stay.checkin')}</dt>
          <dd>
            <span className={styles.day}>{dayOf(checkinDate, zone)}</span>
            <span className={styles.hour}>{t('stay.from', { time: timeOf(checkinDate, zone) })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('stay.checkout')}</dt>
          <dd>
            <span className={styles.day}>{dayOf(checkoutDate, zone)}</span>
            <span className={styles.hour}>{t('stay.until', { time: timeOf(checkoutDate, zone) })}</span>
          </dd>
        </div>
      </dl>
      <div className={styles.where}>
        <p className={styles.soft}>{t('stay.address')}</p>
        <address className={styles.address}>
          <strong className={styles.line}>{building.name}</strong>
          {(building.address.length > 0 ? building.address : [building.city]).map(part => (
            <span key={part} className={styles.line}>
              {part}
            </span>
          ))}
        </address>
        {map !== null && (
          <span className={styles.map}>
            <ExternalLink href={absolute(map)}>{t('stay.map')}</ExternalLink>
          </span>
        )}
      </div>
    </Section>
  );
}
