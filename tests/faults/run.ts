import { runDeskFaults } from './desk-faults.ts';
import { runFaults } from './faults.ts';
import { runHoursFaults } from './hours-faults.ts';

/** `npm run test:faults`: the full counts of the promise. Ends with 1 when the database is inconsistent. */
const say = (line: string) => process.stdout.write(`  … ${line}\n`);
const report = await runFaults({ bookings: 200, kills: 30, rush: 200, parallel: 12 }, say);
const hours = await runHoursFaults({ orders: 18, kills: 10, parallel: 4 }, say);
const desk = await runDeskFaults({ payments: 120, kills: 12, parallel: 8 }, say);
process.stdout.write(`${JSON.stringify({ ...report, hours, desk }, null, 2)}\n`);
const isGood =
  [...report.faults, ...hours.faults, ...desk.faults].length === 0 &&
  report.rushWon === 3 &&
  report.kills > 0 &&
  hours.bought > 6 &&
  desk.taken === 120;
process.stdout.write(
  isGood ? '  ✓ Nothing lost, nothing sold or charged twice\n' : '  ✗ The books are wrong\n',
);
process.exitCode = isGood ? 0 : 1;
