import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { shownBookings } from '../booking-pages.ts';
import { isGone, useBookingList } from '../queries.ts';
import { BookingCards } from './booking-cards.tsx';
import { EmptyList } from './empty-list.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { HideDialog } from './hide-dialog.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

type BookingListProps = {
  status: BookingListStatus;
  /** Imports a booking into the account; null if that is not offered (BKG-21). */
  onImport: (() => void) | null;
  invitationOf: (booking: Booking) => ReactNode;
};

function LoadingList() {
  const t = useText('booking-list');
  const styles = useStyles();
  return (
    <div className={styles.box} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="320px" />
      <Skeleton height="320px" />
    </div>
  );
}

/** The guest's upcoming or past bookings (BKG-20). Keyed by status, because the lists share no state. */
export function BookingList({ status, onImport, invitationOf }: BookingListProps) {
  const t = useText('booking-list');
  const styles = useStyles();
  const list = useBookingList(status);
  const [hiding, setHiding] = useState<Booking | null>(null);
  const [hidden, setHidden] = useState<Booking | null>(null);
  const showMore = async () => {
    const { isFetchNextPageError, error } = await list.fetchNextPage();
    // The booking of the cursor is no longer on the list: the pages are fetched again.
    if (isFetchNextPageError && isGone(error)) await list.refetch();
  };
  if (list.data === undefined) {
    if (!list.isError) return <LoadingList />;
    return <LoadError error={list.error} title={t('failed')} onRetry={() => void list.refetch()} />;
  }
  const bookings = shownBookings(list.data.pages);
  return (
    <div className={styles.box}>
      {hidden && <HiddenNotice key={hidden.bookingId} booking={hidden} onImport={onImport} />}
      {bookings.length === 0 ? (
        <EmptyList status={status} onImport={onImport} />
      ) : (
        <BookingCards
          status={status}
          bookings={bookings}
          onMore={list.hasNextPage ? () => void showMore() : null}
          isFetchingMore={list.isFetchingNextPage}
          hasMoreFailed={list.isFetchNextPageError && !isGone(list.error)}
          invitationOf={invitationOf}
          onHide={setHiding}
        />
      )}
      {hiding && (
        <HideDialog
          booking={hiding}
          status={status}
          onClose={() => setHiding(null)}
          onHidden={() => {
            setHidden(hiding);
            setHiding(null);
          }}
        />
      )}
    </div>
  );
}
