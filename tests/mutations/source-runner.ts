import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { describe, root, StepFailed, step, tool } from '../../build/steps.ts';
import { applyEdits } from './apply-edits.ts';
import type { SourceMutation } from './source-mutation.ts';

/** Runs source mutations: one copy of the project, one mutation in it at a time, and the test meant for it. */

const WORK = join(root, 'out', 'mutations', 'source');
const SOURCES = [
  'src-shared',
  'src-gateway',
  'src-renderer',
  'src-main',
  // Vite reads every tsconfig.json that the root's refers to.
  'src-preload',
  'locales',
  'tests',
  'build',
  'docs',
  'resources',
];
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];
/** Read by tests of the gateway: the built guest app. */
const LINKED = ['node_modules', 'out/web', 'out/gateway'];

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

type Outcome = { passed: string[]; failed: string[] };

/** Names of the mutations that no test caught, each with the reason. */
export async function runSourceMutations(chosen: readonly SourceMutation[]): Promise<string[]> {
  if (chosen.length === 0) return [];
  await rm(WORK, { recursive: true, force: true });
  await mkdir(join(WORK, 'out'), { recursive: true });
  for (const name of [...SOURCES, ...FILES])
    await cp(join(root, name), join(WORK, name), { recursive: true });
  for (const name of LINKED) await symlink(join(root, name), join(WORK, name));
  const survivors: string[] = [];
  for (const mutation of chosen) {
    await step(mutation.name, () => judge(mutation)).catch((error: unknown) =>
      survivors.push(`${mutation.name}: ${describe(error)}`),
    );
  }
  await rm(WORK, { recursive: true, force: true });
  return survivors;
}

/** The tests of `chosen` pass on the sources as they are; otherwise a failure under a mutation proves nothing. */
export async function passUnmutated(chosen: readonly SourceMutation[]): Promise<string> {
  let count = 0;
  const files = [...new Set(chosen.map(({ testFile }) => testFile))];
  for (const testFile of files) {
    const titles = [...new Set(chosen.filter(one => one.testFile === testFile).map(({ test }) => test))];
    const { passed, failed } = await runTests(root, testFile, titles);
    const missing = titles.filter(title => !passed.some(name => name.includes(title)));
    if (failed.length > 0) throw new StepFailed(`${testFile} fails without a mutation: ${failed.join('; ')}`);
    if (missing.length > 0) throw new StepFailed(`${testFile} has no test "${missing.join('", "')}"`);
    count += passed.length;
  }
  return `${count} tests`;
}

async function judge(mutation: SourceMutation): Promise<string> {
  const copied = join(WORK, mutation.file);
  try {
    await applyEdits(copied, mutation);
    const { passed, failed } = await runTests(WORK, mutation.testFile, [mutation.test]);
    // A file that does not load reports no test: it has caught nothing.
    if (passed.length + failed.length === 0) throw new StepFailed('the test file did not run');
    if (failed.length === 0) throw new StepFailed('the test passes all the same');
    return 'caught';
  } finally {
    await cp(join(root, mutation.file), copied);
  }
}

async function runTests(folder: string, testFile: string, titles: string[]): Promise<Outcome> {
  const written = join(root, 'out', 'reports', 'source-mutation.json');
  await rm(written, { force: true });
  const pattern = titles.map(title => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // A failure is expected here: the report says of which kind it is.
  await tool(
    'vitest',
    ['run', testFile, '-t', pattern, '--reporter', 'json', `--outputFile=${written}`, '--bail', '1'],
    { cwd: folder },
  ).catch(() => undefined);
  const { testResults } = report.parse(JSON.parse(await readFile(written, 'utf8')));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string) => tests.filter(one => one.status === status).map(one => one.fullName);
  return { passed: named('passed'), failed: named('failed') };
}
