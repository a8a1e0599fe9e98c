import type { AppContext } from '#gateway/context.ts';
import { changeBooking, findBooking } from '#gateway/store/booking-store.ts';
import { lowerOverstay } from '#gateway/store/check-in-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { Cents } from '#shared/money.ts';

/** Takes an unpaid overstay fee off the bill: it was never due. The booking is locked. */
export async function waiveOverstay(
  app: AppContext,
  tx: Transaction,
  bookingId: string,
  amount: Cents,
): Promise<void> {
  await lowerOverstay(tx, bookingId, amount);
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw new Error('a fee of no booking');
  await changeBooking(tx, bookingId, [booking.status], {
    status: booking.status,
    updatedAt: app.clock.now(),
  });
}
