import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, systemColours } from '#renderer/platform/ui/theme.ts';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import { figures } from '../shared/look/staff-theme.ts';
import { type Slot, totalOf } from './sold-slots.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', margin: 0, padding: 0, border: 0, minWidth: 0 },
  slot: {
    ...figures,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    padding: '4px 12px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '12px',
    cursor: 'pointer',
  },
  chosen: { backgroundColor: brand.terracottaWash, border: '1px solid var(--colorBrandStroke1)' },
  input: {
    appearance: 'none',
    width: '18px',
    height: '18px',
    margin: 0,
    borderRadius: '999px',
    border: `2px solid ${brand.inkSoft}`,
    ':checked': { border: '6px solid var(--colorBrandBackground)' },
    [systemColours]: { appearance: 'auto' },
  },
  words: { display: 'grid', lineHeight: '17px' },
  time: { fontWeight: 600 },
  more: { color: brand.inkSoft, fontSize: '0.8125rem' },
});

type SlotListProps = {
  slots: readonly Slot[];
  type: HoursType;
  timeZone: string;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
};

/** The hour, how much earlier or later it is, and the price with its tax. */
export function SlotList({ slots, type, timeZone, chosen, onChoose }: SlotListProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const name = useId();
  return (
    <fieldset className={styles.list} aria-label={t(`hours.${type}`)}>
      {slots.map(slot => (
        <label key={slot.time} className={mergeClasses(styles.slot, slot === chosen && styles.chosen)}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={slot === chosen}
            onChange={() => onChoose(slot)}
          />
          <span className={styles.words}>
            <span className={styles.time}>{formatInstant(new Date(slot.time), timeZone)}</span>
            <span className={styles.more}>{t(`hours.by.${type}`, { count: slot.amountOfHours })}</span>
          </span>
          <span className={styles.time}>
            {totalOf(slot) === 0 ? t('hours.free') : formatMoney(totalOf(slot))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
