import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDate, formatInstant } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { DayReport } from '#shared/contract/staff/day-report.ts';
import { addDays, dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { saveReport } from '../shared/money/save-report.ts';
import { useDayReport } from './queries.ts';
import { BalanceCard, DrawersCard, StaysCard, SumsCard } from './report-cards.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
  },
  column: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The hotel's day in figures (DRW-03). */
export function DayReportPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/day-report');
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const today = dateAt(serverNow(), hotel.timeZone);
  const wanted = search.get('day');
  const day = wanted !== null && isLocalDate(wanted) && wanted <= today ? wanted : today;
  const report = useDayReport(hotel.hotelId, day);
  const save = useMutation({
    mutationFn: async () =>
      saveReport(await staffGateway.dayReport.exportCsv({ hotelId: hotel.hotelId, day })),
  });
  const show = (other: LocalDate) => setSearch({ day: other }, { replace: true });
  return (
    <>
      <PageHeading title={t('title')} note={headNote(day, report.data, hotel, t('madeAt'))}>
        <DaySteps day={day} today={today} onDay={show} />
        <BusyButton size="medium" appearance="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          {t('csv')}
        </BusyButton>
      </PageHeading>
      {save.error !== null && <Notice intent="error">{errorText(save.error)}</Notice>}
      {report.isPending && <Skeleton height="320px" />}
      {report.data === undefined && report.isError && (
        <LoadError error={report.error} onRetry={() => void report.refetch()} />
      )}
      {report.data && <Figures report={report.data} hotel={hotel} />}
    </>
  );
}

const headNote = (day: LocalDate, report: DayReport | undefined, hotel: Hotel, made: string): string =>
  [
    formatDate(day, 'weekday'),
    ...(report ? [`${made} ${formatInstant(new Date(report.madeAt), hotel.timeZone)}`] : []),
  ].join(' · ');

type DayStepsProps = { day: LocalDate; today: LocalDate; onDay: (day: LocalDate) => void };

function DaySteps({ day, today, onDay }: DayStepsProps) {
  const t = useText('staff/day-report');
  const before = () => onDay(addDays(day, -1));
  const after = () => {
    if (day < today) onDay(addDays(day, 1));
  };
  useHotkey({ keys: 'Alt+ArrowLeft', name: t('before'), isHint: true }, before);
  useHotkey({ keys: 'Alt+ArrowRight', name: t('after'), isHint: true }, after);
  return (
    <>
      <Button aria-keyshortcuts="Alt+ArrowLeft" onClick={before}>
        {t('before')} <KeyCap keys="Alt+ArrowLeft" />
      </Button>
      <Button aria-keyshortcuts="Alt+ArrowRight" disabledFocusable={day >= today} onClick={after}>
        {t('after')} <KeyCap keys="Alt+ArrowRight" />
      </Button>
    </>
  );
}

function Figures({ report, hotel }: { report: DayReport; hotel: Hotel }) {
  const styles = useStyles();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <StaysCard stays={report.stays} />
        <SumsCard sums={report.sums} />
      </div>
      <div className={styles.column}>
        <DrawersCard drawers={report.drawers} timeZone={hotel.timeZone} />
        <BalanceCard balances={report.balances} />
      </div>
    </div>
  );
}
