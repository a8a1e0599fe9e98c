import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { root, StepFailed } from './steps.ts';

/**
 * Which folder may import what: the one statement of it. dependency-cruiser applies the rules to the whole graph
 * (.dependency-cruiser.cjs), and oxlint to each import while one types (.oxlintrc.imports.json, written from here by
 * `npm run import-rules`).
 */
export const IMPORTS_FILE = '.oxlintrc.imports.json';

/** Folders that share their rules. `path` is for dependency-cruiser, `files` for oxlint, where the last match wins. */
const SCOPES = {
  shared: { path: '^src-shared/', files: ['src-shared/**'] },
  gateway: { path: '^src-gateway/', files: ['src-gateway/**'] },
  main: { path: '^src-main/', files: ['src-main/**'] },
  preload: { path: '^src-preload/', files: ['src-preload/**'] },
  platform: { path: '^src-renderer/(?!(?:features|screens|app)/)[^/]+/', files: ['src-renderer/**'] },
  features: { path: '^src-renderer/features/', files: ['src-renderer/features/**'] },
  screens: { path: '^src-renderer/screens/', files: ['src-renderer/screens/**'] },
  app: {
    path: '^src-renderer/(?:app/|[^/]+$)',
    files: ['src-renderer/app/**', 'src-renderer/*.tsx', 'src-renderer/*.ts'],
  },
} as const;
type Scope = keyof typeof SCOPES;

const RENDERER = ['platform', 'features', 'screens', 'app'] as const;
const ALL = ['shared', 'gateway', 'main', 'preload', ...RENDERER] as const;
const allBut = (...scopes: Scope[]) => ALL.filter(scope => !scopes.includes(scope));

/** dependency-cruiser's conditions on a dependency, as far as they are used here. */
type Dependency = { path?: string; pathNot?: string; dependencyTypes?: string[] };

/** oxlint's patterns on an import as it is written. Its regular expressions have no look-ahead: one never matches. */
type Pattern = { regex: string } | { group: string[] };

/** What is forbidden, for both tools. What only the graph can tell has no pattern. */
type Target = { to: Dependency; pattern: Pattern | null };

export type ImportRule = Target & { name: string; why: string; from: readonly Scope[] };

const PACKAGES = ['src-shared', 'src-gateway', 'src-main', 'src-preload', 'src-renderer'] as const;
const FOLDERS = [...PACKAGES, 'locales', 'build', 'tests'] as const;
type Folder = (typeof FOLDERS)[number];
const ALIASES: Partial<Record<Folder, string>> = {
  'src-shared': '#shared',
  'src-gateway': '#gateway',
  'src-renderer': '#renderer',
  locales: '#locales',
  tests: '#tests',
};

const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`;
const RELATIVE = '\\.{1,2}(?:/\\.{1,2})*/';

/** All folders of the project but the own one and `allowed`. */
function foldersBut(own: Folder, allowed: readonly Folder[]): Target {
  const forbidden = FOLDERS.filter(folder => folder !== own && !allowed.includes(folder));
  const aliases = forbidden.flatMap(folder => ALIASES[folder] ?? []);
  return {
    to: { path: `^${anyOf(forbidden)}/` },
    pattern: { regex: `^(?:${anyOf(aliases)}/|${RELATIVE}${anyOf(forbidden)}/)` },
  };
}

/** Layers of the guest app. The table of paths is plain data that all may read. */
const layers = (...folders: string[]): Target => ({
  to: { path: `^src-renderer/${anyOf(folders)}/`, pathNot: '^src-renderer/app/paths\\.ts$' },
  pattern: {
    group: [
      ...folders.flatMap(folder => [`#renderer/${folder}/**`, `**/${folder}/**`]),
      '!#renderer/app/paths.ts',
      '!**/app/paths.ts',
    ],
  },
});

/** Packages of npm with all that is below them. */
const libraries = (...names: string[]): Target => ({
  to: { path: `^${anyOf(names)}(?:/|$)|(?:^|/)node_modules/${anyOf(names)}/` },
  pattern: { regex: `^${anyOf(names)}(?:/|$)` },
});

/** The names are regular expressions: of some packages only a part is allowed. */
const librariesBut = (...allowed: string[]): Target => ({
  to: { path: '(?:^|/)node_modules/', pathNot: `(?:^|/)node_modules/${anyOf(allowed)}/` },
  pattern: null,
});

const NODE: Target = {
  to: { dependencyTypes: ['core'] },
  pattern: { regex: `^(?:node:|${anyOf(builtinModules.filter(name => /^[a-z]\w*$/.test(name)))}(?:/|$))` },
};

