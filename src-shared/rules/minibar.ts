import { MINIBAR_TOTAL } from '../policies.ts';

/** What a minibar may hold (PRF-21 to PRF-25): the same rules for the guest's screen and the gateway. */

export type LimitedItem = { id: string; defaultQuantity: number; maxQuantity?: number | null | undefined };
/** Items that are left out are none. */
export type ChosenItem = { id: string; quantity: number };

/** How many of an item a minibar takes at most, whatever else is in it. */
export function limitOf(item: LimitedItem): number {
  return Math.min(item.maxQuantity ?? MINIBAR_TOTAL, MINIBAR_TOTAL);
}

/** The items of an option as it is offered (PRF-24). */
export function defaultItems(items: readonly LimitedItem[]): ChosenItem[] {
  return items.map(({ id, defaultQuantity }) => ({ id, quantity: defaultQuantity }));
}

export function totalOf(chosen: readonly ChosenItem[]): number {
  return chosen.reduce((total, { quantity }) => total + quantity, 0);
}

/** How many items are still to choose; less than none where there are too many. */
export function missingItems(chosen: readonly ChosenItem[]): number {
  return MINIBAR_TOTAL - totalOf(chosen);
}

export function quantityOf(chosen: readonly ChosenItem[], id: string): number {
  return chosen.find(item => item.id === id)?.quantity ?? 0;
}

/** How many of an item there can be beside the others that are chosen: its own limit, or what the ten leave. */
export function mostOf(item: LimitedItem, chosen: readonly ChosenItem[]): number {
  const own = quantityOf(chosen, item.id);
  return Math.max(own, Math.min(limitOf(item), own + missingItems(chosen)));
}

/** The choice with another quantity of one item, as near to the wanted one as the limits allow (PRF-25). */
export function withQuantity(item: LimitedItem, chosen: readonly ChosenItem[], wanted: number): ChosenItem[] {
  const quantity = Math.max(0, Math.min(wanted, mostOf(item, chosen)));
  const others = chosen.filter(({ id }) => id !== item.id);
  // In its place, so that a list of them does not move.
  return others.length === chosen.length
    ? [...others, { id: item.id, quantity }]
    : chosen.map(each => (each.id === item.id ? { id: item.id, quantity } : each));
}

/** Whether two choices put the same into the fridge, in whatever sequence they name it. */
export function hasSameItems(one: readonly ChosenItem[], other: readonly ChosenItem[]): boolean {
  return [...one, ...other].every(({ id }) => quantityOf(one, id) === quantityOf(other, id));
}

export type MinibarFault =
  | { code: 'PREFERENCE_NOT_OFFERED' }
  | { code: 'MINIBAR_LIMIT_EXCEEDED'; itemId: string; maxQuantity: number }
  | { code: 'MINIBAR_TOTAL_WRONG'; total: number; wanted: number };

/** What is wrong with a choice of an option's items, null where nothing is (PRF-23, PRF-25). */
export function faultOf(items: readonly LimitedItem[], chosen: readonly ChosenItem[]): MinibarFault | null {
  const offered = new Map(items.map(item => [item.id, item]));
  for (const { id, quantity } of chosen) {
    const item = offered.get(id);
    if (item === undefined) return { code: 'PREFERENCE_NOT_OFFERED' };
    const maxQuantity = limitOf(item);
    if (quantity > maxQuantity) return { code: 'MINIBAR_LIMIT_EXCEEDED', itemId: id, maxQuantity };
  }
  const total = totalOf(chosen);
  return total === MINIBAR_TOTAL ? null : { code: 'MINIBAR_TOTAL_WRONG', total, wanted: MINIBAR_TOTAL };
}
