import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';
import { root } from './steps.ts';

/** What a packed app may hold: its own build and the packages that run with it, and nothing else (BLD-03). */

/** Far above what it weighs, and far below what one stray package of the user interface would make of it. */
export const MOST_BYTES = 30_000_000;

const OWN = [
  /^package\.json$/,
  /^out$/,
  /^out\/(main|preload|renderer|staff)$/,
  /^out\/main\/[\w-]+$/,
  /^out\/main\/([\w-]+\/)?[\w.-]+\.js$/,
  /^out\/preload\/(staff-)?preload\.cjs$/,
  /^out\/renderer\/(assets|brand|pictures)$/,
  /^out\/renderer\/index\.html$/,
  /^out\/staff\/(assets|brand)$/,
  /^out\/staff\/staff\.html$/,
  /^out\/staff\/(assets|brand)\/[\w.-]+\.(js|css|woff2|png|svg|ico|webmanifest)$/,
  /^out\/renderer\/(assets|brand|pictures)\/[\w.-]+\.(js|css|woff2|avif|webp|png|svg|json|webmanifest)$/,
];
const OF_PACKAGE = /(^|\/)(package\.json|[^/]+\.(js|cjs|mjs|json|node)|licen[cs]e(-[\w]+)?(\.\w+)?)$/i;

export type Packed = { files: string[]; bytes: number };

export async function listArchive(archive: string): Promise<Packed> {
  const files = listPackage(archive, { isPack: false }).map(name => name.replaceAll('\\', '/').slice(1));
  return { files, bytes: (await stat(archive)).size };
}

export function strangersIn(files: readonly string[], packages: ReadonlySet<string>): string[] {
  const folders = new Set(files.flatMap(file => parents(file)));
  return files.filter(file => {
    if (!file.startsWith('node_modules')) return !OWN.some(own => own.test(file));
    if (file === 'node_modules') return false;
    const [name, inside] = splitPackage(file);
    if (![...packages].some(known => known === name || known.startsWith(`${name}/`))) return true;
    return !folders.has(file) && !OF_PACKAGE.test(inside);
  });
}

function parents(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** `node_modules/@scope/name/lib/x.js` -> `@scope/name` and `lib/x.js`, of the innermost package. */
function splitPackage(file: string): [name: string, inside: string] {
  const rest = file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [first = '', second = '', ...more] = rest.split('/');
  return first.startsWith('@')
    ? [second === '' ? first : `${first}/${second}`, more.join('/')]
    : [first, [second, ...more].join('/')];
}

/** The packages that run in the app: those of `dependencies` and all that they need, by the lock file. */
export async function runningPackages(): Promise<ReadonlySet<string>> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
  };
  const names = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  return new Set(names);
}
