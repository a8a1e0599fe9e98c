import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { root, StepFailed, tool } from './steps.ts';

/**
 * Which folder may import what: the one statement of it. dependency-cruiser applies the rules to the whole graph
 * (.dependency-cruiser.cjs), and oxlint to each import while one types (.oxlintrc.imports.json, written from here by
 * `npm run import-rules`).
 */
export const IMPORTS_FILE = '.oxlintrc.imports.json';

/** The gateway's folders and what each may import beside itself; a table from the top to the bottom. */
const BOTTOM = ['mail', 'store', 'platform', 'config'] as const;
const DOMAIN = [
  'domain/records',
  'domain/desk',
  'domain/stay',
  'domain/booking',
  'domain/guest',
  'domain/staff',
  'domain/payment',
  'domain/hotel',
  'domain',
] as const;
type Layer =
  | (typeof BOTTOM)[number]
  | (typeof DOMAIN)[number]
  | 'server'
  | 'sandbox'
  | 'providers'
  | 'doctor';

const LAYERS: Readonly<Record<Layer, readonly Layer[]>> = {
  doctor: ['providers', 'server', ...DOMAIN, ...BOTTOM],
  sandbox: ['server', ...DOMAIN, ...BOTTOM],
  providers: ['server', ...DOMAIN, ...BOTTOM],
  server: [...DOMAIN, ...BOTTOM],
  // Its loose files: what a request knows.
  domain: BOTTOM,
  'domain/records': [...DOMAIN, ...BOTTOM],
  'domain/desk': [
    'domain/stay',
    'domain/booking',
    'domain/guest',
    'domain/staff',
    'domain/payment',
    'domain/hotel',
    'domain',
    ...BOTTOM,
  ],
  'domain/stay': ['domain/booking', 'domain/guest', 'domain/payment', 'domain/hotel', 'domain', ...BOTTOM],
  'domain/booking': ['domain/guest', 'domain/payment', 'domain/hotel', 'domain', ...BOTTOM],
  'domain/guest': ['domain/hotel', 'domain', ...BOTTOM],
  'domain/staff': ['domain/hotel', 'domain', ...BOTTOM],
  'domain/payment': ['domain/hotel', 'domain', ...BOTTOM],
  'domain/hotel': ['domain', ...BOTTOM],
  mail: ['store', 'platform', 'config'],
  store: ['platform', 'config'],
  platform: ['config'],
  config: [],
};
const layerNames = Object.keys(LAYERS) as Layer[];

/** Folders that share their rules. `path` is for dependency-cruiser, `files` for oxlint, where the last match wins. */
type Scoped = { path: string; files: readonly string[] };

const GATEWAY_SCOPES = Object.fromEntries(
  layerNames.map((layer): [string, Scoped] => [
    `gateway/${layer}`,
    layer === 'domain'
      ? { path: '^src-gateway/domain/[^/]+$', files: ['src-gateway/domain/*.ts'] }
      : { path: `^src-gateway/${layer}/`, files: [`src-gateway/${layer}/**`] },
  ]),
) as Record<`gateway/${Layer}`, Scoped>;

const SCOPES = {
  shared: { path: '^src-shared/', files: ['src-shared/**'] },
  gateway: { path: '^src-gateway/[^/]+$', files: ['src-gateway/*.ts'] },
  ...GATEWAY_SCOPES,
  main: { path: '^src-main/', files: ['src-main/**'] },
  preload: { path: '^src-preload/', files: ['src-preload/**'] },
  platform: { path: '^src-renderer/platform/', files: ['src-renderer/**'] },
  features: { path: '^src-renderer/guest/features/', files: ['src-renderer/guest/features/**'] },
  screens: { path: '^src-renderer/guest/screens/', files: ['src-renderer/guest/screens/**'] },
  app: {
    path: '^src-renderer/(?:guest/app/|(?!staff\\.)[^/]+$)',
    files: ['src-renderer/guest/app/**', 'src-renderer/*.tsx', 'src-renderer/*.ts'],
  },
  staffFeatures: { path: '^src-renderer/staff/features/', files: ['src-renderer/staff/features/**'] },
  staffScreens: { path: '^src-renderer/staff/screens/', files: ['src-renderer/staff/screens/**'] },
  // The last match wins in oxlint: the entry of staff comes after those of guests.
  staffApp: {
    path: '^src-renderer/(?:staff/app/|staff\\.tsx$)',
    files: ['src-renderer/staff/app/**', 'src-renderer/staff.tsx'],
  },
} as const satisfies Record<string, Scoped>;
type Scope = keyof typeof SCOPES;

const GUEST = ['features', 'screens', 'app'] as const;
const STAFF = ['staffFeatures', 'staffScreens', 'staffApp'] as const;
const RENDERER = ['platform', ...GUEST, ...STAFF] as const;
const GATEWAY = ['gateway', ...layerNames.map((layer): Scope => `gateway/${layer}`)] as const;
const ALL: readonly Scope[] = ['shared', ...GATEWAY, 'main', 'preload', ...RENDERER];
const allBut = (...scopes: Scope[]) => ALL.filter(scope => !scopes.includes(scope));

type Dependency = { path?: string; pathNot?: string; dependencyTypes?: string[] };

/** oxlint's patterns on an import as it is written. Its regular expressions have no look-ahead: one never matches. */
type Pattern = { regex: string } | { group: string[] };

/** What is forbidden, for both tools. What only the graph can show has no pattern. */
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

