import type { Cents } from '#shared/money.ts';
import { type Offer, shownPrice } from './offers.ts';

const priceOf = (offer: Offer): Cents => shownPrice(offer, []).total;

/**
 * One room for each searched room, as many as fit at once: a type of two free rooms cannot take three parties. The
 * cheapest of each party's list comes first, and a party moves to its next one where that lets another one in.
 */
export function assignRooms(offers: readonly (readonly Offer[])[]): (Offer | null)[] {
  const lists = offers.map(list =>
    list.filter(offer => offer.amountAvailable > 0).toSorted((one, other) => priceOf(one) - priceOf(other)),
  );
  const assigned: (Offer | null)[] = lists.map(() => null);
  const takenBy = (typeId: string) =>
    assigned.flatMap((offer, party) => (offer?.typeId === typeId ? [party] : []));
  const place = (party: number, tried: Set<string>): boolean => {
    for (const offer of lists[party] ?? []) {
      if (tried.has(offer.typeId)) continue;
      tried.add(offer.typeId);
      const others = takenBy(offer.typeId);
      if (others.length < offer.amountAvailable || others.some(other => place(other, tried))) {
        assigned[party] = offer;
        return true;
      }
    }
    return false;
  };
  for (const party of lists.keys()) place(party, new Set());
  return assigned;
}

/** The total of the assigned rooms for the nights, taxes included. */
export function totalOfRooms(assigned: readonly (Offer | null)[]): Cents {
  return assigned.reduce((sum, offer) => sum + (offer ? priceOf(offer) : 0), 0);
}

export const countOf = (assigned: readonly (Offer | null)[]): number =>
  assigned.filter(offer => offer !== null).length;
