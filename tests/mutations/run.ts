import process from 'node:process';
import { build } from '../../build/build.ts';
import { command, StepFailed } from '../../build/steps.ts';
import { mutations as desktopMutations } from '../electron/mutations/mutations.ts';
import { runDesktopMutations } from '../electron/mutations/run.ts';
import { sourceMutations } from './source-mutations.ts';
import { runSourceMutations } from './source-runner.ts';

/**
 * `npm run test:mutations [-- words of a name]`: makes one mutation at a time in a copy of the sources and runs the
 * test meant for it, which must fail. Shared, gateway and renderer sources first, then the built desktop app.
 */
await command(async () => {
  const words = process.argv.slice(2).filter(argument => !argument.startsWith('-'));
  const isChosen = ({ name }: { name: string }) => words.every(word => name.includes(word));
  const sources = sourceMutations.filter(isChosen);
  const desktop = desktopMutations.filter(isChosen);
  const count = sources.length + desktop.length;
  if (count === 0) throw new StepFailed(`No mutation is called "${words.join(' ')}"`);
  await build();
  const survivors = [...(await runSourceMutations(sources)), ...(await runDesktopMutations(desktop))];
  if (survivors.length > 0) throw new StepFailed(`Not caught:\n  ${survivors.join('\n  ')}`);
  process.stdout.write(`  ${count} of ${count} mutations caught\n`);
});
