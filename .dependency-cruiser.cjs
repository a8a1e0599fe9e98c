/**
 * The rules of imports for the whole graph. build/import-rules.ts says which folder may import what; here are the rules
 * that need the graph.
 */

const { forbiddenInGraph } = require('./build/import-rules.ts');

/** Room -> what it must not reach. `from` and `to` are regular expressions on paths from the project's root. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

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
          '^src-(main/start|preload/preload|gateway/main|renderer/(main|staff))\\.tsx?$',
          '^src-[^/]+/[^/]+\\.css$',
          // The verification page's own entry: read as a file, and run by browsers.
          '^src-gateway/server/verification-page/page/verification-page\\.ts$',
          '^src-gateway/server/card-page/page/card-(fields|keys)\\.ts$',
          // Imported by modules of the web build alone, where the build writes it in (build/offline-imports.ts).
          '^src-renderer/platform/host/online-import\\.ts$',
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

    ...forbiddenInGraph(),
    forbid(
      'features-meet-in-screens',
      'Two features meet only in a screen, but for those in features/shared, of which several pages are made.',
      { path: '^src-renderer/guest/features/([^/]+/[^/]+)/' },
      {
        path: '^src-renderer/guest/features/',
        pathNot: '^src-renderer/guest/features/(?:$1|shared/[^/]+)/',
      },
    ),
    forbid(
      'staff-features-meet-in-screens',
      'As in the guest app; features of staff are one level less deep.',
      { path: '^src-renderer/staff/features/([^/]+)/' },
      { path: '^src-renderer/staff/features/', pathNot: '^src-renderer/staff/features/(?:$1|shared)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
