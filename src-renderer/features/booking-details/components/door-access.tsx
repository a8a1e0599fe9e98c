import { makeStyles } from '@fluentui/react-components';
import { dayAndTimeOf } from '#renderer/features/guest-booking/stay-times.ts';
import { serverNow } from '#renderer/gateway/server-clock.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { brand, systemEdge } from '#renderer/ui/theme.ts';
import type { DetailedAccommodation } from '#shared/contract/booking-details.ts';
import { roomAccess } from '../room-access.ts';
import { DoorCode } from './door-code.tsx';

const useStyles = makeStyles({
  message: {
    ...systemEdge,
    margin: 0,
    padding: '14px 18px',
    borderRadius: '12px',
    backgroundColor: brand.groundDeep,
    lineHeight: 1.45,
  },
});

/** The door's code, or why there is none now (BKG-14, BKG-18, BKG-19). */
export function DoorAccess({ room, timeZone }: { room: DetailedAccommodation; timeZone: string }) {
  const t = useText('booking-details');
  const styles = useStyles();
  const access = roomAccess(room, serverNow());
  if (access === null) return null;
  if (access.is === 'open') return <DoorCode code={access.code} />;
  return (
    <p className={styles.message}>
      {t(`door.${access.is}`, { time: dayAndTimeOf(room.checkinDate, timeZone) })}
    </p>
  );
}
