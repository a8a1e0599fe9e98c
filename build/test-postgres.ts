import process from 'node:process';
import { startPostgres } from './postgres.ts';
import { command, step } from './steps.ts';
import { closingLine, runVitest } from './tests.ts';

/** `npm run test:postgres`: the gateway's tests on PostgreSQL, a given one or one of its own. */
await command(async () => {
  const given = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  const own = given ? null : await step('PostgreSQL started', startPostgres);
  try {
    const counts = await runVitest('Gateway tests on PostgreSQL', ['gateway'], {
      TEST_DATABASE_URL: given || own?.url || '',
    });
    console.log(closingLine(counts));
  } finally {
    await own?.stop();
  }
});
