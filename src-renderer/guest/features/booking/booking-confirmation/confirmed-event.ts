import type { Funnel } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { funnelTotals } from '#renderer/guest/features/shared/booking-funnel/state/prices.ts';
import type { AnalyticsEvent } from '#shared/contract/guest/analytics.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { toReais } from '#shared/money.ts';

export type Booked = Extract<Funnel, { stage: 'booked' }>;

/** The event of a confirmed booking contains nothing about the person (PAY-31). */
export function confirmedEvent(funnel: Booked, hotel: Hotel): AnalyticsEvent {
  return {
    name: 'booking_confirmed',
    locator: funnel.booking.locator,
    hotelId: hotel.hotelId,
    hotelName: hotel.name,
    roomsCount: funnel.rooms.length,
    guestsCount: funnel.rooms.reduce((sum, room) => sum + room.adults + room.children, 0),
    walkIn: funnel.walkIn,
    total: toReais(funnelTotals(funnel).total),
  };
}

const KEY = 'pernoite.confirmed';
let last: string | null = null;

/** True the first time for each booking, so that a reload is not counted as another booking. */
export function isFirstSight(locator: string, storage: Storage | null): boolean {
  if (last === locator) return false;
  last = locator;
  try {
    if (storage?.getItem(KEY) === locator) return false;
    storage?.setItem(KEY, locator);
  } catch {
    // Without storage a reload may count twice, which does less harm than no count.
  }
  return true;
}
