import { parseArgs } from 'node:util';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { startPostgres } from '../../build/postgres.ts';
import { runPaymentFaults } from './payment-faults.ts';

/**
 * The full counts for payments, with two gateways on one PostgreSQL. `--seed` repeats a run, `--payments` sets its
 * length. Ends with 1 when the books do not agree, or when the audit lets a cheat pass.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, payments: { type: 'string' }, kills: { type: 'string' } },
});
const say = (line: string) => process.stdout.write(`  … ${line}\n`);
const counts = {
  payments: Number(values.payments ?? 500),
  kills: Number(values.kills ?? 25),
  parallel: 12,
  seed: Number(values.seed ?? Math.floor(Math.random() * 1_000_000)),
};
const postgres = process.env['TEST_DATABASE_URL'] ? null : await startPostgres();
try {
  const database = await ownDatabase(postgres?.url ?? process.env['TEST_DATABASE_URL'] ?? '', 'test');
  const report = await runPaymentFaults(counts, database.url, say);
  await database.drop();
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  const isGood = report.faults.length === 0 && report.kills > 0 && report.cheats.every(found => found > 0);
  process.stdout.write(
    isGood
      ? '  ✓ Provider, ledger and bookings agree to the cent\n'
      : `  ✗ The books do not agree; again: npm run test:faults -- payments --seed ${report.seed}\n`,
  );
  if (!isGood) process.exitCode = 1;
} finally {
  await postgres?.stop();
}
