import { Combobox, Option } from '@fluentui/react-components';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { SEARCH_LENGTH } from '#shared/contract/staff/search.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { SearchIcon } from '../shared/look/staff-icons.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { Hit } from './hit.tsx';
import { SearchLine } from './search-line.tsx';
import { useSearchStyles } from './search-styles.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** The field of the bar: finds a booking of the hotel and leads to it, by the keyboard alone. */
export function SearchBox({ hotel }: { hotel: Hotel }) {
  const styles = useSearchStyles();
  const t = useText('staff/search');
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { typed, type, found, error, first, isSearched } = useTypedSearch(hotel.hotelId);
  useHotkey({ keys: 'F2', name: t('key'), isHint: true }, () => field.current?.select());
  const hits = found?.hits ?? [];
  const open = (bookingId: string | undefined) => {
    if (bookingId === undefined) return;
    type('');
    setOpen(false);
    field.current?.blur();
    void navigate(staffPaths.booking(bookingId));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isChosen = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    if (event.key === 'Enter' && !isChosen) void first().then(hit => open(hit?.bookingId));
    if (event.key === 'Escape' && !isOpen) type('');
  };
  return (
    <search className={styles.box}>
      <Combobox
        freeform
        className={styles.field}
        input={{ ref: field, className: styles.input, maxLength: SEARCH_LENGTH, spellCheck: false }}
        expandIcon={null}
        listbox={{ className: styles.list }}
        inlinePopup
        autoComplete="off"
        aria-label={t('label')}
        aria-keyshortcuts="F2"
        placeholder={t('placeholder')}
        value={typed}
        selectedOptions={[]}
        open={isOpen && isSearched}
        onOpenChange={(_, { open: isWanted }) => setOpen(isWanted)}
        onChange={event => {
          type(event.target.value);
          setOpen(true);
        }}
        onKeyDown={press}
        onOptionSelect={(_, { optionValue }) => open(optionValue)}
      >
        {hits.map(hit => (
          <Option
            key={hit.bookingId}
            className={styles.option}
            value={hit.bookingId}
            text={hit.locator}
            checkIcon={null}
          >
            <Hit hit={hit} />
          </Option>
        ))}
        <SearchLine found={found} error={error} />
      </Combobox>
      <span className={styles.icon}>
        <SearchIcon />
      </span>
      {typed === '' ? (
        <span className={styles.key} aria-hidden="true">
          <KeyCap keys="F2" isPlain />
        </span>
      ) : null}
    </search>
  );
}
