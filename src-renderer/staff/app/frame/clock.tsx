import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatClock } from '#renderer/platform/i18n/format.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import { useHotel } from '../../features/shared/hotel/current-hotel.ts';
import { figures } from '../../features/shared/look/staff-theme.ts';

const useStyles = makeStyles({
  clock: {
    ...figures,
    display: 'none',
    fontSize: '1rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    [from.medium]: { display: 'inline' },
  },
});

/** The hotel's own time, whatever the computer's zone is. */
export function Clock() {
  const styles = useStyles();
  const hotel = useHotel();
  const [now, setNow] = useState(serverNow);
  useLanguage();
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (hotel === null) return null;
  return (
    <time className={styles.clock} dateTime={now.toISOString().slice(0, 16)}>
      {formatClock(now, hotel.timeZone)}
    </time>
  );
}