function foldersBut(own: Folder, allowed: readonly Folder[]): Target {
  const forbidden = FOLDERS.filter(folder => folder !== own && !allowed.includes(folder));
  const aliases = forbidden.flatMap(folder => ALIASES[folder] ?? []);
  return {
    to: { path: `^${anyOf(forbidden)}/` },
    pattern: { regex: `^(?:${anyOf(aliases)}/|${RELATIVE}${anyOf(forbidden)}/)` },
  };
}

const layers = (...folders: string[]): Target => ({
  to: { path: `^src-renderer/${anyOf(folders)}/` },
  pattern: {
    regex: `^(?:#renderer/${anyOf(folders)}/|${RELATIVE}(?:(?:guest|staff)/)?${anyOf(folders.map(folder => folder.replace(/^(?:guest|staff)\//, '')))}/)`,
  },
});

/**
 * What a folder of the gateway must not import: of its loose files the context alone is for the upper ones. A relative
 * import leaves a folder's loose files to the graph.
 */
function layersBut(own: Layer): Target {
  const forbidden = layerNames.filter(layer => layer !== own && !LAYERS[own].includes(layer));
  const loose = BOTTOM.some(layer => layer === own) ? '[^/]+$' : '(?:main|start-gateway)\\.ts$';
  const paths = forbidden.map(layer => (layer === 'domain' ? 'domain/[^/]+$' : `${layer}/`));
  const folders = forbidden.filter(layer => layer !== 'domain').map(layer => layer.replace('domain/', ''));
  return {
    to: { path: `^src-gateway/${anyOf([...paths, loose])}` },
    pattern: {
      regex: `^(?:#gateway/${anyOf([...paths, loose])}|${RELATIVE}(?:src-gateway/)?(?:domain/)?${anyOf(folders)}/)`,
    },
  };
}

const layerRules = layerNames.map(
  (layer): ImportRule => ({
    name: `gateway-${layer.replace('/', '-')}-looks-down`,
    why: `src-gateway/${layer} imports ${LAYERS[layer].join(', ') || 'nothing else of the gateway'}${BOTTOM.some(bottom => bottom === layer) ? '' : ' and context.ts'}.`,
    from: [`gateway/${layer}`],
    ...layersBut(layer),
  }),
);

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
    name: 'shared-imports-only-itself',
    why: 'src-shared is at the bottom: it imports only itself.',
    from: ['shared'],
    ...foldersBut('src-shared', []),
  },
  {
    name: 'gateway-knows-shared-only',
    why: 'The gateway imports src-shared and the locales: the guest app knows it by the contract alone.',
    from: GATEWAY,
    ...foldersBut('src-gateway', ['src-shared', 'locales']),
  },
  ...layerRules,
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
    name: 'electron-only-in-main-and-preload',
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
    from: allBut(...GATEWAY),
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
    from: allBut(...GATEWAY),
    ...libraries(
      'drizzle-orm',
      '@electric-sql',
      'postgres',
      'nodemailer',
      'jose',
      '@orpc/server',
      'fastify',
      'better-auth',
      '@brazilian-utils',
    ),
  },
  {
    name: 'no-log-in-a-page',
    why: 'Only processes of Node write logs.',
    from: allBut(...GATEWAY, 'main'),
    ...libraries('pino'),
  },
  {
    name: 'platform-knows-no-feature',
    why: 'platform <- guest | staff.',
    from: ['platform'],
    to: { path: '^src-renderer/(?:guest|staff)[/.]' },
    pattern: { regex: `^(?:#renderer/|${RELATIVE})(?:guest|staff)(?:/|\\.tsx$)` },
  },
  {
    name: 'guest-knows-no-staff',
    why: 'The guest app and the staff app never meet: what both need is in platform.',
    from: GUEST,
    to: { path: '^src-renderer/staff[/.]' },
    pattern: { regex: `^(?:#renderer/|${RELATIVE})staff(?:/|\\.tsx$)` },
  },
  {
    name: 'staff-knows-no-guest',
    why: 'The staff app and the guest app never meet: what both need is in platform.',
    from: STAFF,
    to: { path: '^src-renderer/(?:guest/|main\\.tsx$)' },
    pattern: { regex: `^(?:#renderer/|${RELATIVE})(?:guest/|main\\.tsx$)` },
  },
  {
    name: 'features-know-no-screen',
    why: 'platform <- features <- screens <- app. A feature is given where to go by its screen, or reads platform/paths.ts.',
    from: ['features'],
    ...layers('guest/screens', 'guest/app'),
  },
  {
    name: 'screens-know-no-app',
    why: 'platform <- features <- screens <- app.',
    from: ['screens'],
    ...layers('guest/app'),
  },
  {
    name: 'staff-features-know-no-screen',
    why: 'In the staff app: platform <- features <- screens <- app.',
    from: ['staffFeatures'],
    ...layers('staff/screens', 'staff/app'),
  },
  {
    name: 'staff-screens-know-no-app',
    why: 'In the staff app: features <- screens <- app.',
    from: ['staffScreens'],
    ...layers('staff/app'),
  },
];

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

/**
 * Checks the whole import graph below `folder` with .dependency-cruiser.cjs, and returns how much of it was seen. Fails with
 * dependency-cruiser's own report. tests/boundaries proves that it reads TypeScript: a cruiser that cannot reports nothing.
 */
export async function checkImportGraph(folder = root): Promise<string> {
  const config = join(root, '.dependency-cruiser.cjs');
  const report = await tool('depcruise', ['--config', config, '--output-type', 'err', ...PACKAGES], {
    cwd: folder,
    env: { NO_COLOR: '1' },
  });
  return /\(([^()]+ cruised)\)/.exec(report)?.[1] ?? '';
}

// Without `await`: .dependency-cruiser.cjs requires this module.
if (import.meta.main) writeFileSync(join(root, IMPORTS_FILE), oxlintImports());
