import { Button, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { partyTotals } from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import { usePartyText } from '#renderer/guest/features/shared/booking-funnel/use-party-text.ts';
import { formatDateRange, formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CloseIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { useSearchDraft } from '../use-search-draft.ts';
import { SearchForm } from './search-form.tsx';

const useStyles = makeStyles({
  bar: {
    borderRadius: '20px',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    boxShadow: brand.shadowSoft,
  },
  summary: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '10px 12px 14px 20px',
    [from.medium]: { padding: '14px 16px 14px 20px' },
  },
  hotel: { fontFamily: brand.fontDisplay, fontSize: '1.125rem' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 14px',
    margin: 0,
    color: brand.inkSoft,
    fontSize: '0.9375rem',
    gridColumn: '1 / -1',
    [from.medium]: { gridColumn: '1', gridRow: '2' },
  },
  change: { [from.medium]: { gridRow: '1 / span 2', gridColumn: '2' } },
  editor: { padding: '4px 20px 20px', [from.medium]: { padding: '8px 24px 24px' } },
  warning: { margin: '12px 0 0', textAlign: 'center', color: brand.inkSoft, fontSize: '0.9375rem' },
});

type SearchBarProps = {
  search: Search;
  hotels: readonly Hotel[] | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onSearch: (search: Search) => void;
  somethingChosen: boolean;
};

export function SearchBar({ search, hotels, open, onOpen, onSearch, somethingChosen }: SearchBarProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const funnelText = useText('booking-funnel');
  const partyText = usePartyText();
  const id = useId();
  const [draft, change] = useSearchDraft(hotels);
  const hotel = hotels?.find(found => found.hotelId === search.hotelId);
  const totals = partyTotals(search.rooms);
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <div className={styles.summary}>
        <span className={styles.hotel}>{hotel?.name ?? ' '}</span>
        <Button
          className={styles.change}
          aria-expanded={open}
          aria-controls={id}
          {...(open ? { icon: <CloseIcon /> } : {})}
          onClick={() => onOpen(!open)}
        >
          {t(open ? 'bar.close' : 'bar.change')}
        </Button>
        <p className={styles.facts}>
          <span>{formatDateRange(search.checkinDate, search.checkoutDate, 'weekday')}</span>
          <span>
            {t('bar.hours', {
              checkin: formatHour(search.checkinHour),
              checkout: formatHour(search.checkoutHour),
            })}
          </span>
          <span>
            {funnelText('party.rooms', { count: totals.rooms })} · {partyText(totals)}
          </span>
        </p>
      </div>
      <div id={id} hidden={!open} className={styles.editor}>
        {open && (
          <>
            <SearchForm hotels={hotels} draft={draft} onChange={change} onSearch={onSearch} inBar />
            {somethingChosen && <p className={styles.warning}>{t('bar.warning')}</p>}
          </>
        )}
      </div>
    </section>
  );
}
