import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root, StepFailed, tool } from '../../build/steps.ts';
import { foreignTypes } from '../../build/type-check.ts';

async function unknownNames(folder: string, names: string[]): Promise<string[]> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const fixture = await mkdtemp(join(root, '.cache', 'globals-'));
  onTestFinished(() => rm(fixture, { recursive: true, force: true }));
  await writeFile(join(fixture, 'globals.ts'), `export const used = [${names.join(', ')}];\n`);
  const shared = folder === 'src-shared' ? [join(root, 'src-shared/web-globals.d.ts')] : [];
  await writeFile(
    join(fixture, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, folder, 'tsconfig.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      include: ['globals.ts', ...shared],
      references: [],
    }),
  );
  const output = await tool('tsc', ['-p', fixture]).then(
    () => '',
    (error: unknown) => {
      if (error instanceof StepFailed) return error.message;
      throw error;
    },
  );
  return [...output.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name ?? '');
}

describe('the globals that a package can name', () => {
  test.for([
    ['src-shared', ['URL', 'atob'], ['process', 'Buffer', 'window', 'document']],
    ['src-gateway', ['process', 'Buffer', 'URL'], ['window', 'document']],
    ['src-gateway/server/verification-page/page', ['window', 'document'], ['process', 'Buffer']],
    ['src-gateway/server/card-page/page', ['window', 'document'], ['process', 'Buffer']],
    ['src-main', ['process', 'URL'], ['window', 'document']],
    ['src-preload', [], ['process', 'window', 'document']],
    ['src-renderer', ['window', 'document', 'URL'], ['process', 'Buffer']],
  ] as const)('%s compiles with %s and not with %s', async ([folder, known, unknown]) => {
    expect(await unknownNames(folder, [...known, ...unknown])).toEqual(unknown);
  });

  test('a package of npm that brings the types of Node into the guest app is reported', () => {
    const dom = 'node_modules/typescript/lib/lib.dom.d.ts';
    const node = 'node_modules/@types/node/index.d.ts';
    expect(foreignTypes('src-renderer', [dom, node])).toEqual([expect.stringContaining(node)]);
    expect(foreignTypes('src-gateway', [dom, node])).toEqual([expect.stringContaining(dom)]);
    expect(foreignTypes('src-renderer', [dom, 'node_modules/@types/node-fetch/index.d.ts'])).toEqual([]);
  });
});
