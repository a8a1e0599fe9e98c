import type { Cents } from '#shared/money.ts';
import {
  type Choosing,
  type HourChoice,
  hasOpenAttempt,
  type RoomOffer,
  type SelectedRoom,
  type ServiceFees,
} from './flow.ts';
import { roomPrice, toPrices } from './prices.ts';

export type PriceNews =
  | { kind: 'same' }
  | { kind: 'priceChanged'; index: number; from: Cents; to: Cents }
  | { kind: 'hoursChanged'; index: number; from: Cents; to: Cents }
  | { kind: 'soldOut'; index: number };

export type FreshOffer = {
  offer: RoomOffer;
  /** The chosen hours, or the nearest that are left; null if there are none. */
  checkin: HourChoice | null;
  checkout: HourChoice | null;
};

/** New prices are applied, a room that is gone is removed. `freshOf`: null if the type is no longer available. */
export function refreshed(
  funnel: Choosing,
  freshOf: (room: SelectedRoom, index: number) => FreshOffer | null,
  fees: ServiceFees,
): { funnel: Choosing; news: PriceNews[] } {
  if (hasOpenAttempt(funnel)) return { funnel, news: [{ kind: 'same' }] };
  const news: PriceNews[] = [];
  const rooms = funnel.rooms.map((room, index) => {
    if (!room) return null;
    const fresh = freshOf(room, index);
    if (!fresh?.checkin || !fresh.checkout) {
      news.push({ kind: 'soldOut', index });
      return null;
    }
    const { offer, checkin, checkout } = fresh;
    const updated: SelectedRoom = {
      ...room,
      name: offer.name,
      nameIn: offer.nameIn,
      checkinHour: checkin.hour,
      checkoutHour: checkout.hour,
      price: toPrices(offer, { checkin, checkout }),
    };
    const before = roomPrice(room, funnel.fees);
    const after = roomPrice(updated, fees);
    const [from, to] = [before.value + before.taxValue, after.value + after.taxValue];
    if (checkin.hour !== room.checkinHour || checkout.hour !== room.checkoutHour)
      news.push({ kind: 'hoursChanged', index, from, to });
    else if (from !== to) news.push({ kind: 'priceChanged', index, from, to });
    return updated;
  });
  return { funnel: { ...funnel, rooms, fees }, news: news.length > 0 ? news : [{ kind: 'same' }] };
}
