import * as z from 'zod/mini';
import { type StayOfClosure, stayOfClosure } from '#shared/contract/staff/rooms.ts';
import { AppError } from '#shared/errors.ts';

const details = z.object({ stays: z.array(stayOfClosure) });

/** The stays that a rejected closing names; none of any other failure. */
export function toStaysOfClosure(error: unknown): StayOfClosure[] {
  if (!(error instanceof AppError) || error.code !== 'ROOM_HAS_STAYS') return [];
  return details.safeParse(error.details).data?.stays ?? [];
}
