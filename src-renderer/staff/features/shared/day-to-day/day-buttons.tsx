import { Button } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { addDays, type LocalDate } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';

/** The day in the address, or null for the hotel's today. */
export function useDayOfAddress(): LocalDate | null {
  const [search] = useSearchParams();
  const day = search.get('day') ?? '';
  return isLocalDate(day) ? day : null;
}

/** The days beside the one that is shown, and the way back to today. */
export function DayButtons({ day, today }: { day: LocalDate; today: LocalDate }) {
  const t = useText('staff/frame');
  const [, setSearch] = useSearchParams();
  const go = (to: LocalDate) => setSearch(to === today ? {} : { day: to }, { replace: true });
  return (
    <>
      <Button icon={<ArrowLeftIcon />} onClick={() => go(addDays(day, -1))}>
        {t('days.before')}
      </Button>
      {day !== today && <Button onClick={() => go(today)}>{t('days.today')}</Button>}
      <Button icon={<ArrowRightIcon />} iconPosition="after" onClick={() => go(addDays(day, 1))}>
        {t('days.after')}
      </Button>
    </>
  );
}

/** `Today, Tuesday, December 1`, as a line below a page's title. */
export function useDayNote({ day, today }: { day: LocalDate; today: LocalDate }): string {
  const t = useText('staff/frame');
  const written = formatDate(day, 'weekdayLong');
  return day === today ? t('days.isToday', { day: written }) : written;
}
