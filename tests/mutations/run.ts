import process from 'node:process';
import { build } from '../../build/build.ts';
import { command, StepFailed, step } from '../../build/steps.ts';
import { mutations as desktopMutations } from '../electron/mutations/mutations.ts';
import { runDesktopMutations } from '../electron/mutations/run.ts';
import { sourceMutations } from './source-mutations.ts';
import { passUnmutated, runSourceMutations } from './source-runner.ts';

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
  const survivors: string[] = [];
  if (sources.length > 0) {
    await step('The tests of shared, gateway and renderer pass without a mutation', () =>
      passUnmutated(sources),
    );
    survivors.push(...(await runSourceMutations(sources)));
  }
  survivors.push(...(await runDesktopMutations(desktop)));
  if (survivors.length > 0) throw new StepFailed(`Not caught:\n  ${survivors.join('\n  ')}`);
  process.stdout.write(`  ${count} of ${count} mutations caught\n`);
});
