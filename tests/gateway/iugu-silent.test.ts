import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { paidTrigger, sendTrigger } from './iugu-hotel.ts';
import { iuguOf, startIuguServer } from './iugu-server.ts';
import { bookWithPix } from './pix-booking.ts';
import { freshDay, newGuest, startSmallHotel } from './small-hotel.ts';
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

test('a refund that stays silent holds up nobody who has paid, whether a trigger tells of it or none (PAY-36, PAY-39)', async () => {
  const server = await startIuguServer();
  const gateway = await startSmallHotel({
    iugu: iuguOf(server, PATIENCE_MS),
    pix: { homeMinutes: 15, lobbyMinutes: 5, lookMs: 250 },
  });
  try {
    server.now = () => gateway.clock.now();
    await freshDay(gateway);
    server.weather = address => (address.endsWith('/refund') ? 'silent' : null);
    const isRefunding = () => server.requests.some(({ path }) => path.endsWith('/refund'));
    const booked = async () => {
      const guest = await newGuest(gateway);
      const { bookingId } = await bookWithPix(guest, { wish: { typeId: 'queen' } });
      const invoice = [...server.invoices.values()].at(-1);
      if (!invoice) throw new Error('Iugu has no invoice');
      const statusOf = async () => (await guest.client.bookings.find({ bookingId })).status;
      return { invoice, statusOf };
    };
    // Another amount than the code's goes back.
    const { invoice: wrong } = await booked();
    server.pay(wrong.id);
    wrong.paid_cents = 1_00;
    await expect.poll(isRefunding, { timeout: 15_000 }).toBe(true);
    const told = await booked();
    server.pay(told.invoice.id);
    await sendTrigger(gateway, paidTrigger(told.invoice.id));
    await expect.poll(told.statusOf, { timeout: 10_000 }).toBe('CONFIRMED');
    const found = await booked();
    server.pay(found.invoice.id);
    await expect.poll(found.statusOf, { timeout: 15_000 }).toBe('CONFIRMED');
  } finally {
    await server.close();
    await gateway.close();
  }
});
