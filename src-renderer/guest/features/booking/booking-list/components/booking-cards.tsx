import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { PAGE_LENGTH } from '../booking-pages.ts';
import { BookingCard } from './booking-card.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

type BookingCardsProps = {
  status: BookingListStatus;
  bookings: readonly Booking[];
  /** Fetches the next page; null on the last one. */
  onMore: (() => void) | null;
  isFetchingMore: boolean;
  hasMoreFailed: boolean;
  invitationOf: (booking: Booking) => ReactNode;
  onHide: (booking: Booking) => void;
};

export function BookingCards(props: BookingCardsProps) {
  const { status, bookings, onMore, isFetchingMore, hasMoreFailed, invitationOf, onHide } = props;
  const t = useText('booking-list');
  const styles = useStyles();
  const [before, setBefore] = useState<number | null>(null);
  const showMore = () => {
    setBefore(bookings.length);
    onMore?.();
  };
  return (
    <div className={styles.box}>
      <ul className={styles.list} aria-label={t(`list.${status}`)}>
        {bookings.map((booking, index) => (
          <BookingCard
            key={booking.bookingId}
            booking={booking}
            isNext={index === before}
            invitation={booking.isInvitationPending ? invitationOf(booking) : null}
            onHide={onHide}
          />
        ))}
      </ul>
      {(onMore !== null || bookings.length > PAGE_LENGTH) && (
        <ShowMore
          count={t('count', { count: bookings.length })}
          label={t('more')}
          failed={t('moreFailed')}
          hasFailed={hasMoreFailed}
          isFetching={isFetchingMore}
          onMore={onMore && showMore}
        />
      )}
    </div>
  );
}
