import { makeStyles } from '@fluentui/react-components';
import { host } from '#renderer/platform/host/host.ts';
import { formatClock } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { BookedAccommodation, Booking } from '#shared/contract/guest/booking-view.ts';
import type { RoomCleaning } from '#shared/contract/guest/cleaning.ts';
import { useCleaning, useDecline } from '../queries.ts';

/** About as high as a card, so that what is below does not move. */
const CARD_HEIGHT = '200px';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: '12px',
  },
  card: {
    ...systemEdge,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '8px',
    minHeight: CARD_HEIGHT,
    padding: '18px 20px',
    borderRadius: '20px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    breakInside: 'avoid',
  },
  title: { color: 'inherit' },
  text: { margin: 0, maxWidth: '60ch', lineHeight: 1.45 },
  act: { marginTop: '4px', '@media print': { display: 'none' } },
});

type CleaningCardsProps = { booking: Booking; rooms: readonly BookedAccommodation[] };

/** Today's cleaning of the rooms that the guest lives in, and the choice to do without it (HSK-06). */
export function CleaningCards({ booking, rooms }: CleaningCardsProps) {
  const styles = useStyles();
  const t = useText('cleaning');
  const { bookingId, building } = booking;
  const { data, error, refetch } = useCleaning(bookingId);
  if (data === undefined && error !== null)
    return <LoadError title={t('unknown')} level={3} error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.cards}>
      {data === undefined && <Skeleton height={CARD_HEIGHT} />}
      {data?.map(cleaning => (
        <CleaningCard
          key={cleaning.accommodationId}
          bookingId={bookingId}
          cleaning={cleaning}
          timeZone={building.timezone}
          room={data.length > 1 ? rooms.find(isOf(cleaning)) : undefined}
        />
      ))}
    </div>
  );
}

const isOf =
  (cleaning: RoomCleaning) =>
  ({ accommodationId }: BookedAccommodation) =>
    accommodationId === cleaning.accommodationId;

type CardProps = {
  bookingId: string;
  cleaning: RoomCleaning;
  timeZone: string;
  /** Of several. */
  room: BookedAccommodation | undefined;
};

function CleaningCard({ bookingId, cleaning, timeZone, room }: CardProps) {
  const styles = useStyles();
  const t = useText('cleaning');
  const decline = useDecline(bookingId);
  const { isDue, isDeclined, isChangeable, changeableUntil } = cleaning;
  if (!isDue) return null;
  const time = formatClock(new Date(changeableUntil), timeZone);
  // A lobby's screen can be read by anybody.
  const number = host().profile.capabilities.publicScreen ? undefined : room?.room?.suiteNumber;
  const name = room && (number === undefined ? room.type : t('room', { number }));
  return (
    <section className={styles.card} aria-label={t('title')}>
      <Heading level={3} size="small" className={styles.title}>
        {name === undefined ? t('title') : t('titleOf', { room: name })}
      </Heading>
      <p className={styles.text} role="status">
        {isDeclined
          ? `${t('declined')} ${isChangeable ? t('changeable', { time }) : ''}`
          : t(isChangeable ? 'due' : 'closed', { time })}
      </p>
      <p className={styles.text}>{t('hygiene')}</p>
      {isChangeable && (
        <BusyButton
          busy={decline.isPending}
          appearance="secondary"
          className={styles.act}
          onClick={() => decline.mutate(cleaning)}
        >
          {t(isDeclined ? 'takeBack' : 'decline')}
        </BusyButton>
      )}
    </section>
  );
}
