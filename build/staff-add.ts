import process from 'node:process';
import { runStaffAdd } from '../src-gateway/domain/staff/add-command.ts';
import { command } from './steps.ts';

/** `npm run staff:add -- <e-mail> --name "…" --hotel <id>`: the first manager of a hotel (docs/deploy.md). */
await command(async () => {
  process.exitCode = await runStaffAdd({
    args: process.argv.slice(2),
    environment: process.env,
    print: line => console.log(line),
  });
});
