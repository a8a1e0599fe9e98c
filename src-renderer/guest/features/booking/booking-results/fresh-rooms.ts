import type { Choosing, SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import {
  type FreshOffer,
  type PriceNews,
  refreshed,
} from '#renderer/guest/features/shared/booking-funnel/state/fresh-offers.ts';
import { findSlots, type HourQuestion, nearestHours, type StayHours } from './hour-choice.ts';
import { certainHours } from './hour-widening.ts';
import { type Offers, toRoomOffer } from './offers.ts';

/** Hours of the rooms of a type that are chosen for searched rooms other than `index`. */
export function takenHours(
  rooms: readonly (SelectedRoom | null)[],
  typeId: string,
  index: number,
): StayHours[] {
  return rooms
    .filter((room, other) => room !== null && other !== index && room.typeId === typeId)
    .map(room => ({ checkin: room?.checkinHour ?? 0, checkout: room?.checkoutHour ?? 0 }));
}

/** One after the other, so that two rooms of one type do not both count the last free room. */
export function freshRooms(
  funnel: Choosing,
  offers: Offers,
  isOpen: HourQuestion['isOpen'],
): { funnel: Choosing; news: PriceNews[] } {
  const retained: { typeId: string; hours: StayHours }[] = [];
  const searched = { checkin: funnel.search.checkinHour, checkout: funnel.search.checkoutHour };
  const freshOf = (room: SelectedRoom, index: number): FreshOffer | null => {
    const offer = offers.rooms[index]?.find(found => found.typeId === room.typeId);
    if (!offer) return null;
    const taken = retained.filter(({ typeId }) => typeId === room.typeId).map(({ hours }) => hours);
    const question = { searched, taken, isOpen };
    const chosen = { checkin: room.checkinHour, checkout: room.checkoutHour };
    const hours = nearestHours(offer, certainHours(offer, chosen, question), question);
    const slots = hours && findSlots(offer, hours);
    if (!hours || !slots) return null;
    retained.push({ typeId: room.typeId, hours });
    return { offer: toRoomOffer(offer, offers.language), checkin: slots.checkin, checkout: slots.checkout };
  };
  return refreshed(funnel, freshOf, offers.fees);
}

/** The first without a room after `index`, wrapping around; null if all have one. */
export function nextUnselected(rooms: readonly (SelectedRoom | null)[], index: number): number | null {
  for (let step = 1; step <= rooms.length; step += 1) {
    const next = (index + step) % rooms.length;
    if (rooms[next] === null) return next;
  }
  return null;
}
