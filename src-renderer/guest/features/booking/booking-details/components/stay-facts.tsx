import { makeStyles } from '@fluentui/react-components';
import { StayTimes } from '#renderer/guest/features/shared/guest-booking/components/stay-times.tsx';
import { absolute, webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { mapAddress } from '#renderer/platform/ui/map-address.ts';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { Section } from './section.tsx';

const useStyles = makeStyles({ map: { '@media print': { display: 'none' } } });

export function StayFacts({ booking }: { booking: BookingDetails }) {
  const t = useText('booking-details');
  const styles = useStyles();
  const map = mapAddress(webConfig().links.map, booking.building.coordinates);
  return (
    <Section title={t('guest-booking:times.title')}>
      <StayTimes stay={booking}>
        {map !== null && (
          <span className={styles.map}>
            <ExternalLink href={absolute(map)}>{t('stay.map')}</ExternalLink>
          </span>
        )}
      </StayTimes>
    </Section>
  );
}