const FULL_ZOD: Target = {
  to: { path: '(?:^|/)node_modules/zod/(?:index|v3/|v4/(?:index|classic/))' },
  pattern: { regex: '^zod(?:/v3|/v4(?:/classic)?)?$' },
};

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'shared-knows-no-room',
    why: 'src-shared is at the bottom: it imports only itself.',
    from: ['shared'],
    ...foldersBut('src-shared', []),
  },
  {
    name: 'gateway-knows-shared-only',
    why: 'The gateway imports src-shared and the locales: the guest app knows it by the contract alone.',
    from: ['gateway'],
    ...foldersBut('src-gateway', ['src-shared', 'locales']),
  },
  {
    name: 'main-knows-shared-only',
    why: 'The main process imports src-shared and the locales: it starts a gateway by configuration and never contains one.',
    from: ['main'],
    ...foldersBut('src-main', ['src-shared', 'locales']),
  },
  {
    name: 'preload-knows-shared-only',
    why: 'The preload imports src-shared.',
    from: ['preload'],
    ...foldersBut('src-preload', ['src-shared']),
  },
  {
    name: 'renderer-knows-shared-only',
    why: 'The guest app imports src-shared and the locales: it knows the gateway by the contract, the device by the bridge.',
    from: RENDERER,
    ...foldersBut('src-renderer', ['src-shared', 'locales']),
  },
  {
    name: 'shared-is-pure',
    why: 'src-shared runs everywhere: no Node.',
    from: ['shared'],
    ...NODE,
  },
  {
    name: 'renderer-runs-in-a-browser',
    why: 'No Node in the guest app.',
    from: RENDERER,
    ...NODE,
  },
  {
    name: 'electron-stays-in-its-rooms',
    why: 'Only src-main and src-preload import Electron.',
    from: allBut('main', 'preload'),
    ...libraries('electron', 'electron-store'),
  },
  {
    name: 'shared-packages',
    why: 'src-shared imports only what is small and runs everywhere.',
    from: ['shared'],
    ...librariesBut('zod/(?:v4/)?mini', '@orpc/contract', '@date-fns/tz', 'date-fns', 'libphonenumber-js'),
  },
  {
    name: 'no-full-zod',
    why: "Use zod/mini: the full package costs 18 KiB of every guest's first load.",
    from: allBut('gateway'),
    ...FULL_ZOD,
  },
  {
    name: 'only-the-renderer-has-screens',
    why: 'Only the guest app has a user interface.',
    from: allBut(...RENDERER),
    ...libraries(
      'react',
      'react-dom',
      'react-router',
      'react-hook-form',
      'react-i18next',
      'i18next',
      'jotai',
      '@fluentui',
      '@tanstack',
    ),
  },
  {
    name: 'only-the-gateway-serves',
    why: 'These belong to the gateway.',
    from: allBut('gateway'),
    ...libraries(
      'drizzle-orm',
      '@electric-sql',
      'postgres',
      'nodemailer',
      'jose',
      '@orpc/server',
      'fastify',
      '@brazilian-utils',
    ),
  },
  {
    name: 'no-log-in-a-page',
    why: 'Only processes of Node write logs.',
    from: allBut('gateway', 'main'),
    ...libraries('pino'),
  },
  {
    name: 'platform-knows-no-feature',
    why: 'platform <- features <- screens <- app. Paths live in app/paths.ts.',
    from: ['platform'],
    ...layers('features', 'screens', 'app'),
  },
  {
    name: 'features-know-no-screen',
    why: 'platform <- features <- screens <- app. Paths live in app/paths.ts; a feature is given where to go by its screen.',
    from: ['features'],
    ...layers('screens', 'app'),
  },
  {
    name: 'screens-know-no-app',
    why: 'platform <- features <- screens <- app. Paths live in app/paths.ts.',
    from: ['screens'],
    ...layers('app'),
  },
];

/** The rules as dependency-cruiser takes them. */
export const forbiddenInGraph = () =>
  IMPORT_RULES.map(({ name, why, from, to }) => ({
    name,
    comment: why,
    severity: 'error',
    from: { path: from.map(scope => SCOPES[scope].path) },
    to,
  }));

/** The rules as oxlint takes them: of overrides that match a file only the last counts, so each scope has all of its own. */
export function oxlintImports(): string {
  const overrides = ALL.map(scope => ({
    files: SCOPES[scope].files,
    rules: { 'eslint/no-restricted-imports': ['error', { patterns: patternsFor(scope) }] },
  }));
  return `${JSON.stringify({ overrides }, null, 2)}\n`;
}

const patternsFor = (scope: Scope) =>
  IMPORT_RULES.filter(rule => rule.from.includes(scope)).flatMap(({ pattern, why }) =>
    pattern === null ? [] : [{ ...pattern, message: why }],
  );

/** Fails when oxlint's copy of the rules is out of date. */
export async function checkImportRules(folder = root): Promise<void> {
  if ((await readFile(join(folder, IMPORTS_FILE), 'utf8')) !== oxlintImports())
    throw new StepFailed(`${IMPORTS_FILE} is out of date: run \`npm run import-rules\``);
}

// Without `await`: .dependency-cruiser.cjs requires this module.
if (import.meta.main) writeFileSync(join(root, IMPORTS_FILE), oxlintImports());
