import { makeStyles } from '@fluentui/react-components';
import { DoorCode } from '#renderer/guest/features/shared/guest-booking/components/door-code.tsx';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { CardRoom, StayCard } from '../stay-card.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '28px', margin: 0, padding: 0, listStyleType: 'none' },
  room: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
  },
  suite: {
    ...systemEdge,
    padding: '4px 16px',
    borderRadius: '999px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontWeight: 700,
  },
  message: {
    ...systemEdge,
    margin: 0,
    padding: '14px 18px',
    borderRadius: '12px',
    backgroundColor: brand.groundDeep,
    lineHeight: 1.45,
  },
});

function Room({ room, timeZone }: { room: CardRoom; timeZone: string }) {
  const t = useText('stay-card');
  const styles = useStyles();
  return (
    <li className={styles.room}>
      <div className={styles.head}>
        <Heading level={3}>{room.type}</Heading>
        {room.suiteNumber !== null && (
          <span className={styles.suite}>{t('rooms.suite', { number: room.suiteNumber })}</span>
        )}
      </div>
      {room.doorCode !== null && <DoorCode isLarge code={room.doorCode} how={t('door.how')} />}
      {room.door !== null && (
        <p className={styles.message}>
          {t(`door.${room.door}`, { time: formatStayDayAndTime(room.checkinDate, timeZone) })}
        </p>
      )}
    </li>
  );
}

export function CardRooms({ card }: { card: StayCard }) {
  const t = useText('stay-card');
  const styles = useStyles();
  return (
    <Sheet title={t('rooms.title', { count: card.rooms.length })}>
      <ul className={styles.list}>
        {card.rooms.map((room, index) => (
          <Room key={index} room={room} timeZone={card.building.timezone} />
        ))}
      </ul>
    </Sheet>
  );
}
