import * as z from 'zod/mini';
import {
  type EarlyCheckoutSimulation,
  earlyCheckout,
  earlyCheckoutSimulation,
} from '#shared/contract/early-departure.ts';
import { AppError } from '#shared/errors.ts';

/** Why check-out is opened: only an early departure has its pages here (EDP-03, OUT-02). */
export const EARLY_DEPARTURE = 'early-departure';

/** Leaving a room that is lived in, or giving one back that nobody has come to (PD-56). */
export type DepartureKind = 'leave' | 'giveUp';

/** A room's number as far as it is shown here (EDP-08). */
export const MOST_NUMBER_LETTERS = 16;

export function shortRoomNumber(number: string): string {
  return number.length > MOST_NUMBER_LETTERS ? `${number.slice(0, MOST_NUMBER_LETTERS)}…` : number;
}

/** The simulation in the details of an error; null where there is none. */
export function simulationIn(details: unknown): EarlyCheckoutSimulation | null {
  return earlyCheckoutSimulation.safeParse(details).data ?? null;
}

/** Whether both return the same: the act carries this figure (BEY-17). */
export function isSameReturn(
  agreed: Pick<EarlyCheckoutSimulation, 'new_credit'> | null,
  shown: EarlyCheckoutSimulation,
): boolean {
  return agreed !== null && agreed.new_credit === shown.new_credit;
}

const notAllowed: ReadonlySet<string> = new Set(['EARLY_DEPARTURE_NOT_ALLOWED', 'BOOKING_NOT_FOUND']);

/** Whether the room cannot be left early by this guest (any more). */
export function isDepartureBarred(error: unknown): boolean {
  return error instanceof AppError && notAllowed.has(error.code);
}

/** What the summary hands over to the instructions: the figure that the guest agreed to there. */
export const agreedReturn = z.object({ new_credit: z.number() });

/** What the instructions hand over to the last page. */
export const departed = z.extend(earlyCheckout, {
  kind: z.enum(['leave', 'giveUp']),
  timeZone: z.string(),
  hasCredits: z.boolean(),
});
export type Departed = z.infer<typeof departed>;
