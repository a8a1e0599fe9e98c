import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { weekdayNames } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { RecommendationDetails } from '#shared/contract/guest/curation.ts';
import { dateAt, weekdayOf } from '#shared/hotel-time.ts';
import { timeText, useEventDates, useEventText, useOpeningText } from '../guide-texts.ts';
import { type DayHours, eventAt, openingAt, toWeek } from '../opening.ts';

const useStyles = makeStyles({
  section: { display: 'grid', gap: '8px' },
  now: { margin: 0, fontWeight: 600 },
  open: { color: brand.sageInk },
  soft: { margin: 0, color: brand.inkSoft },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    lineHeight: 1.4,
    '& th, & td': { padding: '6px 0', borderBottom: `1px solid ${brand.hairline}`, verticalAlign: 'top' },
    '& th': { textAlign: 'start', fontWeight: 400, '::first-letter': { textTransform: 'uppercase' } },
    '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
  today: { '& th, & td': { fontWeight: 600 } },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

type Hours = Pick<RecommendationDetails, 'businessHours' | 'buildingTimezone'>;

export function PlaceHours({ place }: { place: Hours }) {
  const styles = useStyles();
  const t = useText('guide');
  const textOf = useOpeningText();
  const now = serverNow();
  const { businessHours, buildingTimezone } = place;
  const opening = openingAt(businessHours, buildingTimezone, now);
  if (opening === null) return null;
  const isOpen = opening.is === 'open' || opening.is === 'always';
  return (
    <Part title={t('hours.title')}>
      <p className={mergeClasses(styles.now, isOpen && styles.open)}>{textOf(opening)}</p>
      <Week week={toWeek(businessHours)} today={weekdayOf(dateAt(now, buildingTimezone))} />
    </Part>
  );
}

function Week({ week, today }: { week: readonly DayHours[]; today: number }) {
  const styles = useStyles();
  const t = useText('guide');
  const textOf = (day: DayHours) => {
    if (day === null) return t('hours.closed');
    if (day.end === null) return t('hours.from', { from: timeText(day.start) });
    if (day.end === day.start) return t('hours.allDay');
    return t('hours.fromUntil', { from: timeText(day.start), until: timeText(day.end) });
  };
  return (
    <table className={styles.table} aria-label={t('hours.week')}>
      <tbody>
        {weekdayNames('long').map((name, day) => (
          <tr
            key={name}
            className={day === today ? styles.today : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <th scope="row">{day === today ? t('hours.today', { day: name }) : name}</th>
            <td>{textOf(week[day] ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Event = Pick<RecommendationDetails, 'startDate' | 'endDate' | 'buildingTimezone'>;

export function EventTimes({ event }: { event: Event }) {
  const styles = useStyles();
  const t = useText('guide');
  const textOf = useEventText();
  const whenOf = useEventDates();
  const { startDate, endDate, buildingTimezone } = event;
  if (startDate === null) return null;
  const state = eventAt({ startDate, endDate }, buildingTimezone, serverNow());
  return (
    <Part title={t('event.title')}>
      <p className={mergeClasses(styles.now, state.is === 'on' && styles.open)}>{textOf(state)}</p>
      <p className={styles.soft}>{whenOf(startDate, endDate, buildingTimezone)}</p>
    </Part>
  );
}
