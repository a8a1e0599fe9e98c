import { expect, onTestFinished, test, vi } from 'vitest';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { paidWebhook, sendWebhook } from './iugu-hotel.ts';
import { iuguOf, startIuguServer } from './iugu-server.ts';
import { scenario } from './scenario.ts';
import { freshDay, newGuest, startSmallHotel } from './small-hotel.ts';
import { bookingOf } from './stored-booking.ts';

const PATIENCE_MS = 60_000;
/** As often as each sweep has a turn. */
const TURN_MS = 3_000;
const PATIENTLY = { timeout: 15_000 };

async function startPatientHotel(config: Partial<GatewayConfig> = {}) {
  const server = await startIuguServer();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const gateway = await startSmallHotel({ iugu: iuguOf(server, PATIENCE_MS), sweeps: true, ...config });
  onTestFinished(async () => {
    vi.useRealTimers();
    // Whoever waits for it hears at once that it is gone.
    await server.close();
    await gateway.close();
  });
  server.now = () => gateway.clock.now();
  await freshDay(gateway);
  const swept =
    <Value>(value: () => Value) =>
    () => {
      vi.advanceTimersByTime(TURN_MS);
      return value();
    };
  return { server, gateway, swept };
}

test('a provider that is silent holds up no stay: an unpaid walk-in is canceled meanwhile (BKG-15, PAY-37)', async () => {
  const { server, gateway, swept } = await startPatientHotel();
  await scenario({ gateway }, await newGuest(gateway)).pixStay();
  const { bookingId } = await scenario({ gateway }, await newGuest(gateway)).walkIn();
  server.weather = () => 'silent';
  const before = server.requests.length;
  gateway.clock.moveTo(new Date('2026-12-01T17:00:01-03:00'));
  const requests = () => server.requests.length;
  await expect.poll(swept(requests), PATIENTLY).toBeGreaterThan(before);
  const statusOf = async () => (await bookingOf({ gateway }, bookingId)).status;
  await expect.poll(swept(statusOf), PATIENTLY).toBe('CANCELED');
});

test('a refund that stays silent holds up nobody who has paid, whether a webhook reports it or none (PAY-36, PAY-39)', async () => {
  const { server, gateway, swept } = await startPatientHotel({
    pix: { homeMinutes: 15, lobbyMinutes: 5, pollMs: 250 },
  });
  server.weather = address => (address.endsWith('/refund') ? 'silent' : null);
  const booked = async () => {
    const guest = await newGuest(gateway);
    const { bookingId } = await scenario({ gateway }, guest).pixStay({ rooms: [{ typeId: 'queen' }] });
    const invoice = [...server.invoices.values()].at(-1);
    if (!invoice) throw new Error('Iugu has no invoice');
    const statusOf = async () => (await guest.client.bookings.find({ bookingId })).status;
    return { invoice, statusOf };
  };
  // Another amount than the code's goes back.
  const { invoice: wrong } = await booked();
  server.pay(wrong.id);
  wrong.paid_cents = 1_00;
  const isRefunding = () => server.requests.some(({ path }) => path.endsWith('/refund'));
  await expect.poll(swept(isRefunding), PATIENTLY).toBe(true);
  const paid = await booked();
  server.pay(paid.invoice.id);
  await sendWebhook(gateway, paidWebhook(paid.invoice.id));
  await expect.poll(paid.statusOf, PATIENTLY).toBe('CONFIRMED');
  const found = await booked();
  server.pay(found.invoice.id);
  await expect.poll(swept(found.statusOf), PATIENTLY).toBe('CONFIRMED');
});
