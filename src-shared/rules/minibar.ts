import { MINIBAR_TOTAL } from '../policies.ts';

/** The limits of a minibar (PRF-21 to PRF-25): the same rules for the guest's screen and the gateway. */

export type LimitedItem = { id: string; defaultQuantity: number; maxQuantity?: number | null | undefined };
/** A missing item counts as zero. */
export type ChosenItem = { id: string; quantity: number };

/** The most of an item in a minibar, whatever else is in it. */
export function limitOf(item: LimitedItem): number {
  return Math.min(item.maxQuantity ?? MINIBAR_TOTAL, MINIBAR_TOTAL);
}

export function defaultItems(items: readonly LimitedItem[]): ChosenItem[] {
  return items.map(({ id, defaultQuantity }) => ({ id, quantity: defaultQuantity }));
}

export function totalOf(chosen: readonly ChosenItem[]): number {
  return chosen.reduce((total, { quantity }) => total + quantity, 0);
}

/** The number of items still to choose; negative if there are too many. */
export function missingItems(chosen: readonly ChosenItem[]): number {
  return MINIBAR_TOTAL - totalOf(chosen);
}

export function quantityOf(chosen: readonly ChosenItem[], id: string): number {
  return chosen.find(item => item.id === id)?.quantity ?? 0;
}

/** The most of an item beside the other chosen ones: its own limit, or the rest of the ten. */
export function maxQuantityBeside(item: LimitedItem, chosen: readonly ChosenItem[]): number {
  const own = quantityOf(chosen, item.id);
  return Math.max(own, Math.min(limitOf(item), own + missingItems(chosen)));
}

/** The choice with another quantity of one item, as near to the wanted one as the limits allow (PRF-25). */
export function withQuantity(item: LimitedItem, chosen: readonly ChosenItem[], wanted: number): ChosenItem[] {
  const quantity = Math.max(0, Math.min(wanted, maxQuantityBeside(item, chosen)));
  const others = chosen.filter(({ id }) => id !== item.id);
  // Replaced at its position, so that a list of them does not move.
  return others.length === chosen.length
    ? [...others, { id: item.id, quantity }]
    : chosen.map(each => (each.id === item.id ? { id: item.id, quantity } : each));
}

/** True if two choices put the same into the fridge, in any order. */
export function hasSameItems(one: readonly ChosenItem[], other: readonly ChosenItem[]): boolean {
  return [...one, ...other].every(({ id }) => quantityOf(one, id) === quantityOf(other, id));
}

export type MinibarFault =
  | { code: 'PREFERENCE_NOT_OFFERED' }
  | { code: 'MINIBAR_LIMIT_EXCEEDED'; itemId: string; maxQuantity: number }
  | { code: 'MINIBAR_TOTAL_WRONG'; total: number; wanted: number };

/** The error of a choice of an option's items, null for a valid one (PRF-23, PRF-25). */
export function findFault(items: readonly LimitedItem[], chosen: readonly ChosenItem[]): MinibarFault | null {
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
