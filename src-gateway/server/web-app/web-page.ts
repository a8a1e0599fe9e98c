import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';

/** The build's own: it has no attributes, and the configuration is data beside it. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const NONCE = '__CSP_NONCE__';

/** A built app as files. */
export type BuiltPages = {
  folder: string;
  /** The page of every address that no other file stands for. */
  index: string;
  /** Writes into a page what the gateway knows. */
  complete(page: string): string;
};

export type WebPage = {
  html: string;
  /** Hashes of the scripts that stand in the page itself: only these run beside the origin's own files. */
  inlineScripts: readonly string[];
};

type Known = { version: number; parts: readonly string[]; inlineScripts: readonly string[] };

/** Each response has its own style nonce; the index stands in for a first view that the build did not write. */
export function webPages({
  folder,
  index,
  complete,
}: BuiltPages): (file: string, styleNonce: string) => Promise<WebPage> {
  const pages = new Map<string, Known>();

  async function pageOf(file: string): Promise<Known> {
    const path = join(folder, file);
    const version = await versionOf(path);
    if (version === null) {
      if (file === index) throw new AppError('NOT_FOUND', 'the app is not built: run npm start');
      return pageOf(index);
    }
    const known = pages.get(file);
    if (known?.version === version) return known;
    const page = complete(await readFile(path, 'utf8'));
    const inlineScripts = [...page.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source));
    const read = { version, parts: page.split(NONCE), inlineScripts };
    pages.set(file, read);
    return read;
  }

  return async (file, styleNonce) => {
    const { parts, inlineScripts } = await pageOf(file);
    return { html: parts.join(styleNonce), inlineScripts };
  };
}

/** Null for a file that is not there. */
async function versionOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.mtimeMs ?? null;
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
