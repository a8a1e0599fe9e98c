import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatClock } from '#renderer/platform/i18n/format.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { useService } from '../service-watch.ts';

const TICK_MS = 5_000;

const useStyles = makeStyles({
  brand: { display: 'grid', justifyItems: 'end', lineHeight: 1.25, textAlign: 'end' },
  time: {
    fontFamily: brand.fontDisplay,
    fontSize: '2rem',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
});

export function useOwnHotel(): Hotel | undefined {
  const { hotels } = useService();
  const own = host().profile.hotel?.hotelId;
  return hotels.find(({ hotelId }) => hotelId === own);
}

export function useServerNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function HotelTime() {
  const styles = useStyles();
  useLanguage();
  const hotel = useOwnHotel();
  const now = useServerNow();
  if (!hotel) return null;
  return (
    <span className={styles.brand}>
      <time className={styles.time}>{formatClock(now, hotel.timezone)}</time>
      <span>{`${hotel.name}, ${hotel.city}`}</span>
    </span>
  );
}
