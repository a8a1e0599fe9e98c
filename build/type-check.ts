import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, StepFailed, tool } from './steps.ts';

/**
 * Checks the types of all packages. Each has its own tsconfig.json, so that `process` does not compile in the guest app and
 * `window` does not compile in the gateway; the root's tsconfig.json is for build and tests and refers to them all.
 *
 * The packages are a build (`tsc -b`) that writes their declarations to .cache/types: every file is checked once, and a
 * second run checks only what changed. Without references, src-shared would be checked again in each package and all of
 * them again for the tests. The flags bound the checkers: each computes the contract's types for itself, and more of them
 * than cores cost a quarter more time.
 */
export async function checkTypes(): Promise<void> {
  await tool('tsc', ['-b', '--builders', '1', '--checkers', '2']);
  const complaints = await Promise.all(
    Object.keys(FOREIGN).map(async folder => {
      const file = join(root, '.cache', 'types', folder, 'tsconfig.tsbuildinfo');
      const { fileNames } = JSON.parse(await readFile(file, 'utf8')) as { fileNames: string[] };
      return foreignTypes(folder, fileNames);
    }),
  );
  if (complaints.flat().length > 0) throw new StepFailed(complaints.flat().join('\n'));
}

const NODE = /\/@types\/node\/.+\.d\.ts$/;
const DOM = /(^|\/)lib\.dom(\.\w+)?\.d\.ts$/;

/** electron.d.ts refers to the types of Node, so src-preload has them: there oxlint forbids the names instead. */
const FOREIGN: Record<string, RegExp[]> = {
  'src-shared': [NODE, DOM],
  'src-gateway': [DOM],
  'src-gateway/server/verification-page/page': [NODE],
  'src-gateway/server/card-page/page': [NODE],
  'src-main': [DOM],
  'src-preload': [DOM],
  'src-renderer': [NODE],
  'src-renderer/service-worker': [NODE, DOM],
};

/** A package whose own declarations refer to Node or the DOM brings their globals along; a tsconfig cannot prevent it. */
export function foreignTypes(folder: string, fileNames: readonly string[]): string[] {
  return (FOREIGN[folder] ?? []).flatMap(foreign => {
    const found = fileNames.find(name => foreign.test(name));
    return found === undefined ? [] : [`${folder} has the globals of ${found}: see tsc --explainFiles`];
  });
}
