import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useHotel } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { roomsRenamed } from '#renderer/guest/features/shared/booking-funnel/state/room-names.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { availabilitiesQuery } from '../queries.ts';

/** Updates the chosen rooms' names in the page's language; prices and rooms do not change (APP-04). */
export default function RoomNames({ search }: { search: Search }) {
  const language = useLanguage();
  const hotel = useHotel(search.hotelId);
  const { data } = useQuery(availabilitiesQuery(search, hotel?.timezone, language));
  const setFunnel = useSetAtom(funnelAtom);
  useEffect(() => {
    if (!data) return;
    const names = new Map(data.rooms.flat().map(offer => [offer.typeId, offer.details.name]));
    setFunnel(funnel => roomsRenamed(funnel, names, data.language));
  }, [data, setFunnel]);
  return null;
}
