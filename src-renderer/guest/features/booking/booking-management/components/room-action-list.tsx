import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { ClockIcon, KeyIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { type RoomAct, type RoomAction, roomActions } from '../room-actions.ts';

const actIcons: Record<RoomAct, () => React.JSX.Element> = {
  arriveEarlier: () => (
    <LineIcon>
      <path d="M2.5 16h15M5.5 16a4.5 4.5 0 0 1 9 0M10 8.5V3m-2.5 2.3L10 3l2.5 2.3M3.6 10l1.2 1M16.4 10l-1.2 1" />
    </LineIcon>
  ),
  leaveLater: ClockIcon,
  leaveEarly: () => (
    <LineIcon>
      <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5M4 17h6.5M8 10h9m-3.2-3.2L17 10l-3.2 3.2" />
    </LineIcon>
  ),
  checkOut: () => (
    <LineIcon>
      <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5M4 17h6.5M8.5 10.2l2.6 2.6 5.4-5.6" />
    </LineIcon>
  ),
  giveUp: KeyIcon,
};

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: { borderTop: `1px solid ${brand.hairline}` },
  row: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '14px',
    minHeight: '72px',
    paddingBlock: '12px',
    color: brand.ink,
    textDecorationLine: 'none',
  },
  action: { [canHover]: { ':hover': { '& strong': { textDecorationLine: 'underline' } } } },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '48px',
    borderRadius: brand.arch,
    backgroundColor: brand.terracottaWash,
    color: brand.ink,
  },
  iconOff: { backgroundColor: brand.groundDeep, color: brand.inkSoft },
  name: { display: 'block', fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 },
  note: { display: 'block', color: brand.inkSoft, lineHeight: 1.45 },
});

type RoomOfBooking = { booking: BookingDetails; room: DetailedAccommodation };
type RoomActionListProps = RoomOfBooking & { acts: 'all' | 'hours' };

const buysHours = ({ act }: RoomAction) => act === 'arriveEarlier' || act === 'leaveLater';

export function RoomActionList({ booking, room, acts }: RoomActionListProps) {
  const styles = useStyles();
  const all = roomActions({ booking, room, now: serverNow() });
  const actions = acts === 'hours' ? all.filter(buysHours) : all;
  if (actions.length === 0) return null;
  return (
    <ul className={styles.list}>
      {actions.map(action => (
        <li key={action.act} className={styles.item}>
          <ActionRow action={action} booking={booking} room={room} />
        </li>
      ))}
    </ul>
  );
}

function actionPath(act: RoomAct, { booking, room }: RoomOfBooking): string {
  const { bookingId } = booking;
  const { accommodationId } = room;
  if (act === 'arriveEarlier') return bookingPath.payHours({ bookingId, accommodationId, type: 'CHECKIN' });
  if (act === 'leaveLater') return bookingPath.payHours({ bookingId, accommodationId, type: 'CHECKOUT' });
  if (act === 'checkOut') return bookingPath.leave({ bookingId, accommodationId });
  return bookingPath.earlyDeparture({ bookingId, accommodationId });
}

function ActionRow({ action, ...roomOfBooking }: RoomOfBooking & { action: RoomAction }) {
  const t = useText('booking-management');
  const styles = useStyles();
  const { act } = action;
  const Icon = actIcons[act];
  const note = () => {
    if (action.isAllowed) return t(`acts.${act}.note`);
    if (action.why !== 'notOnSale') return t(`whyNot.${action.why}`);
    const date = formatDay(action.from, roomOfBooking.booking.building.timezone, 'weekday');
    return t('whyNot.notOnSale', { date });
  };
  const texts = (
    <span>
      <strong className={styles.name}>{t(`acts.${act}.name`)}</strong>
      <span className={styles.note}>{note()}</span>
    </span>
  );
  if (!action.isAllowed)
    return (
      <div className={styles.row}>
        <span className={mergeClasses(styles.icon, styles.iconOff)}>
          <Icon />
        </span>
        {texts}
      </div>
    );
  return (
    <Link className={mergeClasses(styles.row, styles.action)} to={actionPath(act, roomOfBooking)}>
      <span className={styles.icon}>
        <Icon />
      </span>
      {texts}
      <ArrowRightIcon />
    </Link>
  );
}
