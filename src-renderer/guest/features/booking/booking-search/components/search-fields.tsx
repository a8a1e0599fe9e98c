import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { partyTotals } from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import type { SearchDraft } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { usePartyText } from '#renderer/guest/features/shared/booking-funnel/use-party-text.ts';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CalendarIcon } from '#renderer/platform/ui/calendar-icon.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { NativeSelect } from '#renderer/platform/ui/native-select.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { checkinHours, checkoutHours } from '#shared/rules/hour-slots.ts';
import { datesText } from '../search-texts.ts';
import type { PickerName } from '../use-search-pickers.ts';
import { PickerButton } from './picker-button.tsx';

const PartyIcon = () => (
  <LineIcon>
    <circle cx="7.5" cy="7" r="2.8" />
    <path d="M2.5 16.5c.4-3 2.3-4.6 5-4.6s4.6 1.6 5 4.6M12.5 4.4a2.7 2.7 0 0 1 0 5.2M14.6 12.4c1.7.6 2.7 2 2.9 4.1" />
  </LineIcon>
);

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', [from.small]: { gridTemplateColumns: '1fr 1fr' } },
  hours: { display: 'grid', gap: '12px', gridTemplateColumns: '1fr 1fr' },
  wide: { [from.small]: { gridColumn: '1 / -1' } },
  fieldsInBar: { [from.large]: { gridTemplateColumns: '1.15fr 1.15fr 1.2fr' } },
  notWideInBar: { [from.large]: { gridColumn: 'auto' } },
});

const hourOptions = (hours: readonly number[]) =>
  hours.map(hour => ({ value: String(hour), label: formatHour(hour) }));

type SearchFieldsProps = {
  draft: SearchDraft;
  onChange: (change: Partial<SearchDraft>) => void;
  onPick: (picker: PickerName) => void;
  inBar: boolean;
};

export function SearchFields({ draft, onChange, onPick, inBar }: SearchFieldsProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const partyText = usePartyText();
  const id = useId();
  const totals = partyTotals(draft.rooms);
  const rooms = t('booking-funnel:party.rooms', { count: totals.rooms });
  return (
    <div className={mergeClasses(styles.fields, inBar && styles.fieldsInBar)}>
      <div className={mergeClasses(styles.wide, inBar && styles.notWideInBar)}>
        <PickerButton
          id={`${id}-dates`}
          label={t('dates.label')}
          value={datesText(draft, t)}
          empty={!draft.checkinDate}
          icon={<CalendarIcon />}
          onClick={() => onPick('dates')}
        />
      </div>
      <div className={styles.hours}>
        <NativeSelect
          label={t('hours.checkin')}
          value={String(draft.checkinHour)}
          options={hourOptions(checkinHours)}
          onChange={hour => onChange({ checkinHour: Number(hour) })}
        />
        <NativeSelect
          label={t('hours.checkout')}
          value={String(draft.checkoutHour)}
          options={hourOptions(checkoutHours)}
          onChange={hour => onChange({ checkoutHour: Number(hour) })}
        />
      </div>
      <PickerButton
        id={`${id}-guests`}
        label={t('guests.label')}
        value={`${rooms} · ${partyText(totals)}`}
        icon={<PartyIcon />}
        onClick={() => onPick('rooms')}
      />
    </div>
  );
}
