import { addDays, type LocalDate } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { type BoardList, boardLists } from './row-groups.ts';

/** The board's day and list as the page's address has them, so that a reload and a way back show the same. */
export type BoardAddress = {
  /** Null for the hotel's today, whatever day that is by then. */
  day: LocalDate | null;
  list: BoardList;
};

export function parseAddress(search: URLSearchParams): BoardAddress {
  const day = search.get('day');
  return {
    day: day !== null && isLocalDate(day) ? day : null,
    list: boardLists.find(one => one === search.get('list')) ?? 'arrivals',
  };
}

/** The day beside the one of an address; `today` is the hotel's. */
export function stepDay({ day }: BoardAddress, today: LocalDate, days: -1 | 1): Pick<BoardAddress, 'day'> {
  const next = addDays(day ?? today, days);
  return { day: next === today ? null : next };
}

export function toSearch({ day, list }: BoardAddress): string {
  const search = new URLSearchParams({
    ...(day !== null && { day }),
    ...(list !== 'arrivals' && { list }),
  });
  return search.size === 0 ? '' : `?${search}`;
}
