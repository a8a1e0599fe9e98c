import { expect, test } from 'vitest';
import { runFaults } from '#tests/faults/faults.ts';

test('bookings and cancellations of a gateway that is killed again and again happen once, and so does all money (PD-09, PD-10, PD-18, API-13)', async () => {
  const report = await runFaults({ bookings: 20, kills: 2, rush: 12, parallel: 9 }, () => {});
  expect(report.faults).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.booked).toBeGreaterThan(10);
  expect(report.canceled).toBeGreaterThan(5);
  expect(report.rushWon).toBe(3);
  expect(report.rushRejected).toEqual({ ROOM_UNAVAILABLE: 9 });
}, 600_000);
