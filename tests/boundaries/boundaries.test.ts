import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkBoundaries, type Floor } from '../../build/boundaries.ts';
import { checkImportRules, IMPORT_RULES } from '../../build/import-rules.ts';
import { lint, type SampleProject, sampleProject } from './sample-project.ts';

const floor: Floor = { modules: 11, edges: 12, aliasEdges: 9 };

let project: SampleProject | undefined;
afterEach(async () => {
  await project?.remove();
});

async function complaints(changes: Record<string, string>, least = floor): Promise<string[]> {
  project = await sampleProject(changes);
  return (await checkBoundaries(project.root, least)).complaints;
}

describe('the whole graph (dependency-cruiser)', () => {
  test('a project whose imports all point the right way passes', async () => {
    expect(await complaints({})).toEqual([]);
  });

  test.for([
    ['shared-is-pure', 'shared', 'src-shared/money.ts', "import 'node:fs';\nexport const cent = 1;"],
    [
      'shared-knows-no-room',
      'shared',
      'src-shared/money.ts',
      "export { price as cent } from '#gateway/main.ts';",
    ],
    ['shared-packages', 'shared', 'src-shared/money.ts', "import 'react';\nexport const cent = 1;"],
    [
      'no-full-zod',
      'shared',
      'src-shared/names.ts',
      "import { z } from 'zod';\nexport const name = z.string();",
    ],
    [
      'no-full-zod',
      'a lazy import in the renderer',
      'src-renderer/ui/heading.ts',
      "export const heading = () => import('zod');",
    ],
    [
      'renderer-knows-shared-only',
      'the renderer',
      'src-renderer/ui/heading.ts',
      "export { price as heading } from '#gateway/main.ts';",
    ],
    [
      'renderer-knows-shared-only',
      'a relative path out of the renderer',
      'src-renderer/ui/heading.ts',
      "export { price as heading } from '../../src-gateway/main.ts';",
    ],
    [
      'renderer-knows-shared-only',
      'a type import in the renderer',
      'src-renderer/ui/heading.ts',
      "import type { price } from '#gateway/main.ts';\nexport const heading: typeof price | 1 = 1;",
    ],
    [
      'renderer-runs-in-a-browser',
      'the renderer',
      'src-renderer/ui/heading.ts',
      "import 'node:path';\nexport const heading = 1;",
    ],
    [
      'electron-stays-in-its-rooms',
      'the renderer',
      'src-renderer/ui/heading.ts',
      "import 'electron';\nexport const heading = 1;",
    ],
    [
      'gateway-knows-shared-only',
      'the gateway',
      'src-gateway/main.ts',
      "export { heading } from '#renderer/ui/heading.ts';",
    ],
    [
      'main-knows-shared-only',
      'main',
      'src-main/start.ts',
      "export { price } from '../src-gateway/main.ts';",
    ],
    [
      'preload-knows-shared-only',
      'the preload',
      'src-preload/preload.ts',
      "export { title } from '../src-main/start.ts';",
    ],
    [
      'features-meet-in-screens',
      'a feature',
      'src-renderer/features/search/flow.ts',
      "export { results as search } from '../results/flow.ts';",
    ],
    [
      'features-know-no-screen',
      'a feature',
      'src-renderer/features/search/flow.ts',
      "export const search = () => import('#renderer/screens/booking.ts');",
    ],
    [
      'platform-knows-no-feature',
      'the platform',
      'src-renderer/ui/heading.ts',
      "export const heading = () => import('#renderer/features/search/flow.ts');",
    ],
    [
      'screens-know-no-app',
      'a screen',
      'src-renderer/screens/booking.ts',
      "import '#renderer/app/shell.ts';\nimport '#renderer/features/results/flow.ts';\nimport '#renderer/features/search/flow.ts';\nexport const booking = 1;",
    ],
    [
      'only-the-renderer-has-screens',
      'main',
      'src-main/start.ts',
      "import 'react';\nexport const title = 1;",
    ],
    [
      'only-the-gateway-serves',
      'the renderer',
      'src-renderer/ui/heading.ts',
      "import 'nodemailer';\nexport const heading = 1;",
    ],
    [
      'no-log-in-a-page',
      'the preload',
      'src-preload/preload.ts',
      "import 'pino';\nexport const exposed = 1;",
    ],
    [
      'unresolved',
      'a wrong address',
      'src-renderer/ui/heading.ts',
      "export { heading } from './no-such-file.ts';",
    ],
    ['no-orphan', 'a module nobody imports', 'src-shared/forgotten.ts', 'export const forgotten = 1;'],
  ] as const)('%s bites in %s', async ([rule, , file, source]) => {
    const changes = {
      [file]: source,
      'src-renderer/app/shell.ts': "export { heading } from '#renderer/ui/heading.ts';",
    };
    const found = await complaints(changes, { modules: 0, edges: 0, aliasEdges: 0 });
    expect(found.filter(complaint => complaint.startsWith(`${rule}: ${file}`))).not.toEqual([]);
  });

  test('a feature may use the card form, which itself may use no other feature', async () => {
    const cardForm = 'src-renderer/features/card-form/form.ts';
    const uses = {
      'src-renderer/features/search/flow.ts': "export { form as search } from '../card-form/form.ts';",
    };
    expect(await complaints({ ...uses, [cardForm]: 'export const form = 1;' })).toEqual([]);
    await project?.remove();
    const found = await complaints({
      ...uses,
      [cardForm]: "export { results as form } from '../results/flow.ts';",
    });
    expect(found).toEqual([expect.stringContaining(`features-meet-in-screens: ${cardForm}`)]);
  });

  test('a circle bites', async () => {
    const found = await complaints({
      'src-shared/money.ts': "import { name } from './names.ts';\nexport const cent = () => name;",
      'src-shared/names.ts': "import { cent } from './money.ts';\nexport const name = () => cent;",
    });
    expect(found).toContainEqual(expect.stringContaining('no-cycle: src-shared/money.ts'));
  });

  test('seeing fewer modules or imports than the project has is a failure, not a success', async () => {
    const found = await complaints({}, { modules: 12, edges: 1_000, aliasEdges: 1_000 });
    expect(found.filter(complaint => complaint.startsWith('floor: '))).toHaveLength(3);
  });

  test('a source file that the graph missed is named', async () => {
    // The cruiser leaves this folder out, because SQL lives there: code must not hide in it.
    const found = await complaints({ 'src-gateway/migrations/odd.ts': 'export const odd = 1;' });
    expect(found).toEqual(['not-seen: src-gateway/migrations/odd.ts is not in the graph']);
  });
});

