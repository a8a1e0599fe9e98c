import { makeStyles } from '@fluentui/react-components';
import { formatHour, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { NativeSelect } from '#renderer/platform/ui/native-select.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import {
  arrivalOptions,
  departureOptions,
  type HourOption,
  type HourQuestion,
  type StayHours,
} from '../hour-choice.ts';
import type { Offer } from '../offers.ts';

const useStyles = makeStyles({
  hours: { display: 'grid', gap: '12px', [from.small]: { gridTemplateColumns: '1fr 1fr' } },
});

type HourPickersProps = {
  offer: Offer;
  hours: StayHours;
  question: HourQuestion;
  onChange: (hours: StayHours) => void;
};

export function HourPickers({ offer, hours, question, onChange }: HourPickersProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const optionOf = ({ hour, price, taxValue, disabled: gone }: HourOption) => ({
    value: String(hour),
    disabled: gone,
    label: gone
      ? t('card.hourTaken', { hour: formatHour(hour) })
      : price + taxValue > 0
        ? t('card.hour', { hour: formatHour(hour), price: formatMoney(price + taxValue) })
        : formatHour(hour),
  });
  return (
    <div className={styles.hours}>
      <NativeSelect
        label={t('card.arrive')}
        longLabel={`${offer.details.name}: ${t('card.arrive')}`}
        value={String(hours.checkin)}
        options={arrivalOptions(offer, hours, question).map(optionOf)}
        onChange={value => onChange({ ...hours, checkin: Number(value) })}
      />
      <NativeSelect
        label={t('card.leave')}
        longLabel={`${offer.details.name}: ${t('card.leave')}`}
        value={String(hours.checkout)}
        options={departureOptions(offer, hours, question).map(optionOf)}
        onChange={value => onChange({ ...hours, checkout: Number(value) })}
      />
    </div>
  );
}
