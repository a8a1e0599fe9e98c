import { staticChecks } from './checks.ts';
import { command } from './steps.ts';
import { closingLine, runVitest } from './tests.ts';

/** `npm run check`: the fast part of `npm test`, for every save. */
await command(async () => {
  await staticChecks();
  console.log(closingLine(await runVitest('Unit tests (vitest)', ['unit'])));
});
