import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { formatStayTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { Space } from '#shared/contract/guest/spaces.ts';
import { hasPlaces } from '../space-days.ts';
import { timeText } from '../time-text.ts';
import type { useReserving } from '../use-reserving.ts';
import { Chips } from './chips.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '14px', justifyItems: 'start' },
  error: { margin: '10px 0 0', color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
});

type HourChoiceProps = { form: ReturnType<typeof useReserving>; space: Space; timeZone: string };

/** The free hours may load after the button was pressed, and the error is shown with them. */
const focusShown = (shown: HTMLElement | null) => shown?.focus();

export function HourChoice({ form, space, timeZone }: HourChoiceProps) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const { hours, own, nextDay, chooseDay, isHourMissing } = form;
  const another = nextDay !== null && (
    <Button size="large" onClick={() => chooseDay(nextDay)}>
      {t('reserve.nextDay', { day: formatDate(nextDay, 'weekday') })}
    </Button>
  );
  if (own)
    return (
      <div className={styles.box}>
        <Notice intent="info">
          {t('reserve.own', {
            from: formatStayTime(own.checkInDate, timeZone),
            until: formatStayTime(own.checkOutDate, timeZone),
          })}
        </Notice>
        <ButtonLink to={paths.spaceReservations}>{t('reserve.seeOwn')}</ButtonLink>
        {another}
      </div>
    );
  if (hours.isError)
    return (
      <LoadError
        error={hours.error}
        level={3}
        title={t('failed.hours')}
        onRetry={() => void hours.refetch()}
      />
    );
  if (hours.data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading.hours')}>
        <Skeleton height="152px" />
      </div>
    );
  if (hours.data.length === 0)
    return (
      <div className={styles.box}>
        <Notice intent="info">{t('reserve.noHours')}</Notice>
        {another}
      </div>
    );
  return (
    <Chips
      legend={t('reserve.hour')}
      chips={hours.data.map(({ start, places }) => ({
        value: start,
        main: timeText(start),
        // A space with one place is either free or not listed.
        ...(hasPlaces(space) ? { after: t('reserve.places', { count: places }) } : {}),
      }))}
      chosen={form.chosen}
      isDisabled={form.isBusy}
      error={
        isHourMissing && (
          <p ref={focusShown} className={styles.error} role="alert" tabIndex={-1}>
            {t('reserve.hourMissing')}
          </p>
        )
      }
      onChoose={form.chooseHour}
    />
  );
}
