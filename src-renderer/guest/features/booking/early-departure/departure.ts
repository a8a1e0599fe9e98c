import * as z from 'zod/mini';
import {
  type EarlyCheckoutSimulation,
  earlyCheckout,
  earlyCheckoutSimulation,
} from '#shared/contract/guest/early-departure.ts';
import { AppError } from '#shared/errors.ts';

/** The reason with which check-out is opened: only an early departure has its pages here (EDP-03, OUT-02). */
export const EARLY_DEPARTURE = 'early-departure';

/** Leaving a room after check-in, or giving one up before anybody has arrived (PD-56). */
export type DepartureKind = 'leave' | 'giveUp';

export const MOST_NUMBER_LETTERS = 16;

export function shortRoomNumber(number: string): string {
  return number.length > MOST_NUMBER_LETTERS ? `${number.slice(0, MOST_NUMBER_LETTERS)}…` : number;
}

export function simulationIn(details: unknown): EarlyCheckoutSimulation | null {
  return earlyCheckoutSimulation.safeParse(details).data ?? null;
}

/** True if both return the same: the request contains this figure (BEY-17). */
export function isSameReturn(
  agreed: Pick<EarlyCheckoutSimulation, 'new_credit'> | null,
  shown: EarlyCheckoutSimulation,
): boolean {
  return agreed !== null && agreed.new_credit === shown.new_credit;
}

const notAllowed: ReadonlySet<string> = new Set(['EARLY_DEPARTURE_NOT_ALLOWED', 'BOOKING_NOT_FOUND']);

export function isDepartureBarred(error: unknown): boolean {
  return error instanceof AppError && notAllowed.has(error.code);
}

export const agreedReturn = z.object({ new_credit: z.number() });

export const departed = z.extend(earlyCheckout, {
  kind: z.enum(['leave', 'giveUp']),
  timeZone: z.string(),
  hasCredits: z.boolean(),
});
export type Departed = z.infer<typeof departed>;
