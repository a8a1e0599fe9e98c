import { expect, test } from 'vitest';
import { runHoursFaults } from '#tests/faults/hours-faults.ts';

test('hours sold by a gateway that is killed again and again are bought and charged once (API-28, PD-10, PD-18, PD-61)', async () => {
  const report = await runHoursFaults({ orders: 12, kills: 2, parallel: 6 }, () => {});
  expect(report.faults).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.bought).toBeGreaterThan(3);
}, 600_000);
