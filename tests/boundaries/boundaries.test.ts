import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkImportGraph, checkImportRules, IMPORT_RULES } from '../../build/import-rules.ts';
import { lint, type SampleProject, sampleProject } from './sample-project.ts';

let project: SampleProject | undefined;
afterEach(async () => {
  await project?.remove();
});

/** What dependency-cruiser reports of the valid project with these changes: `rule: file`, and for an import its target. */
async function complaints(changes: Record<string, string>): Promise<string[]> {
  project = await sampleProject(changes);
  const report = await checkImportGraph(project.root).catch(({ message }: Error) => message);
  return [...report.matchAll(/^ *error (.+)$/gm)].map(([, line = '']) => line);
}

const layers = IMPORT_RULES.filter(({ name }) => name.startsWith('gateway-') && name.endsWith('-looks-down'));

const startImports = layers.map(({ name, from: [scope] }): [rule: string, file: string, source: string] => [
  name,
  `src-${scope}/a-start.ts`,
  "export { price as start } from '#gateway/main.ts';",
]);

const upwardImports: Record<string, string> = {
  'src-gateway/domain/payment/a-booking.ts': "export { order } from '#gateway/domain/booking/order.ts';",
  'src-gateway/domain/payment/cards/a-path.ts': "export { order } from '../../booking/order.ts';",
  'src-gateway/domain/payment/pix/a-type.ts':
    "import type { order } from '#gateway/domain/booking/order.ts';\nexport const type: typeof order | 2 = 2;",
  'src-gateway/domain/stay/a-route.ts': "export { route } from '#gateway/server/route.ts';",
  'src-gateway/domain/hotel/a-guest.ts': "export { order } from '../guest/order.ts';",
  'src-gateway/store/a-context.ts': "export { context } from '#gateway/context.ts';",
  ...Object.fromEntries(
    layers
      .flatMap(({ from: [scope] }) => scope ?? [])
      .filter(scope => scope !== 'gateway/sandbox')
      .map(scope => [`src-${scope}/a-seed.ts`, "export { seed } from '#gateway/sandbox/seed.ts';"]),
  ),
};
const gatewayFiles = {
  'src-gateway/context.ts': 'export const context = 1;',
  'src-gateway/domain/booking/order.ts': "export { context as order } from '#gateway/context.ts';",
  'src-gateway/domain/guest/order.ts': 'export const order = 1;',
  'src-gateway/server/route.ts': "export { order as route } from '#gateway/domain/booking/order.ts';",
  'src-gateway/sandbox/seed.ts': "export { route as seed } from '#gateway/server/route.ts';",
  'src-gateway/start-gateway.ts': "export { seed as gateway } from '#gateway/sandbox/seed.ts';",
};

