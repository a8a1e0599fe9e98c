import { Button, makeStyles } from '@fluentui/react-components';
import { type Ref, useId } from 'react';
import { StatusBadge } from '#renderer/guest/features/shared/guest-booking/components/status-badge.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from, systemColours } from '#renderer/platform/ui/theme.ts';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { hasMainGuest } from '#shared/rules/room-guests.ts';
import { addProblem, countPlaces, hasMinorsToCome, toMember } from '../places.ts';
import { areInvitationsWaiting } from '../waiting-invitations.ts';
import { GuestRow } from './guest-row.tsx';

const useStyles = makeStyles({
  sheet: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    outlineStyle: 'none',
    [from.medium]: { padding: '28px 32px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  number: { margin: 0, color: brand.brassInk, fontWeight: 600, fontSize: '0.9375rem' },
  places: { display: 'grid', gap: '8px', justifyItems: 'start', [from.medium]: { justifyItems: 'end' } },
  arches: { display: 'flex', gap: '6px' },
  arch: { width: '18px', height: '22px', borderRadius: brand.arch, border: `2px solid ${brand.brass}` },
  taken: { backgroundColor: brand.brass, [systemColours]: { backgroundColor: 'CanvasText' } },
  count: { margin: 0, fontWeight: 600 },
  list: { margin: 0, padding: 0, listStyleType: 'none', '& > :last-child': { paddingBottom: 0 } },
  soft: { margin: 0, color: brand.inkSoft },
  add: { display: 'grid', gap: '10px', justifyItems: 'start' },
});

function Places({ room }: { room: DetailedAccommodation }) {
  const t = useText('room-guests');
  const styles = useStyles();
  const { taken, total } = countPlaces(room);
  return (
    <div className={styles.places}>
      <div className={styles.arches} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={`${styles.arch} ${index < taken ? styles.taken : ''}`} />
        ))}
      </div>
      <p className={styles.count}>{t('places', { taken, count: total })}</p>
    </div>
  );
}

type RoomSheetProps = {
  ref: Ref<HTMLElement>;
  booking: BookingDetails;
  room: DetailedAccommodation;
  number: number;
  onAdd: () => void;
  onEdit: (guest: AccommodationGuest) => void;
  onRemove: (guest: AccommodationGuest) => void;
};

function AddGuest({ booking, room, onAdd }: Pick<RoomSheetProps, 'booking' | 'room' | 'onAdd'>) {
  const t = useText('room-guests');
  const styles = useStyles();
  const reason = useId();
  const problem = addProblem(room, booking);
  const { freeForAdults, freeForMinors } = countPlaces(room);
  const free = [
    ...(freeForAdults > 0 ? [t('free.adults', { count: freeForAdults })] : []),
    ...(freeForMinors > 0 ? [t('free.minors', { count: freeForMinors })] : []),
  ];
  return (
    <div className={styles.add}>
      <Button
        size="large"
        icon={<PlusIcon />}
        disabled={problem !== null}
        aria-describedby={reason}
        onClick={onAdd}
      >
        {t('dialog.add')}
      </Button>
      <p id={reason} className={styles.soft}>
        {problem === null ? free.join(' · ') : t(`cannotAdd.${problem}`)}
      </p>
    </div>
  );
}

export function RoomSheet({ ref, booking, room, number, onAdd, onEdit, onRemove }: RoomSheetProps) {
  const t = useText('room-guests');
  const styles = useStyles();
  const { guests } = room;
  const total = booking.accommodations.length;
  const label = t('room', { number, total });
  const isWithoutMain = guests.length > 0 && !hasMainGuest(guests.map(toMember));
  return (
    <section
      ref={ref}
      className={styles.sheet}
      aria-label={total > 1 ? `${label}: ${room.type}` : room.type}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <div>
          {total > 1 && <p className={styles.number}>{label}</p>}
          <Heading level={2}>{room.type}</Heading>
        </div>
        {total > 1 && room.status !== booking.status && <StatusBadge status={room.status} />}
        <Places room={room} />
      </div>
      {isWithoutMain && <Notice intent="error">{t('withoutMain.notice')}</Notice>}
      {guests.length === 0 ? (
        <p className={styles.soft}>{t('nobody')}</p>
      ) : (
        <ul className={styles.list}>
          {guests.map(guest => (
            <GuestRow
              key={guest.guestUserId}
              bookingId={booking.bookingId}
              guest={guest}
              canResend={room.isMainGuestLogged && !room.isCheckinDone && !areInvitationsWaiting(booking)}
              onEdit={() => onEdit(guest)}
              onRemove={() => onRemove(guest)}
            />
          ))}
        </ul>
      )}
      {hasMinorsToCome(room) && <Notice intent="info">{t('minors')}</Notice>}
      <AddGuest booking={booking} room={room} onAdd={onAdd} />
    </section>
  );
}
