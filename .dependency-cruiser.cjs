/**
 * The packages of the project and the imports allowed between them (docs: README, "The rooms").
 * oxlint forbids the same imports while one types; this one sees the whole graph, through aliases and lazy imports.
 * build/boundaries.ts runs it and adds a floor on the number of modules and edges seen.
 */

/** Room -> what it must not reach. `from` and `to` are regular expressions on paths from the project's root. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const ELECTRON = '^(electron|electron-store)($|/)|(^|/)node_modules/(electron|electron-store)/';
const FULL_ZOD = '(^|/)node_modules/zod/(index|v3/|v4/(index|classic/))';
/**
 * The features that others may import, because several pages are made of them: the guest's session, the state of the
 * funnel, the forms of an account and of a card with its tokenizer, and where a phone finds the guest app. They import
 * only one another.
 */
const GROUND = 'session|booking-funnel|sign-up|card-form|tokenizer|guest-app';

module.exports = {
  forbidden: [
    forbid(
      'no-cycle',
      'Modules that need each other to run are one module. A circle that one type-only import closes is harmless.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-orphan',
      'A module that nothing imports is dead, unless it is an entry.',
      {
        orphan: true,
        path: '^src-',
        pathNot: [
          '\\.d\\.ts$',
          '^src-(main/start|preload/preload|gateway/main|renderer/main)\\.tsx?$',
          '^src-[^/]+/[^/]+\\.css$',
          // The verification page's own entry: read as a file, and run by browsers.
          '^src-gateway/identity-verification/page/verification-page\\.ts$',
        ],
      },
      {},
    ),
    forbid(
      'unresolved',
      'An import that leads nowhere hides an edge from every other rule.',
      { path: '^(src-|build/|tests/)' },
      { couldNotResolve: true, pathNot: ['^virtual:', '^electron$', '\\?'] },
    ),

    forbid(
      'shared-knows-no-room',
      'src-shared is the bottom: it knows only itself.',
      { path: '^src-shared/' },
      { path: '^src-(?!shared/)|^(tests|build|locales)/' },
    ),
    forbid(
      'shared-is-pure',
      'src-shared runs everywhere: no Node.',
      { path: '^src-shared/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'shared-packages',
      'src-shared may use only what is small and runs everywhere.',
      { path: '^src-shared/' },
      {
        path: '(^|/)node_modules/',
        pathNot:
          '(^|/)node_modules/(zod/(v4/)?mini/|@orpc/contract/|@date-fns/tz/|date-fns/|libphonenumber-js/)',
      },
    ),
    forbid(
      'gateway-knows-shared-only',
      'gateway -> shared.',
      { path: '^src-gateway/' },
      { path: '^src-(?!shared/|gateway/)|^tests/' },
    ),
    forbid(
      'main-knows-shared-only',
      'The Electron side starts a gateway by configuration; it never contains one.',
      { path: '^src-main/' },
      { path: '^src-(?!shared/|main/)|^tests/' },
    ),
    forbid(
      'preload-knows-shared-only',
      'preload -> shared.',
      { path: '^src-preload/' },
      { path: '^src-(?!shared/|preload/)|^tests/' },
    ),
    forbid(
      'renderer-knows-shared-only',
      'renderer -> shared.',
      { path: '^src-renderer/' },
      { path: '^src-(?!shared/|renderer/)|^tests/' },
    ),
    forbid(
      'renderer-runs-in-a-browser',
      'No Node and no Electron in the renderer.',
      { path: '^src-renderer/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'electron-stays-in-its-rooms',
      'Only main and preload know Electron.',
      { path: '^src-', pathNot: '^src-(main|preload)/' },
      { path: ELECTRON },
    ),
    forbid(
      'no-full-zod',
      'zod/mini in all that a browser loads; full zod only in the gateway.',
      { path: '^src-(shared|renderer|main|preload)/' },
      { path: FULL_ZOD },
    ),

    forbid(
      'platform-knows-no-feature',
      'platform <- features <- screens <- app.',
      { path: '^src-renderer/', pathNot: '^src-renderer/((features|screens|app)/|[^/]+$)' },
      { path: '^src-renderer/(features|screens|app)/', pathNot: '^src-renderer/app/paths\\.ts$' },
    ),
    forbid(
      'features-know-no-screen',
      'platform <- features <- screens <- app. The table of paths is plain data that all may read.',
      { path: '^src-renderer/features/' },
      { path: '^src-renderer/(screens|app)/', pathNot: '^src-renderer/app/paths\\.ts$' },
    ),
    forbid(
      'screens-know-no-app',
      'platform <- features <- screens <- app.',
      { path: '^src-renderer/screens/' },
      { path: '^src-renderer/app/', pathNot: '^src-renderer/app/paths\\.ts$' },
    ),
    forbid(
      'features-meet-in-screens',
      'Two features meet only in a screen, but for those that pages are made of.',
      { path: '^src-renderer/features/([^/]+)/' },
      { path: '^src-renderer/features/([^/]+)/', pathNot: `^src-renderer/features/($1|${GROUND})/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist|src-gateway/migrations)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
