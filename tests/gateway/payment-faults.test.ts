import { expect, test } from 'vitest';
import { runPaymentFaults } from '#tests/faults/payment-faults.ts';

test('provider, ledger and bookings agree after payments of every kind, with a gateway that is killed and a provider that fails (PAY-34, PAY-35, PAY-36, PAY-37, PAY-39, PAY-40)', async () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const counts = { payments: 20, kills: 1, parallel: 10, seed };
  const report = await runPaymentFaults(counts, null, () => {});
  expect(report.faults, `again: npm run test:faults -- payments --seed ${seed}`).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.statuses['CONFIRMED']).toBeGreaterThan(5);
  expect(report.refunds).toBeGreaterThan(2);
  // The audit and the reconciliation find what is wrong, where something is.
  expect(report.cheats.map(found => found > 0)).toEqual([true, true, true, true]);
}, 600_000);
