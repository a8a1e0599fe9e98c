import { type CashCount, denominations } from '#shared/contract/staff/drawers.ts';

/** What is typed beside each note and coin, by its cents; what is left out is none. */
export type TypedCount = Readonly<Record<number, string>>;

const MOST = 10_000;

/** A whole number of pieces; null for what is no such number. An empty field counts as none. */
export function toQuantity(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^\d{1,5}$/.test(text)) return null;
  const quantity = Number(text);
  return quantity > MOST ? null : quantity;
}

/** The count to send; null while a field has no number. */
export function toCount(typed: TypedCount): CashCount | null {
  const pieces = denominations.map(cents => ({ cents, quantity: toQuantity(typed[cents] ?? '') }));
  const count = pieces.flatMap(({ cents, quantity }) => (quantity === null ? [] : [{ cents, quantity }]));
  return count.length === pieces.length ? count.filter(({ quantity }) => quantity > 0) : null;
}

/** The sum so far; fields without a number count as none. */
export const typedTotal = (typed: TypedCount): number =>
  denominations.reduce<number>((sum, cents) => sum + cents * (toQuantity(typed[cents] ?? '') ?? 0), 0);
