import { prism } from '../tests/openapi/prism-proxy.ts';
import { command, step } from './steps.ts';
import { closingLine, runVitest } from './tests.ts';

/** `npm run test:openapi`: Prism compares responses of every GET operation with the three OpenAPI documents. */
await command(async () => {
  await step('Prism installed', prism.ensure);
  console.log(closingLine(await runVitest('Responses and OpenAPI documents (vitest, Prism)', ['openapi'])));
});
