import process from 'node:process';
import { runBookingsImport } from '../src-gateway/domain/booking/partner/import-command.ts';
import { command } from './steps.ts';

/** `npm run bookings:import -- <file.csv> --hotel <id>`: bookings that were made elsewhere (docs/exchange.md). */
await command(async () => {
  process.exitCode = await runBookingsImport({
    args: process.argv.slice(2),
    environment: process.env,
    // npm runs scripts from the project's root, and says where its user stood.
    from: process.env['INIT_CWD'] ?? process.cwd(),
    print: line => console.log(line),
  });
});
