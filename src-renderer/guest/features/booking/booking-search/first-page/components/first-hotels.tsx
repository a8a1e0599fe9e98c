import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { partyTotals } from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDateRange } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { SearchPickers } from '../../components/search-pickers.tsx';
import { type FirstPageOffers, toFirstPageOffers } from '../hotel-offers.ts';
import { useFirstSearch } from '../use-first-search.ts';
import { usePageHotels } from '../use-page-hotels.ts';
import { HotelCard } from './hotel-card.tsx';
import { SearchLine } from './search-line.tsx';

const HotelMapDialog = lazy(() => import('../../components/hotel-map-dialog.tsx'));

const useStyles = makeStyles({
  hotels: {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px', marginTop: '6px' },
  },
  rule: { margin: 0, color: brand.inkSoft, fontSize: '0.8125rem', lineHeight: 1.4, minHeight: '1.4em' },
  waiting: { height: '134px', marginBlock: '14px', [from.medium]: { height: '430px', margin: 0 } },
});

/** What the build renders in place of the hotels that only the gateway knows (build/first-views.ts). */
let rendered: FirstPageOffers | null = null;
export function provideRenderedOffers(offers: FirstPageOffers): void {
  rendered = offers;
}

const WAITING = ['first', 'second', 'third'];

/** The search in one line, and the hotels to choose from (SRC-82). */
export function FirstHotels() {
  const styles = useStyles();
  const t = useText('first-page');
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const known = usePageHotels();
  const data = known === 'failed' ? null : known;
  const navigate = useNavigate();
  // Without hotels to choose from the search form says what is wrong.
  const toHotels = () => {
    const first = list.current?.querySelector('button');
    if (first) first.focus();
    else void navigate(paths.booking);
  };
  const search = useFirstSearch(toHotels);
  const { draft, missing } = search;
  const found = rendered ?? (data && toFirstPageOffers(data, { now: serverNow(), language }));
  const chosen = data?.hotels.find(({ hotelId }) => hotelId === draft.hotelId);
  const { checkinDate, checkoutDate } = draft;
  const [map, setMap] = useState<{ hotelId: string; isOpen: boolean } | null>(null);
  const mapped = data?.hotels.find(({ hotelId }) => hotelId === map?.hotelId);
  return (
    <>
      <div>
        <SearchLine
          hotel={chosen?.name ?? null}
          dates={checkinDate && checkoutDate ? formatDateRange(checkinDate, checkoutDate) : null}
          party={partyTotals(draft.rooms)}
          missing={
            missing === 'hotel'
              ? t('search.missingHotel')
              : missing === 'dates'
                ? t('search.missingDates')
                : null
          }
          onWhere={toHotels}
          onWhen={() => search.pickers.show('dates')}
          onWho={() => search.pickers.show('rooms')}
          onSubmit={search.submit}
        />
      </div>
      <ul
        ref={list}
        className={styles.hotels}
        aria-label={t('hotels.title')}
        onPointerEnter={search.pickers.preload}
      >
        {found?.offers.map(offer => (
          <HotelCard
            key={`${offer.hotelId} ${offer.stem}`}
            offer={offer}
            isChosen={offer.hotelId === draft.hotelId}
            onPick={() => search.pickHotel(offer.hotelId)}
            onMap={() => setMap({ hotelId: offer.hotelId, isOpen: true })}
          />
        ))}
        {found === null &&
          known !== 'failed' &&
          WAITING.map(position => (
            <li key={position} className={styles.waiting}>
              <Skeleton height="100%" />
            </li>
          ))}
      </ul>
      <div>
        <p className={styles.rule}>
          {found?.until ? t('booking-search:hotel.rule', { until: found.until }) : ' '}
        </p>
        <TextLink to={paths.booking}>{t('search.more')}</TextLink>
      </div>
      {mapped && map && (
        <Suspense fallback={null}>
          <HotelMapDialog
            hotel={mapped}
            open={map.isOpen}
            onClose={() => setMap({ ...map, isOpen: false })}
          />
        </Suspense>
      )}
      <SearchPickers pickers={search.pickers} hotels={data?.hotels} draft={draft} onChange={search.change} />
    </>
  );
}
