import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { type SearchTerms, searchHotelBookings, WAYS } from '#gateway/store/desk-search-store.ts';
import { SEARCH_HITS, type SearchHit } from '#shared/contract/staff/search.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { nameTokens } from '#shared/rules/person-name.ts';
import { requireDeskHotel } from './hotel-version.ts';
import { inRecordedAct } from './recorded-act.ts';
import { shortGuestName } from './short-names.ts';

const LOCATOR = /^[A-Z0-9]{2,16}$/;
const ROOM = /^[A-Za-z0-9 -]{1,16}$/;
const EMAIL = /^[^\s@]{3,64}(?:@[^\s@]*)?$/;
/** One letter is the beginning of every tenth name. */
const SHORTEST_WORD = 2;

/** Finds bookings of the hotel (FRD-03); recorded without the text, which is a name. Throws HOTEL_NOT_FOUND. */
export async function searchDesk(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { text }: { text: string },
): Promise<{ hits: SearchHit[]; hasMore: boolean }> {
  const { db } = app.store;
  const { timeZone } = await requireDeskHotel(app, hotelId);
  const today = dateAt(app.clock.now(), timeZone);
  const found = await searchHotelBookings(db, {
    ...toTerms(text),
    hotelId,
    today,
    limit: SEARCH_HITS + 1,
  });
  const hits = found.slice(0, SEARCH_HITS).map(({ foundBy, channel, ...booking }) => ({
    bookingId: booking.bookingId,
    locator: booking.locator,
    status: booking.status,
    guest: shortGuestName(booking),
    rooms: booking.rooms,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    isOfPartner: channel === 'PARTNER',
    foundBy: WAYS[foundBy] ?? 'NAME',
  }));
  return inRecordedAct(app, actor, async () => ({
    result: { hits, hasMore: found.length > SEARCH_HITS },
    entry: { act: 'SEARCHED', hotelId, bookingId: null, details: { hits: hits.length } },
  }));
}

/** The kinds that a text can be of; one without any finds nothing. */
export function toTerms(text: string): SearchTerms {
  const typed = text.trim();
  const words = nameTokens(typed);
  const isName = words.length > 0 && words.every(word => word.length >= SHORTEST_WORD || words.length > 1);
  return {
    locator: LOCATOR.test(typed.toUpperCase()) ? typed.toUpperCase() : null,
    room: ROOM.test(typed) ? typed.toUpperCase() : null,
    email: EMAIL.test(typed) ? typed.toLowerCase() : null,
    name: isName && !typed.includes('@') ? words.map(toPrefix).join(' & ') : null,
  };
}

/** Quoted: a sign of tsquery in a word is a sign of the word. */
const toPrefix = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
