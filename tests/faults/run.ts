import { runFaults } from './faults.ts';

/** `npm run test:faults`: the full counts of the promise. Ends with 1 when the database is inconsistent. */
const report = await runFaults({ bookings: 200, hours: 18, kills: 30, rush: 200, parallel: 12 }, line =>
  process.stdout.write(`  … ${line}\n`),
);
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
const isGood =
  report.faults.length === 0 && report.rushWon === 3 && report.kills > 0 && report.hoursBought > 6;
process.stdout.write(
  isGood ? '  ✓ Nothing lost, nothing sold or charged twice\n' : '  ✗ The books are wrong\n',
);
process.exitCode = isGood ? 0 : 1;
