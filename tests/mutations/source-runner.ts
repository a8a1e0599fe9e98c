import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { describe, root, StepFailed, step } from '../../build/steps.ts';
import { applyEdits } from './apply-edits.ts';
import type { SourceMutation } from './source-mutation.ts';

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

type Outcome = { passed: string[]; failed: string[] };

/** One Vitest runs them all: a start takes longer than most tests. Throws where a test fails without a mutation. */
export async function runSourceMutations(chosen: readonly SourceMutation[]): Promise<string[]> {
  if (chosen.length === 0) return [];
  await copySources();
  const vitest = await createVitest('test', {
    root: WORK,
    watch: false,
    reporters: [],
    silent: true,
    bail: 1,
  });
  const survivors: string[] = [];
  try {
    await vitest.standalone();
    await step('The tests of shared, gateway and renderer pass without a mutation', () =>
      passUnmutated(vitest, chosen),
    );
    for (const mutation of chosen) {
      await step(mutation.name, () => judge(vitest, mutation)).catch((error: unknown) =>
        survivors.push(`${mutation.name}: ${describe(error)}`),
      );
    }
  } finally {
    await vitest.close();
  }
  await rm(WORK, { recursive: true, force: true });
  return survivors;
}

async function copySources(): Promise<void> {
  await rm(WORK, { recursive: true, force: true });
  await mkdir(join(WORK, 'out'), { recursive: true });
  for (const name of [...SOURCES, ...FILES])
    await cp(join(root, name), join(WORK, name), { recursive: true });
  for (const name of LINKED) await symlink(join(root, name), join(WORK, name));
}

async function passUnmutated(vitest: Vitest, chosen: readonly SourceMutation[]): Promise<string> {
  let count = 0;
  const files = [...new Set(chosen.map(({ testFile }) => testFile))];
  for (const testFile of files) {
    const titles = [...new Set(chosen.filter(one => one.testFile === testFile).map(({ test }) => test))];
    const { passed, failed } = await runTests(vitest, testFile, titles);
    const missing = titles.filter(title => !passed.some(name => name.includes(title)));
    if (failed.length > 0) throw new StepFailed(`${testFile} fails without a mutation: ${failed.join('; ')}`);
    if (missing.length > 0) throw new StepFailed(`${testFile} has no test "${missing.join('", "')}"`);
    count += passed.length;
  }
  return `${count} tests`;
}

async function judge(vitest: Vitest, mutation: SourceMutation): Promise<string> {
  const copied = join(WORK, mutation.file);
  try {
    await applyEdits(copied, mutation);
    vitest.invalidateFile(copied);
    const { passed, failed } = await runTests(vitest, mutation.testFile, [mutation.test]);
    // A file that does not load reports no test: it has caught nothing.
    if (passed.length + failed.length === 0) throw new StepFailed('the test file did not run');
    if (failed.length === 0) throw new StepFailed('the test passes all the same');
    return 'caught';
  } finally {
    await cp(join(root, mutation.file), copied);
    vitest.invalidateFile(copied);
  }
}

async function runTests(vitest: Vitest, testFile: string, titles: string[]): Promise<Outcome> {
  vitest.setGlobalTestNamePattern(
    new RegExp(titles.map(title => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')),
  );
  const { testModules } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([join(WORK, testFile)]),
  );
  const tests = testModules.flatMap(module => [...module.children.allTests()]);
  const named = (state: string) => tests.filter(one => one.result().state === state).map(one => one.fullName);
  return { passed: named('passed'), failed: named('failed') };
}
