import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { HttpAnswer } from './http-route.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

type StaticFile = { file: string; type: string; hash: string; caching: string; encodings: Set<Encoding> };
type Encoding = 'br' | 'gzip';
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export type StaticFiles = {
  /** The answer for a file of the build; null when there is none at this path. */
  answer(path: string, headers: Readonly<Record<string, string | undefined>>): Promise<HttpAnswer | null>;
  /** The text of a file; null when there is none. */
  read(path: string): Promise<string | null>;
};

/**
 * The files of a built folder. They are listed once and a request can only name one of the list, so that no path
 * leads out of the folder. The list is made again when the folder's index.html changes.
 */
export function staticFiles(folder: string): StaticFiles {
  let listed: { version: number; files: Promise<Map<string, StaticFile>> } | undefined;
  const current = async () => {
    const version = await modified(join(folder, 'index.html'));
    if (listed?.version !== version) listed = { version, files: list(folder) };
    return listed.files;
  };
  return {
    async answer(path, headers) {
      const found = (await current()).get(path);
      if (!found) return null;
      const encoding = chooseEncoding(headers['accept-encoding'], found.encodings);
      const etag = `"${found.hash}${encoding ? `-${encoding}` : ''}"`;
      const caching = {
        etag,
        'cache-control': found.caching,
        ...(found.encodings.size > 0 && { vary: 'accept-encoding' }),
      };
      if (fits(headers['if-none-match'], etag)) return { status: 304, headers: caching };
      return {
        status: 200,
        headers: {
          ...caching,
          'content-type': found.type,
          ...(encoding && { 'content-encoding': encoding }),
        },
        body: await readFile(encoding ? found.file + endings[encoding] : found.file),
      };
    },
    async read(path) {
      const found = (await current()).get(path);
      return found ? readFile(found.file, 'utf8') : null;
    },
  };
}

/** Whether a path asks for a file, so that a missing one is a 404 and not a page of the app. */
export function isStaticName(path: string): boolean {
  return extname(path) in types || path.startsWith('/assets/');
}

async function modified(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
}

async function list(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch {
    return files;
  }
  // No link is followed: a link could point out of the folder.
  const names = new Set(
    entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name)),
  );
  for (const file of names) {
    const type = types[extname(file)];
    if (!type) continue;
    if (
      relative(folder, file)
        .split(sep)
        .some(part => part.startsWith('.'))
    )
      continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, {
      file,
      type,
      hash: createHash('sha256')
        .update(await readFile(file))
        .digest('base64url')
        .slice(0, 16),
      caching: cachingOf(path),
      encodings: new Set((['br', 'gzip'] as const).filter(encoding => names.has(file + endings[encoding]))),
    });
  }
  return files;
}

/** Hashed names never change; pictures change with a release and keep their names. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/(pictures|brand)\//.test(path) ? 'public, max-age=86400' : 'no-cache';
}

/** The best encoding that the caller accepts and that exists. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: ReadonlySet<Encoding>,
): Encoding | null {
  const accepted = new Map(
    (acceptEncoding ?? '')
      .slice(0, 200)
      .toLowerCase()
      .split(',')
      .map(entry => {
        const [name = '', quality] = entry.trim().split(/\s*;\s*q=/);
        return [name, quality === undefined ? 1 : Number(quality)];
      }),
  );
  const accepts = (encoding: Encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(encoding => available.has(encoding) && accepts(encoding)) ?? null;
}

function fits(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .some(entry => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}
