import { expect, test } from 'vitest';
import { runFaults } from '#tests/faults/faults.ts';

test('bookings confirmed by a gateway that is killed again and again exist once, nothing is sold or charged twice (PD-09, PD-10, PD-18)', async () => {
  const report = await runFaults({ bookings: 20, kills: 3, rush: 12, parallel: 6 }, () => {});
  expect(report.faults).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.booked).toBeGreaterThan(10);
  expect(report.rushWon).toBe(3);
  expect(report.rushRefused).toEqual({ ROOM_UNAVAILABLE: 9 });
}, 180_000);
