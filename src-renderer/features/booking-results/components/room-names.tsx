import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLanguage } from '#renderer/i18n/i18n.ts';
import type { Search } from '#renderer/state/booking-funnel/flow.ts';
import { funnelAtom } from '#renderer/state/booking-funnel/funnel-state.ts';
import { useHotel } from '#renderer/state/booking-funnel/hotels.ts';
import { roomsRenamed } from '#renderer/state/booking-funnel/room-choice.ts';
import { availabilitiesQuery } from '../queries.ts';

/** After a change of language, the chosen rooms under their names in it; prices and rooms stay as they are. */
export default function RoomNames({ search }: { search: Search }) {
  const language = useLanguage();
  const hotel = useHotel(search.hotelId);
  const { data } = useQuery(availabilitiesQuery(search, hotel?.timezone, language));
  const [funnel, setFunnel] = useAtom(funnelAtom);
  useEffect(() => {
    if (!data || funnel.stage !== 'choosing') return;
    const names = new Map(data.rooms.flat().map(offer => [offer.typeId, offer.details.name]));
    const stale = funnel.rooms.some(room => room && (names.get(room.typeId) ?? room.name) !== room.name);
    if (stale) setFunnel(roomsRenamed(funnel, names));
  }, [data, funnel, setFunnel]);
  return null;
}
