import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/i18n/i18n.ts';
import type { BookingDetails } from '#shared/contract/booking-details.ts';
import { RoomCard } from './room-card.tsx';
import { Section } from './section.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '28px', margin: 0, padding: 0, listStyleType: 'none' },
});

/** Every room of the booking (BKG-09, BKG-32). */
export function Rooms({ booking }: { booking: BookingDetails }) {
  const t = useText('booking-details');
  const styles = useStyles();
  const { accommodations, building } = booking;
  return (
    <Section title={t('rooms.title', { count: accommodations.length })}>
      <ul className={styles.list}>
        {accommodations.map((room, index) => (
          <RoomCard
            key={room.accommodationId}
            room={room}
            timeZone={building.timezone}
            number={index + 1}
            total={accommodations.length}
            hasTimes={accommodations.length > 1 || room.checkoutDate !== booking.checkoutDate}
          />
        ))}
      </ul>
    </Section>
  );
}
