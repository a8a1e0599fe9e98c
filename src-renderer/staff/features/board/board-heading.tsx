import { Button, makeStyles } from '@fluentui/react-components';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { ArrowLeftIcon, ArrowRightIcon, PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { Board } from '#shared/contract/staff/board.ts';
import { addDays, type LocalDate } from '#shared/hotel-time.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';

const useStyles = makeStyles({ key: { display: 'none', [from.medium]: { display: 'inline-grid' } } });

type Days = { day: LocalDate; today: LocalDate };
type BoardHeadingProps = Days & {
  /** Null while the day is fetched: its heading and its keys are there already. */
  counts: Board['counts'] | null;
  onStep: (days: -1 | 1) => void;
  onToday: () => void;
};

/** The day, the rooms of those who still come, and the days beside it. */
export function BoardHeading({ day, today, counts, onStep, onToday }: BoardHeadingProps) {
  const styles = useStyles();
  const t = useText('staff/board');
  const note = counts === null ? null : roomsNote(counts, t);
  return (
    <PageHeading title={dayTitle({ day, today }, t)} {...(note !== null && { note })}>
      <Button icon={<ArrowLeftIcon />} aria-keyshortcuts="[" onClick={() => onStep(-1)}>
        {t('days.before', { count: counts?.unfinishedDayBefore ?? 0 })}
        <KeyCap keys="[" className={styles.key} />
      </Button>
      {day !== today && (
        <Button aria-keyshortcuts="0" onClick={onToday}>
          {t('days.back')}
          <KeyCap keys="0" className={styles.key} />
        </Button>
      )}
      <Button icon={<ArrowRightIcon />} iconPosition="after" aria-keyshortcuts="]" onClick={() => onStep(1)}>
        {t('days.after', { count: counts?.arrivalsDayAfter ?? 0 })}
        <KeyCap keys="]" className={styles.key} />
      </Button>
      <ButtonLink to={staffPaths.enterBooking} size="medium" icon={<PlusIcon />}>
        {t('enterBooking')}
      </ButtonLink>
    </PageHeading>
  );
}

type BoardText = ReturnType<typeof useText<'staff/board'>>;

/** Null where nobody is still to come. */
function roomsNote({ arrivals, roomsNotReady }: Board['counts'], t: BoardText): string | null {
  if (roomsNotReady > 0) return t('notReady', { count: roomsNotReady });
  return arrivals.toCome > 0 ? t('allReady') : null;
}

function dayTitle({ day: date, today }: Days, t: BoardText): string {
  const day = formatDate(date, 'weekdayLong');
  if (date === today) return t('days.today', { day });
  if (date === addDays(today, -1)) return t('days.yesterday', { day });
  return date === addDays(today, 1) ? t('days.tomorrow', { day }) : day;
}
