import process from 'node:process';
import { runImport } from '../src-gateway/domain/hotel/import/import-command.ts';
import { command } from './steps.ts';

/** `npm run hotel:import -- <folder>`: brings the stored hotels to what the folder says (docs/hotel-data.md). */
await command(async () => {
  process.exitCode = await runImport({
    args: process.argv.slice(2),
    environment: process.env,
    // npm runs scripts from the project's root, and says where its user stood.
    from: process.env['INIT_CWD'] ?? process.cwd(),
    print: line => console.log(line),
  });
});
