import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { offeredHotels } from '#renderer/features/booking-funnel/queries.ts';
import type { Search } from '#renderer/features/booking-funnel/state/flow.ts';
import {
  missingInSearch,
  type SearchDraft,
  searchOf,
} from '#renderer/features/booking-funnel/state/search-draft.ts';
import { formatDate, formatHour } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { CalendarIcon } from '#renderer/ui/calendar-icon.tsx';
import { NativeSelect } from '#renderer/ui/native-select.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import type { Hotel } from '#shared/contract/hotels.ts';
import { checkinHours, checkoutHours } from '#shared/rules/hour-slots.ts';
import { partyTotals } from '../party-draft.ts';
import { missingText } from '../search-words.ts';
import { hotelNow } from '../use-search-draft.ts';
import { HotelChoice } from './hotel-choice.tsx';
import { PickerButton } from './picker-button.tsx';
import { PartyIcon } from './search-icons.tsx';

const loadDates = () => import('./date-picker.tsx');
const loadRooms = () => import('./rooms-picker.tsx');
const DatePicker = lazy(loadDates);
const RoomsPicker = lazy(loadRooms);

type Picker = 'dates' | 'rooms';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  fields: { display: 'grid', gap: '16px', [from.small]: { gridTemplateColumns: '1fr 1fr' } },
  hours: { display: 'grid', gap: '12px', gridTemplateColumns: '1fr 1fr' },
  wide: { [from.small]: { gridColumn: '1 / -1' } },
  fieldsInBar: { [from.large]: { gridTemplateColumns: '1.15fr 1.15fr 1.2fr' } },
  notWideInBar: { [from.large]: { gridColumn: 'auto' } },
  submit: { display: 'grid', gap: '10px', justifyItems: 'stretch' },
  button: { minHeight: '52px', fontSize: '1.0625rem' },
  why: { margin: 0, fontSize: '0.9375rem', color: brand.inkSoft, textAlign: 'center' },
});

const hourOptions = (hours: readonly number[]) =>
  hours.map(hour => ({ value: String(hour), label: formatHour(hour) }));

type SearchFormProps = {
  hotels: readonly Hotel[] | undefined;
  draft: SearchDraft;
  onChange: (change: Partial<SearchDraft>) => void;
  onSearch: (search: Search) => void;
  /** Shown in a wide panel over the results, not in a card. */
  inBar?: boolean;
};

/** Hotel, dates, hours, rooms and guests (SRC-02). The two pickers come when they are wanted. */
export function SearchForm({ hotels, draft, onChange, onSearch, inBar = false }: SearchFormProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const funnelText = useText('booking-funnel');
  const id = useId();
  const [open, setOpen] = useState<Picker | null>(null);
  // A dialog is closed, not unmounted: its closing makes the page visible to screen readers again.
  const [seen, setSeen] = useState<readonly Picker[]>([]);
  const warmed = useRef(false);
  const why = missingText(missingInSearch(draft), t);

  // A guest who reaches for the form will open a picker next; no other guest loads them.
  const warm = () => {
    if (warmed.current) return;
    warmed.current = true;
    void Promise.allSettled([loadDates(), loadRooms(), import('#renderer/ui/modal-dialog.tsx')]);
  };

  const show = (picker: Picker) => {
    setSeen(before => (before.includes(picker) ? before : [...before, picker]));
    setOpen(picker);
  };

  const { checkinDate, checkoutDate } = draft;
  const dates = checkinDate
    ? checkoutDate
      ? t('dates.range', {
          start: formatDate(checkinDate, 'weekday'),
          end: formatDate(checkoutDate, 'weekday'),
        })
      : t('dates.startOnly', { start: formatDate(checkinDate, 'weekday') })
    : t('dates.none');

  const totals = partyTotals(draft.rooms);
  const party = [
    funnelText('party.rooms', { count: totals.rooms }),
    funnelText('party.adults', { count: totals.adults }),
    ...(totals.children > 0 ? [funnelText('party.children', { count: totals.children })] : []),
    ...(totals.pets > 0 ? [funnelText('party.pets', { count: totals.pets })] : []),
  ].join(' · ');

  return (
    <form
      className={styles.form}
      noValidate
      onPointerEnter={warm}
      onFocus={warm}
      onSubmit={event => {
        event.preventDefault();
        const search = searchOf(draft);
        if (search) onSearch(search);
      }}
    >
      <HotelChoice
        hotels={offeredHotels(hotels)}
        chosen={draft.hotelId}
        onChoose={hotelId => onChange({ hotelId })}
      />
      <div className={mergeClasses(styles.fields, inBar && styles.fieldsInBar)}>
        <div className={mergeClasses(styles.wide, inBar && styles.notWideInBar)}>
          <PickerButton
            id={`${id}-dates`}
            label={t('dates.label')}
            value={dates}
            empty={!checkinDate}
            icon={<CalendarIcon />}
            onClick={() => show('dates')}
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
          value={party}
          icon={<PartyIcon />}
          onClick={() => show('rooms')}
        />
      </div>
      <div className={styles.submit}>
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.button}
          disabledFocusable={why !== null}
          aria-describedby={why === null ? undefined : `${id}-why`}
        >
          {t('search')}
        </Button>
        {why !== null && (
          <p id={`${id}-why`} className={styles.why}>
            {why}
          </p>
        )}
      </div>
      <Suspense fallback={null}>
        {seen.includes('dates') && (
          <DatePicker
            open={open === 'dates'}
            range={{ start: checkinDate, end: checkoutDate }}
            hotel={hotelNow(hotels, draft.hotelId)}
            onChange={range => onChange({ checkinDate: range.start, checkoutDate: range.end })}
            onClose={() => setOpen(null)}
          />
        )}
        {seen.includes('rooms') && (
          <RoomsPicker
            open={open === 'rooms'}
            rooms={draft.rooms}
            onChange={rooms => onChange({ rooms })}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </form>
  );
}
