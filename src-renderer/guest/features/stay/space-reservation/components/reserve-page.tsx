import { makeStyles } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { HotelSpaces, Space, SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { endOf } from '#shared/rules/space-hours.ts';
import type { SpaceDay } from '../space-days.ts';
import { timeText } from '../time-text.ts';
import { useReserving } from '../use-reserving.ts';
import { type Chip, Chips } from './chips.tsx';
import { HourChoice } from './hour-choice.tsx';
import { ReserveFailure } from './reserve-failure.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', alignItems: 'start', gap: '28px' },
  },
  summary: { [from.large]: { position: 'sticky', top: '24px' } },
  times: { display: 'grid', gap: '10px', margin: 0 },
  time: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '16px',
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontFamily: brand.fontDisplay, fontSize: '1.25rem', textAlign: 'end' },
  },
  button: { minHeight: '56px' },
});

type ReservePageProps = {
  space: Space;
  hotel: HotelSpaces;
  onReserved: (reserved: SpaceReservation) => void;
};

export function ReservePage({ space, hotel, onReserved }: ReservePageProps) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const form = useReserving({ space, hotel, onReserved });
  const { date, chosen } = form;
  const chips = useDayChips(form.days, hotel.buildingTimezone);
  if (date === null) return <Notice intent="info">{t('reserve.neverOpen')}</Notice>;
  const none = t('reserve.notChosen');
  return (
    <div className={styles.columns}>
      <Sheet title={t('reserve.when')}>
        <Chips
          legend={t('reserve.day')}
          chips={chips}
          chosen={date}
          isDisabled={form.isBusy}
          onChoose={form.chooseDay}
        />
        <HourChoice form={form} space={space} timeZone={hotel.buildingTimezone} />
      </Sheet>
      <Sheet className={styles.summary} title={t('reserve.summary')}>
        <dl className={styles.times}>
          <div className={styles.time}>
            <dt>{t('reserve.day')}</dt>
            <dd>{formatDate(date, 'weekday')}</dd>
          </div>
          <div className={styles.time}>
            <dt>{t('reserve.begins')}</dt>
            <dd>{chosen === null ? none : timeText(chosen)}</dd>
          </div>
          <div className={styles.time}>
            <dt>{t('reserve.ends')}</dt>
            <dd>{chosen === null ? none : timeText(endOf(chosen, space.time_permanence * 60))}</dd>
          </div>
        </dl>
        <ReserveFailure failure={form.failure} isBusy={form.isBusy} onTake={form.take} />
        <BusyButton
          className={styles.button}
          busy={form.isBusy}
          disabled={form.own !== undefined}
          onClick={form.submit}
        >
          {t('reserve.submit')}
        </BusyButton>
      </Sheet>
    </div>
  );
}

function useDayChips(days: readonly SpaceDay[], timeZone: string): Chip[] {
  const t = useText('space-reservation');
  const today = dateAt(serverNow(), timeZone);
  const weekdayOf = (date: string) => formatDate(date, 'weekday').split(',')[0] ?? '';
  return days.map(({ date, isOpen }) => ({
    value: date,
    before:
      date === today
        ? t('reserve.today')
        : date === addDays(today, 1)
          ? t('reserve.tomorrow')
          : weekdayOf(date),
    main: formatDate(date),
    ...(isOpen ? {} : { after: t('week.closed'), isDisabled: true }),
  }));
}
