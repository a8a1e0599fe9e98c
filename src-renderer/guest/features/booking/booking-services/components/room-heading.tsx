import { makeStyles } from '@fluentui/react-components';
import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: '104px 1fr',
    alignItems: 'center',
    gap: '16px',
    padding: '16px 16px 0',
    [from.medium]: { gridTemplateColumns: '168px 1fr', gap: '24px', padding: '24px 24px 0' },
  },
  picture: { borderRadius: brand.arch, width: '100%' },
  number: { margin: 0, color: brand.brassInk, fontSize: '0.875rem', fontWeight: 600 },
  name: {
    margin: '2px 0 4px',
    fontFamily: brand.fontDisplay,
    fontSize: '1.5rem',
    fontWeight: 560,
    lineHeight: '1.2',
  },
  party: { margin: 0, color: brand.inkSoft },
});

type RoomHeadingProps = { room: SelectedRoom; index: number; nameId: string };

export function RoomHeading({ room, index, nameId }: RoomHeadingProps) {
  const t = useText('booking-services');
  const styles = useStyles();
  const { adults, children } = room;
  const party = [
    t('booking-funnel:party.adults', { count: adults }),
    ...(children > 0 ? [t('booking-funnel:party.children', { count: children })] : []),
  ];
  return (
    <header className={styles.head}>
      <Picture
        className={styles.picture}
        stem={pictureStem(room.picture)}
        alt=""
        ratio="4 / 5"
        sizes="(min-width: 768px) 168px, 104px"
      />
      <div>
        <p className={styles.number}>{t('roomNumber', { number: index + 1 })}</p>
        <h2 className={styles.name} id={nameId}>
          {room.name}
        </h2>
        <p className={styles.party}>{party.join(' · ')}</p>
      </div>
    </header>
  );
}
