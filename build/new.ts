import process from 'node:process';
import { planCall } from './generate/new-call.ts';
import { planScreen } from './generate/new-screen.ts';
import { PlannedFiles } from './generate/planned-files.ts';
import { command, root, StepFailed, tool } from './steps.ts';

/**
 * `npm run new screen <path>` and `npm run new call <domain.name>`: writes every place that a screen or a call needs, as
 * something small that works and is tested. CONTRIBUTING.md says what each of them is for.
 */
const plans = { screen: planScreen, call: planCall };

await command(async () => {
  const [kind = '', name = ''] = process.argv.slice(2);
  if (!(kind === 'screen' || kind === 'call') || name === '') {
    throw new StepFailed('npm run new screen /guest/laundry\nnpm run new call laundry.prices');
  }
  const files = new PlannedFiles(root);
  await plans[kind](files, name);
  const written = await files.write();
  await tool('biome', ['check', '--write', ...written]);
  if (kind === 'call') {
    await import('./openapi.ts');
    await tool('node', ['build/contract-min.ts']);
  }
  console.log(written.map(path => `  ${path}`).join('\n'));
});
