import { makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { StatusBadge } from '#renderer/guest/features/shared/guest-booking/components/status-badge.tsx';

import { formatStayDay, formatStayTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { brand, from, tokens } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { RoomActionList } from './room-action-list.tsx';

const useStyles = makeStyles({
  room: {
    display: 'grid',
    gap: '18px',
    padding: '20px 16px 8px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '28px 28px 12px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' },
  name: { marginInlineEnd: 'auto' },
  which: {
    display: 'block',
    color: brand.inkSoft,
    fontFamily: tokens.fontFamilyBase,
    fontSize: '0.9375rem',
    letterSpacing: 0,
  },
  number: { color: brand.inkSoft, fontWeight: 600 },
  hours: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
    gap: '12px 24px',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0 },
  },
  hour: { display: 'block', fontFamily: brand.fontDisplay, fontSize: '1.75rem', lineHeight: 1.2 },
});

type ManagedRoomProps = {
  booking: BookingDetails;
  room: DetailedAccommodation;
  acts?: 'all' | 'hours';
};

export function ManagedRoom({ booking, room, acts = 'all' }: ManagedRoomProps) {
  const t = useText('booking-management');
  const styles = useStyles();
  const id = useId();
  const { timezone } = booking.building;
  const number = booking.accommodations.indexOf(room) + 1;
  const total = booking.accommodations.length;
  const hour = (label: string, instant: string) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={styles.hour}>{formatStayTime(instant, timezone)}</span>
        {formatStayDay(instant, timezone)}
      </dd>
    </div>
  );
  return (
    <section className={styles.room} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="small" id={id} className={styles.name}>
          {room.type}
          {total > 1 && <span className={styles.which}>{t('roomOf', { number, total })}</span>}
        </Heading>
        {booking.status === 'IN_PROGRESS' && room.room !== null && (
          <span className={styles.number}>
            <Masked what={t('guest-booking:roomMasked')}>
              {t('guest-booking:room', { number: room.room.suiteNumber })}
            </Masked>
          </span>
        )}
        <StatusBadge status={room.status} />
      </div>
      <dl className={styles.hours}>
        {hour(t('hours.arrival'), room.checkinDate)}
        {hour(t('hours.departure'), room.checkoutDate)}
      </dl>
      <RoomActionList booking={booking} room={room} acts={acts} />
    </section>
  );
}
