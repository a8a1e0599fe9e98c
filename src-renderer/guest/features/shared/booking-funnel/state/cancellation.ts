import { instantAt } from '#shared/hotel-time.ts';
import {
  type CancellationTerms,
  cancellationTerms,
  returnableLines,
} from '#shared/rules/cancellation-terms.ts';
import type { NightPrice, PriceLine } from '#shared/rules/stay-price.ts';
import { type Funnel, type Search, selectedRooms } from './flow.ts';

type Place = { timeZone: string; now: Date };

/** The terms of one room as an offer, without a pet's fee. */
export function offerTerms(
  search: Pick<Search, 'checkinDate'>,
  offer: {
    nights: readonly NightPrice[];
    checkinHour: number;
    slots: readonly [PriceLine, PriceLine] | null;
  },
  { timeZone, now }: Place,
): CancellationTerms {
  const { checkinDate } = search;
  const [checkinSlot, checkoutSlot] = offer.slots ?? [null, null];
  return cancellationTerms({
    rooms: [returnableLines({ nights: offer.nights, checkinSlot, checkoutSlot, pet: null })],
    startsAt: instantAt(checkinDate, offer.checkinHour, timeZone),
    checkinDate,
    timeZone,
    now,
  });
}

/** The terms of the whole booking; null without a chosen room. */
export function funnelTerms(funnel: Funnel, { timeZone, now }: Place): CancellationTerms | null {
  const rooms = selectedRooms(funnel);
  if (funnel.stage === 'idle' || rooms.length === 0) return null;
  const { search, fees } = funnel;
  return cancellationTerms({
    rooms: rooms.map(({ price, hasPet }) =>
      returnableLines({ ...price, nights: price.dates, pet: hasPet && fees ? fees.pet : null }),
    ),
    startsAt: instantAt(search.checkinDate, Math.min(...rooms.map(room => room.checkinHour)), timeZone),
    checkinDate: search.checkinDate,
    timeZone,
    now,
  });
}
