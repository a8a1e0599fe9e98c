/**
 * `npm run test:faults`: bookings, hours, payments and hostile connections; `-- payments --seed 7` runs the payments alone
 * and as another run did.
 */
export {};

if (process.argv[2] !== 'payments') {
  await import('#tests/faults/run.ts');
  await import('#tests/faults/run-hostile.ts');
}
await import('#tests/faults/run-payments.ts');
