import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchAddress } from '#renderer/guest/features/shared/booking-funnel/state/search-address.ts';
import {
  missingInSearch,
  newDraft,
  type SearchDraft,
  toSearch,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { endFirstTouch, firstTouch } from '#renderer/platform/host/first-touch.ts';
import { useSearchPickers } from '../use-search-pickers.ts';

export type FirstSearch = ReturnType<typeof useFirstSearch>;

/** The search of the first page. It is the page's own until it is sent: then its address leads into the results. */
export function useFirstSearch(toHotels: () => void) {
  const navigate = useNavigate();
  const pickers = useSearchPickers();
  const [draft, setDraft] = useState<SearchDraft>(() =>
    newDraft({ hotelId: null, checkinDate: null, ...firstTouch() }),
  );
  useEffect(endFirstTouch, []);
  const [hasSubmitted, setSubmitted] = useState(false);
  const missing = missingInSearch(draft);
  const change = (changes: Partial<SearchDraft>) => setDraft(before => ({ ...before, ...changes }));
  return {
    draft,
    change,
    pickers,
    /** The first thing that is missing, once the guest has pressed the button. */
    missing: hasSubmitted ? (missing[0] ?? null) : null,
    pickHotel: (hotelId: string) => {
      change({ hotelId });
      if (draft.checkinDate === null || draft.checkoutDate === null) pickers.show('dates');
    },
    submit: () => {
      const search = toSearch(draft);
      if (search) return void navigate(searchAddress(search));
      setSubmitted(true);
      if (missing[0] === 'hotel') toHotels();
      else pickers.show(missing[0] === 'dates' ? 'dates' : 'rooms');
    },
  };
}
