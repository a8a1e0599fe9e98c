import { readFile, writeFile } from 'node:fs/promises';
import { StepFailed } from '../../build/steps.ts';

/** Makes a mutation in one file. Throws where the code has changed and a `find` no longer occurs exactly once. */
export async function applyEdits(
  path: string,
  { file, edits }: { file: string; edits: readonly { find: string; put: string }[] },
): Promise<void> {
  let source = await readFile(path, 'utf8');
  for (const { find, put } of edits) {
    const times = source.split(find).length - 1;
    if (times !== 1)
      throw new StepFailed(`${file} has "${find}" ${times} times: the mutation no longer fits`);
    source = source.replace(find, () => put);
  }
  await writeFile(path, source);
}
