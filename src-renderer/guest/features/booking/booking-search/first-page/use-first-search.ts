import { useEffect, useEffectEvent, useState } from 'react';
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
  const change = (changes: Partial<SearchDraft>) => setDraft(before => ({ ...before, ...changes }));
  // A choice may be made between the first rendering and here, and a calendar opened: the app's own goes on with it.
  const takeOver = useEffectEvent(() => {
    const chosen = firstTouch();
    if (Object.keys(chosen).length > 0) change(chosen);
    if (endFirstTouch()) pickers.show('dates');
  });
  useEffect(() => takeOver(), []);
  const [hasSubmitted, setSubmitted] = useState(false);
  const missing = missingInSearch(draft);
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
