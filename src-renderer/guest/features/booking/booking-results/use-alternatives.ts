import { useQueries } from '@tanstack/react-query';
import { hotelNow } from '#renderer/guest/features/shared/booking-funnel/hotel-now.ts';
import { offeredHotels, useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import {
  type HotelNow,
  stillBookable,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { partyTotals } from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import { usePartyText } from '#renderer/guest/features/shared/booking-funnel/use-party-text.ts';
import { formatDateRange } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import type { Cents } from '#shared/money.ts';
import type { Offer } from './offers.ts';
import { fewerRooms, otherDates, otherHotels } from './other-searches.ts';
import { availabilitiesQuery } from './queries.ts';
import { assignRooms, countOf, totalOfRooms } from './rooms-that-fit.ts';

export type Alternative = {
  key: string;
  title: string;
  note: string;
  price: Cents;
  search: Search;
};

const isStay = (hotel: HotelNow) => (range: { start: string; end: string }) => {
  const usable = stillBookable(range, hotel);
  return usable.start === range.start && usable.end === range.end;
};

/** What fits instead of a search that does not, by how little it changes: other dates, fewer rooms, another hotel. */
export function useAlternatives(
  search: Search,
  offers: readonly (readonly Offer[])[],
): { alternatives: Alternative[]; isSearching: boolean } {
  const language = useLanguage();
  const t = useText('booking-results');
  const partyText = usePartyText();
  const hotels = offeredHotels(useHotels().data) ?? [];
  const byDates = otherDates(search, isStay(hotelNow(hotels, search.hotelId)));
  const byHotel = otherHotels(
    search,
    hotels.map(({ hotelId }) => hotelId),
  );
  const others = [...byDates, ...byHotel];
  const found = useQueries({
    queries: others.map(other =>
      availabilitiesQuery(other, hotels.find(({ hotelId }) => hotelId === other.hotelId)?.timezone, language),
    ),
  });
  const fitting = others.flatMap((other, at) => {
    const rooms = found[at]?.data?.rooms;
    const assigned = rooms ? assignRooms(rooms) : [];
    const fits = rooms !== undefined && countOf(assigned) === other.rooms.length;
    return fits ? [{ other, price: totalOfRooms(assigned) }] : [];
  });
  const datesOf = ({ checkinDate, checkoutDate }: Search) =>
    formatDateRange(checkinDate, checkoutDate, 'weekday');
  const toAlternative = ({ other, price }: { other: Search; price: Cents }): Alternative => {
    const isHere = other.hotelId === search.hotelId;
    return {
      key: isHere ? 'dates' : other.hotelId,
      title: isHere ? datesOf(other) : (hotels.find(({ hotelId }) => hotelId === other.hotelId)?.name ?? ''),
      note: isHere ? t('fit.datesNote') : datesOf(other),
      price,
      search: other,
    };
  };
  const dates = fitting.find(({ other }) => other.hotelId === search.hotelId);
  const assigned = assignRooms(offers);
  const fewer = fewerRooms(search, assigned);
  const less: Alternative[] =
    fewer.rooms.length === 0 || fewer.rooms.length === search.rooms.length
      ? []
      : [
          {
            key: 'fewer',
            title: t('fit.fewer', { count: fewer.rooms.length }),
            note: partyText(partyTotals(fewer.rooms)),
            price: totalOfRooms(assigned),
            search: fewer,
          },
        ];
  return {
    alternatives: [
      ...(dates ? [toAlternative(dates)] : []),
      ...less,
      ...fitting.filter(({ other }) => other.hotelId !== search.hotelId).map(toAlternative),
    ],
    isSearching: found.some(({ isLoading }) => isLoading),
  };
}
