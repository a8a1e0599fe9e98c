import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';

/** `item` is over its maximum; `offer`: the option or an item is no longer offered. */
export type MinibarFailure =
  | { kind: 'item'; itemId: string; maxQuantity: number }
  | { kind: 'total'; total: number; wanted: number }
  | { kind: 'offer' }
  | { kind: 'other'; error: unknown };

const overLimit = z.object({ itemId: z.string(), maxQuantity: z.number() });
const wrongTotal = z.object({ total: z.number(), wanted: z.number() });

export function toMinibarFailure(error: unknown): MinibarFailure {
  if (!(error instanceof AppError)) return { kind: 'other', error };
  if (error.code === 'PREFERENCE_NOT_OFFERED') return { kind: 'offer' };
  const item = z.safeParse(overLimit, error.details);
  if (error.code === 'MINIBAR_LIMIT_EXCEEDED' && item.success) return { kind: 'item', ...item.data };
  const total = z.safeParse(wrongTotal, error.details);
  if (error.code === 'MINIBAR_TOTAL_WRONG' && total.success) return { kind: 'total', ...total.data };
  return { kind: 'other', error };
}
