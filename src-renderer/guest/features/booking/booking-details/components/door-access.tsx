import { makeStyles } from '@fluentui/react-components';
import { RoomDoor } from '#renderer/guest/features/shared/guest-booking/components/room-door.tsx';
import { expectedHour, roomAccess } from '#renderer/guest/features/shared/guest-booking/room-access.ts';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { RenewCode } from './renew-code.tsx';

const useStyles = makeStyles({
  open: { display: 'grid', gap: '10px' },
  soft: { margin: 0, color: brand.inkSoft },
  message: {
    ...systemEdge,
    margin: 0,
    padding: '14px 18px',
    borderRadius: '12px',
    backgroundColor: brand.groundDeep,
    lineHeight: 1.45,
  },
});

type DoorAccessProps = { bookingId: string; room: DetailedAccommodation; timeZone: string };

export function DoorAccess({ bookingId, room, timeZone }: DoorAccessProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const access = roomAccess(room, serverNow());
  if (access === null) return null;
  if (access.is === 'open')
    return (
      <div className={styles.open}>
        <RoomDoor room={room} code={access.code} how={t('door.how')} />
        {room.shownAtDesk && (
          <p className={styles.soft}>
            {t(`atDesk.${room.shownAtDesk.reason}`, {
              time: formatStayDayAndTime(room.shownAtDesk.at, timeZone),
            })}
          </p>
        )}
        <RenewCode bookingId={bookingId} room={room} />
      </div>
    );
  const expected = access.is === 'notReady' ? expectedHour(room, serverNow()) : null;
  if (expected !== null)
    return (
      <p className={styles.message}>
        {t('door.expected', { time: formatStayDayAndTime(expected, timeZone) })}
      </p>
    );
  return (
    <p className={styles.message}>
      {t(`door.${access.is}`, { time: formatStayDayAndTime(room.checkinDate, timeZone) })}
    </p>
  );
}
