import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { iuguOf, startIuguServer } from './iugu-server.ts';
import { bookWithPix } from './pix-booking.ts';
import { newGuest, startSmallHotel } from './small-hotel.ts';
import { walkIn } from './walk-in.ts';

/** Longer than the test runs. */
const PATIENCE_MS = 60_000;

test('a provider that is silent holds up no stay: an unpaid walk-in is canceled meanwhile (BKG-15, PAY-37)', async () => {
  const server = await startIuguServer();
  const gateway = await startSmallHotel({ iugu: iuguOf(server, PATIENCE_MS) });
  try {
    server.now = () => gateway.clock.now();
    await bookWithPix(await newGuest(gateway));
    const { bookingId } = await walkIn(await newGuest(gateway));
    server.weather = () => 'silent';
    const before = server.requests.length;
    gateway.clock.moveTo(new Date('2026-12-01T17:00:01-03:00'));
    await expect.poll(() => server.requests.length, { timeout: 15_000 }).toBeGreaterThan(before);
    const statusOf = async () => {
      const [row] = await gateway.app.store.db.select().from(bookings).where(eq(bookings.id, bookingId));
      return row?.status;
    };
    await expect.poll(statusOf, { timeout: 15_000 }).toBe('CANCELED');
  } finally {
    // Whoever waits for it hears at once that it is gone.
    await server.close();
    await gateway.close();
  }
});
