import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { formatStayDay, formatStayTime } from '../stay-times.ts';

const useStyles = makeStyles({
  times: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0 },
  },
  day: { display: 'block', fontWeight: 600, fontSize: '1.125rem' },
  hour: { display: 'block', color: brand.inkSoft },
  where: { display: 'grid', justifyItems: 'start', gap: '4px' },
  soft: { margin: 0, color: brand.inkSoft },
  address: { margin: 0, fontStyle: 'normal', lineHeight: 1.5 },
  line: { display: 'block' },
});

type Stay = {
  checkinDate: string;
  checkoutDate: string;
  building: { name: string; city: string; address: readonly string[]; timezone: string };
};

export function StayTimes({ stay, children }: { stay: Stay; children?: ReactNode }) {
  const t = useText('guest-booking');
  const styles = useStyles();
  const { building, checkinDate, checkoutDate } = stay;
  const zone = building.timezone;
  return (
    <>
      <dl className={styles.times}>
        <div>
          <dt>{t('times.checkin')}</dt>
          <dd>
            <span className={styles.day}>{formatStayDay(checkinDate, zone)}</span>
            <span className={styles.hour}>
              {t('times.from', { time: formatStayTime(checkinDate, zone) })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('times.checkout')}</dt>
          <dd>
            <span className={styles.day}>{formatStayDay(checkoutDate, zone)}</span>
            <span className={styles.hour}>
              {t('times.until', { time: formatStayTime(checkoutDate, zone) })}
            </span>
          </dd>
        </div>
      </dl>
      <div className={styles.where}>
        <p className={styles.soft}>{t('times.where')}</p>
        <address className={styles.address}>
          <strong className={styles.line}>{building.name}</strong>
          {(building.address.length > 0 ? building.address : [building.city]).map(part => (
            <span key={part} className={styles.line}>
              {part}
            </span>
          ))}
        </address>
        {children}
      </div>
    </>
  );
}