describe('the whole graph (dependency-cruiser)', () => {
  test('a project whose imports all point in the right direction passes, each of its files seen', async () => {
    project = await sampleProject();
    // Its fourteen and two of zod.
    expect(await checkImportGraph(project.root)).toBe('16 modules, 15 dependencies cruised');
  });

  test('every rule bites', async () => {
    const gateway = "export { price } from '#gateway/main.ts';";
    const offences: [rule: string, file: string, source: string][] = [
      ['shared-is-pure', 'src-shared/a-node.ts', "import 'node:fs';"],
      ['shared-imports-only-itself', 'src-shared/a-folder.ts', gateway],
      ['shared-packages', 'src-shared/a-library.ts', "import 'react';"],
      ['no-full-zod', 'src-shared/a-zod.ts', "export { z } from 'zod';"],
      ['no-full-zod', 'src-renderer/platform/ui/a-late-zod.ts', "export const late = () => import('zod');"],
      ['renderer-knows-shared-only', 'src-renderer/platform/ui/a-gateway.ts', gateway],
      [
        'renderer-knows-shared-only',
        'src-renderer/platform/ui/a-relative.ts',
        "export { price } from '../../../src-gateway/main.ts';",
      ],
      [
        'renderer-knows-shared-only',
        'src-renderer/platform/ui/a-type.ts',
        "import type { price } from '#gateway/main.ts';\nexport const type: typeof price | 1 = 1;",
      ],
      ['renderer-runs-in-a-browser', 'src-renderer/platform/ui/a-node.ts', "import 'node:path';"],
      ['electron-only-in-main-and-preload', 'src-renderer/platform/ui/an-electron.ts', "import 'electron';"],
      [
        'gateway-knows-shared-only',
        'src-gateway/a-screen.ts',
        "export { heading } from '#renderer/platform/ui/heading.ts';",
      ],
      ['main-knows-shared-only', 'src-main/a-gateway.ts', "export { price } from '../src-gateway/main.ts';"],
      ['preload-knows-shared-only', 'src-preload/a-main.ts', "export { title } from '../src-main/start.ts';"],
      [
        'features-meet-in-screens',
        'src-renderer/guest/features/booking/search/a-feature.ts',
        "export { results } from '../results/flow.ts';",
      ],
      [
        'features-know-no-screen',
        'src-renderer/guest/features/booking/search/a-screen.ts',
        "export const late = () => import('#renderer/guest/screens/booking.ts');",
      ],
      [
        'platform-knows-no-feature',
        'src-renderer/platform/ui/a-feature.ts',
        "export const late = () => import('#renderer/guest/features/booking/search/flow.ts');",
      ],
      [
        'screens-know-no-app',
        'src-renderer/guest/screens/an-app.ts',
        "import '#renderer/guest/app/shell.ts';",
      ],
      [
        'guest-knows-no-staff',
        'src-renderer/guest/screens/a-board.ts',
        "export const late = () => import('#renderer/staff/features/board/rows.ts');",
      ],
      [
        'staff-knows-no-guest',
        'src-renderer/staff/screens/a-funnel.ts',
        "export { booking } from '../../guest/screens/booking.ts';",
      ],
      [
        'staff-features-know-no-screen',
        'src-renderer/staff/features/board/a-screen.ts',
        "export { board } from '../../screens/board.ts';",
      ],
      [
        'staff-screens-know-no-app',
        'src-renderer/staff/screens/an-app.ts',
        "import '#renderer/staff/app/frame.ts';",
      ],
      [
        'staff-features-meet-in-screens',
        'src-renderer/staff/features/record/a-feature.ts',
        "export { rows } from '../board/rows.ts';",
      ],
      ['only-the-renderer-has-screens', 'src-main/a-react.ts', "import 'react';"],
      ['only-the-gateway-serves', 'src-renderer/platform/ui/a-service.ts', "import 'nodemailer';"],
      ['no-log-in-a-page', 'src-preload/a-log.ts', "import 'pino';"],
      [
        'unresolved',
        'src-renderer/platform/ui/a-wrong-path.ts',
        "export { heading } from './no-such-file.ts';",
      ],
      ['no-orphan', 'src-shared/forgotten.ts', 'export const forgotten = 1;'],
      ...startImports,
      [
        'no-cycle',
        'src-shared/a-circle.ts',
        "import { end } from './an-end.ts';\nexport const circle = () => end;",
      ],
    ];
    const found = await complaints({
      ...Object.fromEntries(offences.map(([, file, source]) => [file, source])),
      'src-renderer/guest/app/shell.ts': "export { heading } from '#renderer/platform/ui/heading.ts';",
      'src-renderer/staff/app/frame.ts': "export { heading } from '#renderer/platform/ui/heading.ts';",
      'src-shared/an-end.ts': "import { circle } from './a-circle.ts';\nexport const end = () => circle;",
    });
    const missed = offences.filter(
      ([rule, file]) => !found.some(complaint => complaint.startsWith(`${rule}: ${file}`)),
    );
    expect(missed).toEqual([]);
    const unused = IMPORT_RULES.filter(
      ({ name }) => !found.some(complaint => complaint.startsWith(`${name}: `)),
    );
    expect(unused, 'a rule that no file of this test offends could be one that never bites').toEqual([]);
  });

  test('no folder of the gateway imports one above it, and the start alone the sandbox', async () => {
    const found = await complaints({ ...gatewayFiles, ...upwardImports });
    const rejected = found.filter(line => line.startsWith('gateway-')).map(line => line.split(/: | → /)[1]);
    expect(rejected.sort()).toEqual(Object.keys(upwardImports).sort());
  });

  test('a feature may use the card form, which itself may use no other feature', async () => {
    const cardForm = 'src-renderer/guest/features/shared/card-form/form.ts';
    const uses = {
      'src-renderer/guest/features/booking/search/flow.ts':
        "export { form as search } from '../../shared/card-form/form.ts';",
    };
    expect(await complaints({ ...uses, [cardForm]: 'export const form = 1;' })).toEqual([]);
    await project?.remove();
    const found = await complaints({
      ...uses,
      [cardForm]: "export { results as form } from '../../booking/results/flow.ts';",
    });
    expect(found).toEqual([expect.stringContaining(`features-meet-in-screens: ${cardForm}`)]);
  });
});

