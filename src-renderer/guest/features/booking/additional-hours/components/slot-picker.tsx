import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { formatStayTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, choiceCard, chosenCard, coveringInput } from '#renderer/platform/ui/theme.ts';
import type { HourSlot, HoursType } from '#shared/contract/guest/additional-hours.ts';
import { fromReais } from '#shared/money.ts';

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  slot: {
    ...choiceCard,
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    minHeight: '76px',
    padding: '10px 18px 10px 14px',
  },
  chosen: chosenCard,
  input: coveringInput,
  mark: {
    display: 'grid',
    gridArea: '1 / 1',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '999px',
    border: `2px solid ${brand.inkSoft}`,
    '& svg': { width: '1rem', height: '1rem' },
  },
  marked: {
    border: '2px solid var(--colorBrandBackground)',
    backgroundColor: 'var(--colorBrandBackground)',
    color: 'var(--colorNeutralForegroundOnBrand)',
  },
  what: { display: 'grid', gridColumn: '2' },
  cost: { display: 'grid', textAlign: 'end' },
  time: { fontFamily: brand.fontDisplay, fontSize: '1.5rem', lineHeight: 1.2 },
  hours: { color: brand.inkSoft, whiteSpace: 'nowrap' },
  price: { fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  tax: { color: brand.inkSoft, fontSize: '0.875rem', lineHeight: 1.35 },
});

type SlotPickerProps = {
  type: HoursType;
  slots: readonly HourSlot[];
  timeZone: string;
  chosen: string | null;
  isBusy: boolean;
  onChoose: (time: string) => void;
};

export function SlotPicker({ type, slots, timeZone, chosen, isBusy, onChoose }: SlotPickerProps) {
  const t = useText('additional-hours');
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group} aria-label={t(`slots.${type}.title`)} disabled={isBusy}>
      {slots.map(slot => (
        <label key={slot.time} className={mergeClasses(styles.slot, slot.time === chosen && styles.chosen)}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={slot.time === chosen}
            onChange={() => onChoose(slot.time)}
          />
          <span className={mergeClasses(styles.mark, slot.time === chosen && styles.marked)}>
            {slot.time === chosen && <CheckIcon />}
          </span>
          <span className={styles.what}>
            <span className={styles.time}>{formatStayTime(slot.time, timeZone)}</span>
            <span className={styles.hours}>{t(`slots.${type}.hours`, { count: slot.amountOfHours })}</span>
          </span>
          <SlotPrice slot={slot} />
        </label>
      ))}
    </fieldset>
  );
}

function SlotPrice({ slot }: { slot: HourSlot }) {
  const t = useText('additional-hours');
  const styles = useStyles();
  if (slot.price === 0 && slot.taxValue === 0) return <span className={styles.price}>{t('slots.free')}</span>;
  return (
    <span className={styles.cost}>
      <span className={styles.price}>{formatMoney(fromReais(slot.price))}</span>
      <span className={styles.tax}>{t('slots.tax', { amount: formatMoney(fromReais(slot.taxValue)) })}</span>
    </span>
  );
}
