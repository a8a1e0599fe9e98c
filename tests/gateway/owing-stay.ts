import { eq } from 'drizzle-orm';
import { accommodations, bookings, stayLines } from '#gateway/store/schema/bookings.ts';
import type { TestGateway } from './harness.ts';
import { scenario } from './scenario.ts';
import { newGuest, type TestGuest } from './small-hotel.ts';

export type OwingStay = { guest: TestGuest; bookingId: string; accommodationId: number };

/** A stay that is over, of a guest of its own, and owes an overstay fee: so that any number of them can be paid at a desk. */
export async function owingStay(gateway: TestGateway, feeCents: number): Promise<OwingStay> {
  const guest = await newGuest(gateway);
  const { bookingId, accommodationId } = await scenario({ gateway }, guest).residence();
  await gateway.app.store.db.transaction(async tx => {
    const valueCents = 100_00 + feeCents;
    await tx
      .update(bookings)
      .set({ valueCents, overstayCents: feeCents, status: 'CONCLUDED' })
      .where(eq(bookings.id, bookingId));
    await tx
      .update(accommodations)
      .set({ valueCents, leftAt: gateway.clock.now() })
      .where(eq(accommodations.id, accommodationId));
    await tx
      .insert(stayLines)
      .values({ accommodationId, kind: 'OVERSTAY', priceCents: feeCents, taxCents: 0 });
  });
  return { guest, bookingId, accommodationId };
}
