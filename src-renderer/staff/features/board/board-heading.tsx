import { Button, makeStyles } from '@fluentui/react-components';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { Board } from '#shared/contract/staff/board.ts';
import { addDays } from '#shared/hotel-time.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';

const useStyles = makeStyles({ key: { display: 'none', [from.medium]: { display: 'inline-grid' } } });

type BoardHeadingProps = { board: Board; onStep: (days: -1 | 1) => void; onToday: () => void };

/** The day, what matters second about it, and the days beside it. */
export function BoardHeading({ board, onStep, onToday }: BoardHeadingProps) {
  const styles = useStyles();
  const t = useText('staff/board');
  const { counts } = board;
  const isToday = board.day === board.today;
  const notReady = { count: counts.roomsNotReady };
  return (
    <PageHeading
      title={dayTitle(board, t)}
      note={counts.roomsNotReady > 0 ? t('notReady', notReady) : t('allReady')}
    >
      <Button icon={<ArrowLeftIcon />} aria-keyshortcuts="[" onClick={() => onStep(-1)}>
        {t('days.before', { count: counts.unfinishedDayBefore })}
        <KeyCap keys="[" className={styles.key} />
      </Button>
      {!isToday && (
        <Button aria-keyshortcuts="0" onClick={onToday}>
          {t('days.back')}
          <KeyCap keys="0" className={styles.key} />
        </Button>
      )}
      <Button icon={<ArrowRightIcon />} iconPosition="after" aria-keyshortcuts="]" onClick={() => onStep(1)}>
        {t('days.after', { count: counts.arrivalsDayAfter })}
        <KeyCap keys="]" className={styles.key} />
      </Button>
    </PageHeading>
  );
}

function dayTitle({ day: date, today }: Board, t: ReturnType<typeof useText<'staff/board'>>): string {
  const day = formatDate(date, 'weekdayLong');
  if (date === today) return t('days.today', { day });
  if (date === addDays(today, -1)) return t('days.yesterday', { day });
  return date === addDays(today, 1) ? t('days.tomorrow', { day }) : day;
}
