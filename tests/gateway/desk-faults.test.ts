import { expect, test } from 'vitest';
import { runDeskFaults } from '#tests/faults/desk-faults.ts';

test('cash that a desk takes and gives back while its gateway is killed is in the drawer, the ledger and the record once (DRW-01, DRW-02, AUD-01)', async () => {
  const report = await runDeskFaults({ payments: 16, kills: 2, parallel: 6 }, () => {});
  expect(report.faults).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report).toMatchObject({ taken: 16, returned: 8 });
}, 600_000);
