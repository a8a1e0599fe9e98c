import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import {
  HotelFacts,
  hasHotelFacts,
} from '#renderer/guest/features/shared/guest-booking/components/hotel-facts.tsx';
import { StayTimes } from '#renderer/guest/features/shared/guest-booking/components/stay-times.tsx';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { deviceTimeZone, formatAgo, formatClock, formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { ageOf, cardNow, type StayCard } from '../stay-card.ts';
import { CardHow, CardReach } from './card-advice.tsx';
import { CardRooms } from './card-rooms.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  head: { display: 'grid', gap: '6px' },
  kicker: { margin: 0, color: brand.brassInk, fontWeight: 600 },
  dates: { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
  age: { margin: 0, color: brand.inkSoft },
  code: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 10px',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontFamily: brand.fontDisplay, fontSize: '1.375rem', letterSpacing: '0.06em' },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '20px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' },
  keeps: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
});

/** `As of 2:05 PM, 2 hours ago`, on the clock of this device. */
function CardAge({ card, now }: { card: StayCard; now: number }) {
  const t = useText('stay-card');
  const styles = useStyles();
  const zone = deviceTimeZone();
  const saved = new Date(card.savedAt - card.clockAheadMs);
  const isToday = dateAt(saved, zone) === dateAt(new Date(now), zone);
  const age = ageOf(card, cardNow(card, now));
  const ago = age === null ? t('justNow') : formatAgo(age.value, age.unit);
  return (
    <p className={styles.age}>
      {isToday
        ? t('asOf', { time: formatClock(saved, zone), ago })
        : t('asOfDay', { time: formatInstant(saved, zone), ago })}
    </p>
  );
}

type CardPageProps = {
  card: StayCard;
  /** By this device's clock; milliseconds. */
  now: number;
  notice: ReactNode;
};

export function CardPage({ card, now, notice }: CardPageProps) {
  const t = useText('stay-card');
  const styles = useStyles();
  const { building, locator } = card;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.kicker}>{t(card.isHere ? 'kicker.here' : 'kicker.coming')}</p>
        <Heading level={1}>{t('title', { city: building.city })}</Heading>
        <p className={styles.dates}>
          {building.name} · {formatStayDates(card)}
        </p>
        <dl className={styles.code}>
          <dt>{t('code')}</dt>
          <dd>{locator}</dd>
        </dl>
        <CardAge card={card} now={now} />
      </header>
      {notice}
      <div className={styles.grid}>
        <div className={styles.column}>
          <CardRooms card={card} />
          {card.hotelFacts !== null && hasHotelFacts(card.hotelFacts) && (
            <Sheet title={t('guest-booking:hotelFacts.title')}>
              <HotelFacts facts={card.hotelFacts} />
            </Sheet>
          )}
          <Sheet title={t('guest-booking:times.title')}>
            <StayTimes stay={card} />
          </Sheet>
        </div>
        <div className={styles.column}>
          <CardReach />
          <CardHow card={card} />
        </div>
      </div>
      <p className={styles.keeps}>{t('keeps')}</p>
    </article>
  );
}
