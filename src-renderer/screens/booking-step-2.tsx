import { Button, makeStyles } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { FunnelColumns } from '#renderer/features/booking-funnel/components/funnel-columns.tsx';
import type { RoomBreakdown } from '#renderer/features/booking-funnel/price-breakdown.ts';
import { useHotels } from '#renderer/features/booking-funnel/queries.ts';
import { allSelected, type Choosing, selectedRooms } from '#renderer/features/booking-funnel/state/flow.ts';
import {
  funnelAtom,
  searchAtom,
  searchDraftAtom,
} from '#renderer/features/booking-funnel/state/funnel-state.ts';
import { NewsPanel } from '#renderer/features/booking-results/components/news-panel.tsx';
import { ResultsSkeleton } from '#renderer/features/booking-results/components/results-skeleton.tsx';
import { RoomOffers } from '#renderer/features/booking-results/components/room-offers.tsx';
import { nextUnselected } from '#renderer/features/booking-results/fresh-rooms.ts';
import { slotsOf } from '#renderer/features/booking-results/hour-choice.ts';
import type { Offer } from '#renderer/features/booking-results/offers.ts';
import { availabilitiesQuery } from '#renderer/features/booking-results/queries.ts';
import { useRoomChoice } from '#renderer/features/booking-results/use-room-choice.ts';
import { SearchBar } from '#renderer/features/booking-search/components/search-bar.tsx';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { useLanguage, useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { toast } from '#renderer/ui/toast.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';

const PriceDetails = lazy(() => import('#renderer/features/booking-funnel/components/price-details.tsx'));

const useStyles = makeStyles({
  head: { display: 'grid', gap: '20px', marginBottom: '20px' },
  title: { outlineStyle: 'none', scrollMarginTop: '16px' },
  go: { minHeight: '48px' },
});

/** Sent back by the payment because a price or a room changed. */
function hasNews(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'news' in state && state.news === 'refresh';
}

/** /booking/step-2: the rooms that are free, one to be chosen for each searched room (FUN-04, FUN-25). */
export function Component() {
  const funnel = useAtomValue(funnelAtom);
  // The frame sends everyone else away; between two renders there may be nothing to show.
  return funnel.stage === 'choosing' ? <Results funnel={funnel} /> : null;
}

function Results({ funnel }: { funnel: Choosing }) {
  const styles = useStyles();
  const t = useText('booking-results');
  const base = useId();
  const navigate = useNavigate();
  const { state } = useLocation();
  const language = useLanguage();
  const queries = useQueryClient();
  const startSearch = useSetAtom(searchAtom);
  const setDraft = useSetAtom(searchDraftAtom);

  const { search, rooms } = funnel;
  const hotels = useHotels();
  const hotel = hotels.data?.find(found => found.hotelId === search.hotelId);
  const results = useQuery(availabilitiesQuery(search, hotel?.timezone, language));
  const [tellSame, setTellSame] = useState(() => hasNews(state));
  const choice = useRoomChoice({
    offers: results.data,
    timeZone: hotel?.timezone,
    answeredAt: results.dataUpdatedAt,
    tellSame,
  });

  const [editing, setEditing] = useState(false);
  const [active, setActive] = useState(() => Math.max(0, nextUnselected(rooms, -1) ?? 0));
  const [said, setSaid] = useState('');
  const [detailed, setDetailed] = useState<{ open: boolean; room: RoomBreakdown } | null>(null);
  const title = useRef<HTMLDivElement>(null);
  const several = search.rooms.length > 1;
  const shown = Math.min(active, search.rooms.length - 1);

  useEffect(() => {
    if (!hasNews(state)) return;
    setTellSame(true);
    void queries.resetQueries({ queryKey: queryKeys.availabilities() });
    void navigate('.', { replace: true, state: null });
  }, [state, queries, navigate]);

  const failure = hotels.error ?? results.error;
  useEffect(() => {
    if (failure) toast.notify({ intent: 'error', error: failure });
  }, [failure]);

  const toTitle = () => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  };

  const choose = (offer: Offer, index: number) => {
    const chosen = choice.choose(offer, index);
    if (!chosen) return;
    const next = nextUnselected(chosen.rooms, index);
    const { name } = offer.details;
    if (next === null) setSaid(t('said.all', { name }));
    else {
      setSaid(t('said.next', { name, number: next + 1, total: chosen.rooms.length }));
      setActive(next);
      toTitle();
    }
  };

  const remove = (index: number) => {
    const name = rooms[index]?.name;
    choice.remove(index);
    setActive(index);
    if (name !== undefined) setSaid(t('said.removed', { name, number: index + 1 }));
  };

  const showDetails = (offer: Offer, index: number) => {
    const slots = slotsOf(offer, choice.hoursFor(offer, index));
    if (!slots) return;
    const room = { id: offer.typeId, title: offer.details.name, nights: offer.nights, ...slots, pet: null };
    setDetailed({ open: true, room });
  };

  const openEditor = (open: boolean) => {
    // Closed without a search, the form forgets what was tried in it.
    if (!open) setDraft(null);
    setEditing(open);
  };

  const ready = allSelected(funnel);
  const missing = rooms.filter(room => room === null).length;
  return (
    <FunnelColumns
      onRemove={remove}
      note={ready ? null : <span id={`${base}-missing`}>{t('continueMissing', { count: missing })}</span>}
      action={
        <Button
          appearance="primary"
          size="large"
          className={styles.go}
          icon={<ArrowRightIcon />}
          iconPosition="after"
          disabledFocusable={!ready}
          aria-describedby={ready ? undefined : `${base}-missing`}
          onClick={() => void navigate(paths.bookingStep3)}
        >
          {t('continue')}
        </Button>
      }
    >
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <div className={styles.head}>
        <div ref={title} tabIndex={-1} className={styles.title}>
          <Heading level={1}>
            {several ? t('titleOf', { number: shown + 1, total: search.rooms.length }) : t('title')}
          </Heading>
        </div>
        <SearchBar
          search={search}
          hotels={hotels.data}
          open={editing}
          onOpen={openEditor}
          somethingChosen={selectedRooms(funnel).length > 0}
          onSearch={wanted => {
            setEditing(false);
            setActive(0);
            setTellSame(false);
            choice.closeNews();
            startSearch(wanted);
            toTitle();
          }}
        />
      </div>
      {choice.news && <NewsPanel news={choice.news} onClose={choice.closeNews} />}
      <VisuallyHidden>
        <h2>{t('listTitle')}</h2>
      </VisuallyHidden>
      {failure ? (
        <LoadError
          title={t('failed.title')}
          error={failure}
          onRetry={() => void (hotels.error ? hotels.refetch() : results.refetch())}
        />
      ) : results.data ? (
        <RoomOffers
          base={base}
          searched={search.rooms}
          chosen={rooms}
          offers={results.data.rooms}
          active={shown}
          choice={choice}
          onOpen={setActive}
          onChoose={choose}
          onRemove={remove}
          onDetails={showDetails}
          onChangeSearch={() => {
            setEditing(true);
            toTitle();
          }}
        />
      ) : (
        <ResultsSkeleton />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {detailed && (
        <Suspense fallback={null}>
          <PriceDetails
            open={detailed.open}
            rooms={[detailed.room]}
            onClose={() => setDetailed({ ...detailed, open: false })}
          />
        </Suspense>
      )}
    </FunnelColumns>
  );
}
