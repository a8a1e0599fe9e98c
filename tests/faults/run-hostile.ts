import { runHostileClients } from './hostile-faults.ts';

/** The second part of `npm run test:faults`. Ends with 1 when a gateway can be brought down by few clients (SEC-03). */
const report = await runHostileClients(500, line => process.stdout.write(`  … ${line}\n`));
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
const isGood = report.faults.length === 0;
process.stdout.write(
  isGood ? '  ✓ Hostile clients hold little, and are closed\n' : '  ✗ Hostile clients hold too much\n',
);
if (!isGood) process.exitCode = 1;
