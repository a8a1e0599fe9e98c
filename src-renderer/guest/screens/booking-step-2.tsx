import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { NewsPanel } from '#renderer/guest/features/booking/booking-results/components/news-panel.tsx';
import { ResultsSkeleton } from '#renderer/guest/features/booking/booking-results/components/results-skeleton.tsx';
import { RoomOffers } from '#renderer/guest/features/booking/booking-results/components/room-offers.tsx';
import { findSlots } from '#renderer/guest/features/booking/booking-results/hour-choice.ts';
import type { Offer } from '#renderer/guest/features/booking/booking-results/offers.ts';
import { useActiveRoom } from '#renderer/guest/features/booking/booking-results/use-active-room.ts';
import { useResults } from '#renderer/guest/features/booking/booking-results/use-results.ts';
import type { RoomChoice } from '#renderer/guest/features/booking/booking-results/use-room-choice.ts';
import { SearchBar } from '#renderer/guest/features/booking/booking-search/components/search-bar.tsx';
import { FunnelColumns } from '#renderer/guest/features/shared/booking-funnel/components/funnel-columns.tsx';
import type { RoomBreakdown } from '#renderer/guest/features/shared/booking-funnel/price-breakdown.ts';
import {
  allSelected,
  type Choosing,
  selectedRooms,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import {
  funnelAtom,
  searchAtom,
  searchDraftAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { pathAfterRooms } from '#renderer/guest/features/shared/booking-funnel/steps.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

const PriceDetails = lazy(
  () => import('#renderer/guest/features/shared/booking-funnel/components/price-details.tsx'),
);

const useStyles = makeStyles({
  head: { display: 'grid', gap: '20px', marginBottom: '20px' },
  title: { outlineStyle: 'none', scrollMarginTop: '16px' },
  go: { minHeight: '48px' },
});

export function Component() {
  const funnel = useAtomValue(funnelAtom);
  // The frame redirects all other stages; between two renders there may be nothing to show.
  return funnel.stage === 'choosing' ? <Results funnel={funnel} /> : null;
}

type EditableSearchProps = {
  funnel: Choosing;
  hotels: Hotel[] | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onSearched: () => void;
};

function EditableSearch({ funnel, hotels, open, onOpen, onSearched }: EditableSearchProps) {
  const startSearch = useSetAtom(searchAtom);
  const setDraft = useSetAtom(searchDraftAtom);
  return (
    <SearchBar
      search={funnel.search}
      hotels={hotels}
      open={open}
      onOpen={next => {
        // Closed without a search, the form drops its changes.
        if (!next) setDraft(null);
        onOpen(next);
      }}
      somethingChosen={selectedRooms(funnel).length > 0}
      onSearch={wanted => {
        startSearch(wanted);
        onSearched();
      }}
    />
  );
}

type ContinueButtonProps = { path: string; missingId: string | undefined };

function ContinueButton({ path, missingId }: ContinueButtonProps) {
  const t = useText('booking-results');
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <Button
      appearance="primary"
      size="large"
      className={styles.go}
      icon={<ArrowRightIcon />}
      iconPosition="after"
      disabledFocusable={missingId !== undefined}
      aria-describedby={missingId}
      onClick={() => void navigate(path)}
    >
      {t('continue')}
    </Button>
  );
}

function useRoomDetails({ hoursFor }: RoomChoice) {
  const [details, setDetails] = useState<{ open: boolean; room: RoomBreakdown } | null>(null);
  return {
    details,
    show: (offer: Offer, index: number) => {
      const slots = findSlots(offer, hoursFor(offer, index));
      if (!slots) return;
      const room = { id: offer.typeId, title: offer.details.name, nights: offer.nights, ...slots, pet: null };
      setDetails({ open: true, room });
    },
    hide: () => setDetails(shown => shown && { ...shown, open: false }),
  };
}

function Results({ funnel }: { funnel: Choosing }) {
  const styles = useStyles();
  const t = useText('booking-results');
  const base = useId();
  const { search, rooms } = funnel;
  const { hotels, offers, failure, retry, choice, forgetNews } = useResults(search);
  const navigate = useNavigate();
  const room = useActiveRoom(funnel, choice, chosen => void navigate(pathAfterRooms(chosen)));
  const { details, show, hide } = useRoomDetails(choice);
  const [editing, setEditing] = useState(false);
  const missingId = allSelected(funnel) ? undefined : `${base}-missing`;
  const missing = rooms.filter(room => room === null).length;
  return (
    <FunnelColumns
      onRemove={room.remove}
      note={
        missingId === undefined ? null : (
          <span id={missingId}>{t('continueMissing', { count: missing })}</span>
        )
      }
      action={<ContinueButton path={pathAfterRooms(funnel)} missingId={missingId} />}
    >
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <div className={styles.head}>
        <div ref={room.title} tabIndex={-1} className={styles.title}>
          <Heading level={1}>
            {search.rooms.length > 1
              ? t('titleOf', { number: room.active + 1, total: search.rooms.length })
              : t('title')}
          </Heading>
        </div>
        <EditableSearch
          funnel={funnel}
          hotels={hotels}
          open={editing}
          onOpen={setEditing}
          onSearched={() => {
            setEditing(false);
            room.open(0);
            forgetNews();
            room.toTitle();
          }}
        />
      </div>
      {choice.news && <NewsPanel news={choice.news} onClose={choice.closeNews} />}
      <VisuallyHidden>
        <h2>{t('listTitle')}</h2>
      </VisuallyHidden>
      {failure ? (
        <LoadError title={t('failed.title')} error={failure} onRetry={retry} />
      ) : offers ? (
        <RoomOffers
          base={base}
          funnel={funnel}
          offers={offers.rooms}
          room={room}
          choice={choice}
          onDetails={show}
          onChangeSearch={() => {
            setEditing(true);
            room.toTitle();
          }}
        />
      ) : (
        <ResultsSkeleton />
      )}
      <VisuallyHidden role="status">{room.said}</VisuallyHidden>
      {details && (
        <Suspense fallback={null}>
          <PriceDetails open={details.open} rooms={[details.room]} onClose={hide} />
        </Suspense>
      )}
    </FunnelColumns>
  );
}
