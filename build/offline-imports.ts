import { join } from 'node:path';
import { type Plugin, parseSync, Visitor } from 'vite';

const ONLINE_IMPORT = join(import.meta.dirname, '..', 'src-renderer', 'platform', 'host', 'online-import.ts');

/** Hands every import() of the web build to `importOnline`, which can be tried again after an outage (ERR-01, APP-30). */
export function offlineImports(): Plugin {
  return {
    name: 'pernoite:offline-imports',
    apply: 'build',
    // Sources are plain JavaScript by then, and import.meta.glob is made of import() as well.
    enforce: 'post',
    transform: {
      // A package would bring the app's own module into the chunk of packages (renderer.shared.ts).
      filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: 'import(' },
      handler: withOnlineImports,
    },
  };
}

export function withOnlineImports(code: string): string | undefined {
  const found: { start: number; end: number }[] = [];
  new Visitor({ ImportExpression: node => found.push(node) }).visit(parseSync('module.js', code).program);
  if (found.length === 0) return undefined;
  let changed = code;
  for (const { start, end } of found.toReversed()) {
    changed = `${changed.slice(0, start)}importOnline(() => ${changed.slice(start, end)})${changed.slice(end)}`;
  }
  return `import { importOnline } from ${JSON.stringify(ONLINE_IMPORT)};\n${changed}`;
}
