import { Button, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { offeredHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import {
  missingInSearch,
  type SearchDraft,
  toSearch,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { missingText } from '../search-texts.ts';
import { useSearchPickers } from '../use-search-pickers.ts';
import { HotelChoice } from './hotel-choice.tsx';
import { SearchFields } from './search-fields.tsx';
import { SearchPickers } from './search-pickers.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  submit: { display: 'grid', gap: '10px', justifyItems: 'stretch' },
  button: { minHeight: '52px', fontSize: '1.0625rem' },
  why: { margin: 0, fontSize: '0.9375rem', color: brand.inkSoft, textAlign: 'center' },
});

type SearchFormProps = {
  hotels: readonly Hotel[] | undefined;
  draft: SearchDraft;
  onChange: (change: Partial<SearchDraft>) => void;
  onSearch: (search: Search) => void;
  inBar?: boolean;
};

export function SearchForm({ hotels, draft, onChange, onSearch, inBar = false }: SearchFormProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const whyId = useId();
  const pickers = useSearchPickers();
  const why = missingText(missingInSearch(draft), t);
  return (
    <form
      className={styles.form}
      noValidate
      onPointerEnter={pickers.preload}
      onFocus={pickers.preload}
      onSubmit={event => {
        event.preventDefault();
        const search = toSearch(draft);
        if (search) onSearch(search);
      }}
    >
      <HotelChoice
        hotels={offeredHotels(hotels)}
        chosen={draft.hotelId}
        onChoose={hotelId => onChange({ hotelId })}
        onPointed={() => {
          if (draft.checkinDate === null || draft.checkoutDate === null) pickers.show('dates');
        }}
        isCompact={inBar}
      />
      <SearchFields draft={draft} onChange={onChange} onPick={pickers.show} inBar={inBar} />
      <Dock className={styles.submit} isOff={inBar}>
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.button}
          disabledFocusable={why !== null}
          aria-describedby={why === null ? undefined : whyId}
        >
          {t('search')}
        </Button>
        {why !== null && (
          <p id={whyId} className={styles.why}>
            {why}
          </p>
        )}
      </Dock>
      <SearchPickers pickers={pickers} hotels={hotels} draft={draft} onChange={onChange} />
    </form>
  );
}
