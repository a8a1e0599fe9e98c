import * as z from 'zod/mini';
import type { BookedAccommodation } from '#shared/contract/guest/booking-view.ts';
import { type CheckoutSimulation, checkoutSimulation } from '#shared/contract/guest/check-out.ts';
import { isoInstant, reais } from '#shared/contract/schemas.ts';
import { AppError } from '#shared/errors.ts';

/** The current cost of checking out, in reais; the request contains this figure (BEY-17). */
export const feeOf = ({ overstay }: Pick<CheckoutSimulation, 'overstay'>): number => overstay?.fee ?? 0;

export function simulationIn(details: unknown): CheckoutSimulation | null {
  return checkoutSimulation.safeParse(details).data ?? null;
}

const barred: ReadonlySet<string> = new Set(['CHECKOUT_NOT_AVAILABLE', 'BOOKING_NOT_FOUND']);

export function isCheckoutBarred(error: unknown): boolean {
  return error instanceof AppError && barred.has(error.code);
}

/** The next change of the cost: at the departure, and at each step of overstaying. */
export function changesAt({ checkoutDate, overstay }: CheckoutSimulation): string {
  return overstay === null ? checkoutDate : overstay.nextStep.at;
}

export function roomsToLeave<Room extends Pick<BookedAccommodation, 'isCheckoutAvailable'>>(
  rooms: readonly Room[],
): Room[] {
  return rooms.filter(room => room.isCheckoutAvailable);
}

export const leftRoom = z.object({
  /** As the gateway recorded it: the clock of a guest's device may be wrong (OUT-09). */
  checkedOutAt: isoInstant,
  timeZone: z.string(),
  overstayFee: reais,
  isConcluded: z.boolean(),
  isHolder: z.boolean(),
  hasNext: z.boolean(),
});
export type LeftRoom = z.infer<typeof leftRoom>;
