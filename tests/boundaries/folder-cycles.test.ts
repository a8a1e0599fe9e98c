import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const IMPORT =
  /^(?:import|export)\s+(type\s+)?([^;]*?)from\s+'([^']+)'|^import\s+'([^']+)'|import\(\s*'([^']+)'/gms;

function loadedFiles(name: string): Map<string, string[]> {
  const files = readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.d)\.tsx?$/.test(file))
    .map(file => `${name}/${file}`);
  const known = new Set(files);
  const loads = (file: string) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(
      ([, type, names = '', from, bare, late]) => {
        const list = /^\{(.*)\}\s*$/s
          .exec(names)?.[1]
          ?.split(',')
          .map(item => item.trim());
        if (type || (from && list?.every(item => item === '' || item.startsWith('type ')))) return [];
        const specifier = from ?? bare ?? late ?? '';
        const target = specifier.startsWith('#')
          ? specifier.replace(/^#(\w+)\//, 'src-$1/')
          : normalize(join(dirname(file), specifier));
        return known.has(target) ? [target] : [];
      },
    );
  return new Map(files.map(file => [file, loads(file)]));
}

function foldersInCycles(loaded: ReadonlyMap<string, readonly string[]>, depth: number): string[] {
  const folderOf = (file: string) =>
    dirname(file)
      .split('/')
      .slice(0, depth + 1)
      .join('/');
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of loaded)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      // A folder and what is inside it are one subject.
      if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  const reachedFrom = (start: string) => {
    const seen = new Set<string>();
    const left = [...(graph.get(start) ?? [])];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      left.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  return [...graph.keys()].filter(folder => reachedFrom(folder).has(folder)).sort();
}

test.each(['src-shared', 'src-gateway', 'src-main', 'src-preload', 'src-renderer'])(
  'no two folders of %s need each other to run',
  name => {
    const loaded = loadedFiles(name);
    for (const depth of [1, 2, 3]) expect(foldersInCycles(loaded, depth), `${depth} levels deep`).toEqual([]);
  },
);

test('a cycle between folders is found at its depth', () => {
  const loaded = new Map([
    ['src-shared/a/one/x.ts', ['src-shared/a/two/y.ts', 'src-shared/b/z.ts']],
    ['src-shared/a/two/y.ts', ['src-shared/a/one/w.ts']],
    ['src-shared/b/z.ts', []],
  ]);
  expect(foldersInCycles(loaded, 1)).toEqual([]);
  expect(foldersInCycles(loaded, 2)).toEqual(['src-shared/a/one', 'src-shared/a/two']);
});
