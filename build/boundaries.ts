import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * Checks the import rules between the packages on the whole import graph (.dependency-cruiser.cjs).
 *
 * A cruiser that cannot read TypeScript sees nothing and says that all is well. So this check has a floor:
 * every source file on disk must be in the graph, and the graph must not be smaller than the project has long been.
 */

const ROOMS = ['src-shared', 'src-gateway', 'src-main', 'src-preload', 'src-renderer'];
const PROJECT = resolve(import.meta.dirname, '..');

export type Floor = { modules: number; edges: number; aliasEdges: number };

/** Increase these as the project grows: below the real numbers, and far above zero. */
export const projectFloor: Floor = { modules: 320, edges: 1_600, aliasEdges: 600 };

/** `complaints` is empty when all is well; each line names the rule and the way of the import. */
export type Boundaries = Floor & { complaints: string[] };

type Dependency = { module: string; resolved: string };
type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] };
type Graph = {
  modules: { source: string; dependencies: Dependency[] }[];
  summary: { violations: Violation[] };
};

/** Cruises the rooms below `root` with this project's rules. */
export async function checkBoundaries(root: string, floor: Floor): Promise<Boundaries> {
  const onDisk = await sourceFiles(root);
  const graph = await cruise(root);
  const seen = graph.modules.filter(module => ROOMS.some(room => module.source.startsWith(`${room}/`)));
  const edges = seen.flatMap(module => module.dependencies);
  const counts: Floor = {
    modules: seen.length,
    edges: edges.length,
    aliasEdges: edges.filter(edge => edge.module.startsWith('#') && edge.resolved.startsWith('src-')).length,
  };
  const names = new Set(seen.map(module => module.source));
  return {
    ...counts,
    complaints: [
      ...graph.summary.violations.map(sentence),
      ...onDisk.filter(file => !names.has(file)).map(file => `not-seen: ${file} is not in the graph`),
      ...(['modules', 'edges', 'aliasEdges'] as const)
        .filter(key => counts[key] < floor[key])
        .map(key => `floor: the graph has ${counts[key]} ${key}, and never fewer than ${floor[key]}`),
    ],
  };
}

async function cruise(root: string): Promise<Graph> {
  const rooms = ROOMS.filter(room => existsSync(join(root, room)));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(PROJECT, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...rooms,
    ],
    { cwd: root, maxBuffer: 256 * 2 ** 20 },
  );
  return JSON.parse(stdout) as Graph;
}

function sentence({ rule, from, to, cycle }: Violation): string {
  const way = cycle ? [from, ...cycle.map(step => step.name)] : from === to ? [from] : [from, to];
  return `${rule.name}: ${way.join(' -> ')}`;
}

async function sourceFiles(root: string): Promise<string[]> {
  const files = await Promise.all(
    ROOMS.map(async room => {
      if (!existsSync(join(root, room))) return [];
      const entries = await readdir(join(root, room), { recursive: true });
      return entries.map(entry => `${room}/${entry.replaceAll('\\', '/')}`);
    }),
  );
  return files.flat().filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
}

if (import.meta.main) {
  const { complaints, ...counts } = await checkBoundaries(PROJECT, projectFloor);
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `${counts.modules} modules, ${counts.edges} imports, ${counts.aliasEdges} of them across rooms`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
