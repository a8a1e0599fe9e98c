import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { AppError } from '#shared/errors.ts';
import { pageWithConfig } from '#shared/page-config.ts';

/** The build's own: it has no attributes, and the configuration is data beside it. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const NONCE = '__CSP_NONCE__';

export const INDEX = 'index.html';

export type WebPage = {
  html: string;
  /** Hashes of the scripts that stand in the page itself: only these run beside the origin's own files. */
  inlineScripts: readonly string[];
};

type Known = { version: number; parts: readonly string[]; inlineScripts: readonly string[] };

/** Each response has its own style nonce; index.html stands in for a first view that the build did not write. */
export function webPages(config: GatewayConfig): (file: string, styleNonce: string) => Promise<WebPage> {
  const pages = new Map<string, Known>();

  async function pageOf(file: string): Promise<Known> {
    const path = join(config.webFolder, file);
    const version = await versionOf(path);
    if (version === null) {
      if (file === INDEX) throw new AppError('NOT_FOUND', 'the guest app is not built: run npm start');
      return pageOf(INDEX);
    }
    const known = pages.get(file);
    if (known?.version === version) return known;
    const page = pageWithConfig(await readFile(path, 'utf8'), config.web);
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
