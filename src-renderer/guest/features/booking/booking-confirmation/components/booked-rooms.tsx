import { makeStyles } from '@fluentui/react-components';
import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  room: {
    display: 'grid',
    gridTemplateColumns: '84px 1fr',
    gap: '16px',
    alignItems: 'center',
    '@media print': { gridTemplateColumns: '1fr' },
  },
  picture: { borderRadius: '14px', '@media print': { display: 'none' } },
  number: { margin: 0, color: brand.brassInk, fontSize: '0.875rem', fontWeight: 600 },
  name: { margin: 0, fontWeight: 600, fontSize: '1.0625rem' },
  facts: { margin: '2px 0 0', color: brand.inkSoft, lineHeight: 1.5 },
});

export function BookedRooms({ rooms }: { rooms: readonly SelectedRoom[] }) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const facts = (room: SelectedRoom) => [
    t('booking-funnel:party.adults', { count: room.adults }),
    ...(room.children > 0 ? [t('booking-funnel:party.children', { count: room.children })] : []),
    ...(room.bedChoice ? [t(room.bedType === 'DOUBLE' ? 'bedDouble' : 'bedSingle')] : []),
    ...(room.hasPet ? [t('pet')] : []),
    ...(room.hasCradle ? [t('cradle')] : []),
  ];
  return (
    <ul className={styles.list}>
      {rooms.map((room, index) => (
        <li key={room.selectId} className={styles.room}>
          <Picture
            className={styles.picture}
            stem={pictureStem(room.picture)}
            alt=""
            ratio="1 / 1"
            sizes="84px"
          />
          <div>
            <p className={styles.number}>{t('roomNumber', { number: index + 1 })}</p>
            <p className={styles.name}>{room.name}</p>
            <p className={styles.facts}>{facts(room).join(' · ')}</p>
            <p className={styles.facts}>
              {t('checkin')} {t('fromHour', { hour: formatHour(room.checkinHour) })} · {t('checkout')}{' '}
              {t('untilHour', { hour: formatHour(room.checkoutHour) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
