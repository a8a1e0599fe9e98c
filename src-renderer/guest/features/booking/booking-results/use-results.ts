import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { availabilitiesQuery } from './queries.ts';
import { useRoomChoice } from './use-room-choice.ts';

/** The payment returned the guest because a price or a room changed. */
function hasNews(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'news' in state && state.news === 'refresh';
}

function useFreshOffers(onSentBack: (isSentBack: boolean) => void): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    if (!hasNews(state)) return;
    onSentBack(true);
    void queries.resetQueries({ queryKey: queryKeys.availabilities() });
    void navigate('.', { replace: true, state: null });
  }, [state, queries, navigate, onSentBack]);
}

export function useResults(search: Search) {
  const language = useLanguage();
  const { state } = useLocation();
  const hotels = useHotels();
  const timeZone = hotels.data?.find(found => found.hotelId === search.hotelId)?.timezone;
  const results = useQuery(availabilitiesQuery(search, timeZone, language));
  const [showSame, setShowSame] = useState(() => hasNews(state));
  const choice = useRoomChoice({
    offers: results.data,
    timeZone,
    fetchedAt: results.dataUpdatedAt,
    showSame,
  });
  useFreshOffers(setShowSame);

  const failure = hotels.error ?? results.error;
  useEffect(() => {
    if (failure) toast.notify({ intent: 'error', error: failure });
  }, [failure]);

  return {
    hotels: hotels.data,
    offers: results.data,
    failure,
    retry: () => void (hotels.error ? hotels.refetch() : results.refetch()),
    choice,
    forgetNews: () => {
      setShowSame(false);
      choice.closeNews();
    },
  };
}