describe('one file at a time (oxlint)', () => {
  test('a project whose imports all point in the right direction passes', async () => {
    project = await sampleProject();
    expect(await lint(project.root)).toEqual([]);
  });

  test('every rule of the layers and of the code rejects a violation', async () => {
    const offences: Record<string, [rule: string, source: string]> = {
      'src-shared/a-node.ts': ['no-restricted-imports', "import 'node:fs';"],
      'src-shared/a-window.ts': ['no-restricted-globals', 'export const title = document.title;'],
      'src-shared/a-process.ts': ['no-restricted-globals', 'export const port = process.env;'],
      'src-shared/a-zod.ts': ['no-restricted-imports', "export { z } from 'zod';"],
      'src-shared/a-folder.ts': ['no-restricted-imports', "import '#gateway/main.ts';"],
      'src-shared/a-text.ts': ['no-restricted-imports', "import '../locales/en/home.json';"],
      'src-gateway/store/a-tool.ts': ['no-restricted-imports', "import '../../build/steps.ts';"],
      'src-gateway/a-screen.ts': ['no-restricted-imports', "import '#renderer/platform/ui/heading.ts';"],
      'src-gateway/a-react.ts': ['no-restricted-imports', "import 'react';"],
      'src-gateway/a-dom.ts': ['no-restricted-globals', 'export const at = window.location;'],
      'src-main/a-dom.ts': ['no-restricted-globals', 'export const title = document.title;'],
      'src-main/a-react.ts': ['no-restricted-imports', "import 'react-dom/client';"],
      'src-preload/a-log.ts': ['no-restricted-imports', "import 'pino';"],
      'src-preload/a-process.ts': ['no-restricted-globals', 'export const platform = process.platform;'],
      'src-main/a-gateway.ts': ['no-restricted-imports', "import '../src-gateway/main.ts';"],
      'src-preload/a-gateway.ts': ['no-restricted-imports', "import '#gateway/main.ts';"],
      'src-renderer/platform/ui/a-gateway.ts': ['no-restricted-imports', "import '#gateway/main.ts';"],
      'src-renderer/platform/ui/a-type.ts': [
        'no-restricted-imports',
        "export type { price } from '#gateway/main.ts';",
      ],
      'src-renderer/platform/ui/a-node.ts': ['no-restricted-imports', "import 'path';"],
      'src-renderer/platform/ui/a-process.ts': ['no-restricted-globals', 'export const port = process.env;'],
      'src-renderer/platform/ui/a-service.ts': ['no-restricted-imports', "import '@orpc/server/fetch';"],
      'src-renderer/guest/screens/an-app.ts': [
        'no-restricted-imports',
        "import '#renderer/guest/app/shell.ts';",
      ],
      'src-renderer/platform/ui/a-zod.ts': [
        'no-restricted-imports',
        "export const late = () => import('zod');\nexport { z } from 'zod';",
      ],
      'src-renderer/platform/ui/a-electron.ts': ['no-restricted-imports', "import 'electron';"],
      'src-renderer/platform/ui/a-feature.ts': [
        'no-restricted-imports',
        "import '#renderer/guest/features/booking/search/flow.ts';",
      ],
      'src-renderer/guest/features/booking/search/a-screen.ts': [
        'no-restricted-imports',
        "import '#renderer/guest/screens/booking.ts';",
      ],
      'src-renderer/guest/screens/a-board.ts': [
        'no-restricted-imports',
        "import '#renderer/staff/features/board/rows.ts';",
      ],
      'src-renderer/staff/screens/a-funnel.ts': [
        'no-restricted-imports',
        "import '../../guest/screens/booking.ts';",
      ],
      'src-renderer/staff/features/board/a-screen.ts': [
        'no-restricted-imports',
        "import '../../screens/board.ts';",
      ],
      'src-renderer/staff/screens/an-app.ts': [
        'no-restricted-imports',
        "import '#renderer/staff/app/frame.ts';",
      ],
      'src-renderer/platform/ui/a-bridge.ts': [
        'no-restricted-properties',
        'export const bridge = window.pernoite;',
      ],
      'src-renderer/platform/ui/an-any.ts': ['no-explicit-any', 'export const loose: any = 1;'],
      'src-renderer/platform/ui/a-bang.ts': ['no-non-null-assertion', 'export const first = [1][0]!;'],
      'src-renderer/platform/ui/an-ignore.ts': [
        'ban-ts-comment',
        '// @ts-ignore\nexport const broken: string = 1;',
      ],
      'src-renderer/platform/ui/a-log.ts': ['no-console', "console.log('here');"],
      'src-renderer/platform/ui/a-hook.tsx': [
        'rules-of-hooks',
        "import { useState } from 'react';\nexport function Odd({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
      ],
      'src-renderer/platform/ui/an-effect.tsx': [
        'exhaustive-deps',
        "import { useEffect } from 'react';\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}",
      ],
      'src-renderer/platform/ui/a-picture.tsx': [
        'alt-text',
        'export const Picture = () => <img src="/a.avif" />;',
      ],
      'src-renderer/platform/ui/BadName.ts': ['filename-case', 'export const badName = 1;'],
    };
    for (const [, file, source] of startImports) offences[file] = ['no-restricted-imports', source];
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

  test('no folder of the gateway imports one above it, and the start alone the sandbox', async () => {
    project = await sampleProject({ ...gatewayFiles, ...upwardImports });
    const found = (await lint(project.root)).filter(line => line.includes('(no-restricted-imports)'));
    expect(found.map(line => line.split(' ')[1]).sort()).toEqual(Object.keys(upwardImports).sort());
  });

  test('all of the guest app may read the table of paths', async () => {
    project = await sampleProject({
      'src-renderer/platform/ui/a-path.ts': "import '#renderer/platform/paths.ts';",
      'src-renderer/guest/features/booking/search/a-path.ts': "import '../../../../platform/paths.ts';",
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
      'src-renderer/platform/host/desktop.ts': 'export const bridge = window.pernoite;',
    });
    expect(await lint(project.root)).toEqual([]);
  });
});
