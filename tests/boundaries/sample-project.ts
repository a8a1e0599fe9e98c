import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { IMPORTS_FILE } from '../../build/import-rules.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

/** A project with one module in every folder and every import in an allowed direction: both tools must pass it. */
const sound: Record<string, string> = {
  'src-shared/money.ts': 'export const cent = 1;',
  'src-shared/names.ts': "import * as z from 'zod/mini';\nexport const name = z.string();",
  'src-gateway/main.ts':
    "import { z } from 'zod';\nimport { cent } from '#shared/money.ts';\nexport const price = z.literal(cent);",
  'src-main/start.ts': "import { name } from '#shared/names.ts';\nexport const title = name;",
  'src-preload/preload.ts': "import { cent } from '#shared/money.ts';\nexport const exposed = cent;",
  'src-renderer/platform/ui/heading.ts':
    "import { cent } from '#shared/money.ts';\nexport const heading = cent;",
  'src-renderer/guest/features/booking/search/flow.ts':
    "export { heading as search } from '#renderer/platform/ui/heading.ts';",
  'src-renderer/guest/features/booking/results/flow.ts':
    "export { heading as results } from '#renderer/platform/ui/heading.ts';",
  'src-renderer/guest/screens/booking.ts':
    "import { results } from '#renderer/guest/features/booking/results/flow.ts';\nimport { search } from '#renderer/guest/features/booking/search/flow.ts';\nexport const booking = [search, results];",
  'src-renderer/platform/paths.ts': "export const paths = { login: '/login' };",
  'src-renderer/staff/features/board/rows.ts':
    "export { heading as rows } from '#renderer/platform/ui/heading.ts';",
  'src-renderer/staff/screens/board.ts':
    "import { rows } from '../features/board/rows.ts';\nexport const board = rows;",
  'src-renderer/staff.tsx': "export { board } from './staff/screens/board.ts';",
  'src-renderer/main.ts':
    "import { booking } from '#renderer/guest/screens/booking.ts';\nimport { paths } from '#renderer/platform/paths.ts';\nexport const all = [booking, paths];",
};

export type SampleProject = { root: string; remove(): Promise<void> };

export async function sampleProject(changes: Record<string, string> = {}): Promise<SampleProject> {
  const root = await mkdtemp(join(tmpdir(), 'pernoite-packages-'));
  const files = {
    'package.json': JSON.stringify({
      type: 'module',
      imports: {
        '#shared/*': './src-shared/*',
        '#gateway/*': './src-gateway/*',
        '#renderer/*': './src-renderer/*',
      },
    }),
    ...sound,
    ...changes,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${content}\n`);
  }
  for (const file of ['.oxlintrc.json', IMPORTS_FILE]) await cp(join(PROJECT, file), join(root, file));
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

type Report = { diagnostics: { code: string; filename: string; message: string; help?: string }[] };

export async function lint(root: string): Promise<string[]> {
  const program = join(PROJECT, 'node_modules/oxlint/bin/oxlint');
  const packages = ['src-shared', 'src-gateway', 'src-main', 'src-preload', 'src-renderer'];
  const output = await new Promise<string>(done => {
    // A finding is a non-zero exit, which is what these tests are after.
    execFile(process.execPath, [program, '--format', 'json', ...packages], { cwd: root }, (_, stdout) =>
      done(stdout),
    );
  });
  const { diagnostics } = JSON.parse(output) as Report;
  return diagnostics.map(
    ({ code, filename, message, help }) => `${code} ${filename} ${message} ${help ?? ''}`,
  );
}