describe('one file at a time (oxlint)', () => {
  test('a project whose imports all point the right way passes', async () => {
    project = await sampleProject();
    expect(await lint(project.root)).toEqual([]);
  });

  test('every rule of the rooms and of the code bites', async () => {
    const offences: Record<string, [rule: string, source: string]> = {
      'src-shared/a-node.ts': ['no-restricted-imports', "import 'node:fs';"],
      'src-shared/a-window.ts': ['no-restricted-globals', 'export const title = document.title;'],
      'src-shared/a-process.ts': ['no-restricted-globals', 'export const port = process.env;'],
      'src-shared/a-zod.ts': ['no-restricted-imports', "export { z } from 'zod';"],
      'src-shared/a-room.ts': ['no-restricted-imports', "import '#gateway/main.ts';"],
      'src-shared/a-text.ts': ['no-restricted-imports', "import '../locales/en/home.json';"],
      'src-gateway/store/a-tool.ts': ['no-restricted-imports', "import '../../build/steps.ts';"],
      'src-gateway/a-screen.ts': ['no-restricted-imports', "import '#renderer/ui/heading.ts';"],
      'src-gateway/a-react.ts': ['no-restricted-imports', "import 'react';"],
      'src-gateway/a-dom.ts': ['no-restricted-globals', 'export const at = window.location;'],
      'src-main/a-dom.ts': ['no-restricted-globals', 'export const title = document.title;'],
      'src-main/a-react.ts': ['no-restricted-imports', "import 'react-dom/client';"],
      'src-preload/a-log.ts': ['no-restricted-imports', "import 'pino';"],
      'src-preload/a-process.ts': ['no-restricted-globals', 'export const platform = process.platform;'],
      'src-main/a-gateway.ts': ['no-restricted-imports', "import '../src-gateway/main.ts';"],
      'src-preload/a-gateway.ts': ['no-restricted-imports', "import '#gateway/main.ts';"],
      'src-renderer/ui/a-gateway.ts': ['no-restricted-imports', "import '#gateway/main.ts';"],
      'src-renderer/ui/a-type.ts': [
        'no-restricted-imports',
        "export type { price } from '#gateway/main.ts';",
      ],
      'src-renderer/ui/a-node.ts': ['no-restricted-imports', "import 'path';"],
      'src-renderer/ui/a-process.ts': ['no-restricted-globals', 'export const port = process.env;'],
      'src-renderer/ui/a-service.ts': ['no-restricted-imports', "import '@orpc/server/fetch';"],
      'src-renderer/screens/an-app.ts': ['no-restricted-imports', "import '#renderer/app/shell.ts';"],
      'src-renderer/ui/a-zod.ts': [
        'no-restricted-imports',
        "export const late = () => import('zod');\nexport { z } from 'zod';",
      ],
      'src-renderer/ui/a-electron.ts': ['no-restricted-imports', "import 'electron';"],
      'src-renderer/ui/a-feature.ts': [
        'no-restricted-imports',
        "import '#renderer/features/search/flow.ts';",
      ],
      'src-renderer/features/search/a-screen.ts': [
        'no-restricted-imports',
        "import '#renderer/screens/booking.ts';",
      ],
      'src-renderer/ui/a-bridge.ts': ['no-restricted-properties', 'export const bridge = window.pernoite;'],
      'src-renderer/ui/an-any.ts': ['no-explicit-any', 'export const loose: any = 1;'],
      'src-renderer/ui/a-bang.ts': ['no-non-null-assertion', 'export const first = [1][0]!;'],
      'src-renderer/ui/an-ignore.ts': ['ban-ts-comment', '// @ts-ignore\nexport const broken: string = 1;'],
      'src-renderer/ui/a-log.ts': ['no-console', "console.log('here');"],
      'src-renderer/ui/a-hook.tsx': [
        'rules-of-hooks',
        "import { useState } from 'react';\nexport function Odd({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
      ],
      'src-renderer/ui/an-effect.tsx': [
        'exhaustive-deps',
        "import { useEffect } from 'react';\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}",
      ],
      'src-renderer/ui/a-picture.tsx': ['alt-text', 'export const Picture = () => <img src="/a.avif" />;'],
      'src-renderer/ui/BadName.ts': ['filename-case', 'export const badName = 1;'],
    };
    project = await sampleProject(
      Object.fromEntries(Object.entries(offences).map(([file, [, source]]) => [file, source])),
    );
    const found = await lint(project.root);
    const missed = Object.entries(offences).filter(
      ([file, [rule]]) => !found.some(line => line.includes(`(${rule})`) && line.includes(file)),
    );
    expect(missed).toEqual([]);
    const unused = IMPORT_RULES.filter(
      ({ pattern, why }) => pattern !== null && !found.some(line => line.endsWith(why)),
    );
    expect(unused, 'a rule that no file of this test offends could be one that never bites').toEqual([]);
  });

  test('all of the guest app may read the table of paths', async () => {
    project = await sampleProject({
      'src-renderer/ui/a-path.ts': "import '#renderer/app/paths.ts';",
      'src-renderer/features/search/a-path.ts': "import '../../app/paths.ts';",
    });
    expect(await lint(project.root)).toEqual([]);
  });

  test('rules that are missing in the generated file are reported with the command that writes it', async () => {
    project = await sampleProject();
    await expect(checkImportRules(project.root)).resolves.toBeUndefined();
    await writeFile(join(project.root, '.oxlintrc.imports.json'), '{ "overrides": [] }');
    await expect(checkImportRules(project.root)).rejects.toThrow('npm run import-rules');
  });

  test('the host may read the bridge, because it wraps it', async () => {
    project = await sampleProject({
      'src-renderer/host/desktop.ts': 'export const bridge = window.pernoite;',
    });
    expect(await lint(project.root)).toEqual([]);
  });
});
