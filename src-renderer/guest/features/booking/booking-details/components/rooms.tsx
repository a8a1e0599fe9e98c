import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { RoomCard } from './room-card.tsx';
import { Section } from './section.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '28px', margin: 0, padding: 0, listStyleType: 'none' },
});

type RoomsProps = {
  booking: BookingDetails;
  moreOf: (room: DetailedAccommodation) => ReactNode;
};

export function Rooms({ booking, moreOf }: RoomsProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const { accommodations, building } = booking;
  return (
    <Section title={t('rooms.title', { count: accommodations.length })}>
      <ul className={styles.list}>
        {accommodations.map((room, index) => (
          <RoomCard
            key={room.accommodationId}
            bookingId={booking.bookingId}
            room={room}
            timeZone={building.timezone}
            number={index + 1}
            total={accommodations.length}
            more={room.viewMode === 'FULL' && moreOf(room)}
            hasTimes={accommodations.length > 1 || room.checkoutDate !== booking.checkoutDate}
          />
        ))}
      </ul>
    </Section>
  );
}
