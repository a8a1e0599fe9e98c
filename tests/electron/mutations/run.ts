import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDesktop } from '../../../build/build.ts';
import { ensureBrowsers } from '../../../build/chromium.ts';
import { describe, root, StepFailed, step, tool } from '../../../build/steps.ts';
import { applyEdits } from '../../mutations/apply-edits.ts';
import type { Mutation } from './mutation.ts';
import { readOutcome } from './outcome.ts';

const WORK = join(root, 'out', 'mutations', 'desktop');
const SOURCES = ['src-main', 'src-preload', 'src-shared', 'locales'];
const CONFIG = join(root, 'tests/electron/mutations/mutant.vite.config.ts');
const SHARED = ['out/renderer', 'out/staff'];

export async function runDesktopMutations(chosen: readonly Mutation[]): Promise<string[]> {
  if (chosen.length === 0) return [];
  await buildDesktop();
  await step('Chromium found', ensureBrowsers);
  await step('The tests of the desktop app pass without a mutation', async () => {
    const titles = [...new Set(chosen.map(({ test }) => test))];
    const outcome = await run(titles, root);
    if (outcome.failed.length > 0 || outcome.passed.length < titles.length) {
      throw new StepFailed(`failed: ${outcome.failed.join('; ')}\npassed: ${outcome.passed.join('; ')}`);
    }
    return `${outcome.passed.length} tests`;
  });
  const survivors: string[] = [];
  for (const mutation of chosen) {
    // One that survives does not stop the run.
    await step(mutation.name, () => judge(mutation)).catch((error: unknown) =>
      survivors.push(`${mutation.name}: ${describe(error)}`),
    );
  }
  await rm(WORK, { recursive: true, force: true });
  return survivors;
}

/** Throws when nothing was caught. A test that fails because the app never started has caught nothing. */
async function judge(mutation: Mutation): Promise<string> {
  const folder = await makeMutant(mutation);
  const { started, failed } = await run([mutation.test], folder);
  if (failed.length === 0) throw new StepFailed('the test passes all the same');
  if (!started) throw new StepFailed('the app did not start, so its test proves nothing');
  return 'caught';
}

async function makeMutant(mutation: Mutation): Promise<string> {
  await rm(WORK, { recursive: true, force: true });
  const folder = join(WORK, 'app');
  await mkdir(join(folder, 'out'), { recursive: true });
  for (const path of [...SOURCES, 'package.json', 'tsconfig.base.json', 'tsconfig.json']) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  for (const path of SHARED) await symlink(join(root, path), join(folder, path));
  await applyEdits(join(folder, mutation.file), mutation);
  await tool('electron-vite', ['build', '-c', CONFIG, '--logLevel', 'error'], {
    cwd: folder,
    env: { PERNOITE_ROOT: root, NODE_ENV: 'production' },
  });
  return folder;
}

async function run(titles: string[], folder: string) {
  const report = join(root, 'out', 'reports', 'mutation.json');
  await rm(report, { force: true });
  const pattern = titles.map(title => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // A failure is expected here: the report says of which kind it is.
  await tool('playwright', ['test', '--project', 'desktop-app', '--workers', '1', '--grep', pattern], {
    env: { PERNOITE_APP: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }).catch(() => undefined);
  const outcome = readOutcome(JSON.parse(await readFile(report, 'utf8')));
  const tests = outcome.passed.length + outcome.failed.length;
  if (tests === 0)
    throw new StepFailed([`No test ran of "${titles.join('" or "')}"`, ...outcome.errors].join('\n'));
  return outcome;
}
