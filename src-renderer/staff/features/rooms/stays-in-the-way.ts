import * as z from 'zod/mini';
import { type StayInTheWay, stayInTheWay } from '#shared/contract/staff/rooms.ts';
import { AppError } from '#shared/errors.ts';

const details = z.object({ stays: z.array(stayInTheWay) });

/** The stays that a rejected closing names; none of any other failure. */
export function toStaysInTheWay(error: unknown): StayInTheWay[] {
  if (!(error instanceof AppError) || error.code !== 'ROOM_HAS_STAYS') return [];
  return details.safeParse(error.details).data?.stays ?? [];
}
